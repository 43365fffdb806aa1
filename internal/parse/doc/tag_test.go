package doc

import (
	"go/ast"
	"go/parser"
	"go/token"
	"reflect"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// args shows parts as "key=value", or "key" for one without a value.
func args(list []TagArg) []string {
	var s []string
	for _, a := range list {
		if a.HasValue {
			a.Key += "=" + a.Value
		}
		s = append(s, a.Key)
	}
	return s
}

func TestParseTag(t *testing.T) {
	for _, c := range []struct {
		name, tag, description string
		required, omit         bool
		args, ignored          []string
	}{
		{name: "none", tag: `json:"x"`},
		{name: "google's", tag: `json:"x" jsonschema:"the name, as printed"`, description: "the name, as printed"},
		{name: "google's, several lines", tag: `jsonschema:" a\n b "`, description: "a b"},
		{name: "google's, with an equals sign", tag: `jsonschema:"what a = b means"`, description: "what a = b means"},
		{name: "google's, one word", tag: `jsonschema:"enum"`, description: "enum"},
		{name: "reserved by google's", tag: `jsonschema:"minimun=3,required"`, ignored: []string{"minimun=3", "required"}},
		{name: "empty", tag: `jsonschema:""`},
		{name: "required alone", tag: `jsonschema:"required"`, required: true},
		{name: "omitted", tag: `jsonschema:"-"`, omit: true},
		{
			name: "enum twice", tag: `json:"name" jsonschema_description:"who" jsonschema:"enum=ann,enum=bob"`,
			description: "who", args: []string{"enum=ann", "enum=bob"},
		},
		{
			name:        "everything",
			tag:         `jsonschema:"required, title=T,description=one\\, two,minimum=1,maximum=2.5,minLength=0,maxLength=3,pattern=^a\\,b=$,format=email,minItems=1,maxItems=2,uniqueItems=true,default=x,nullable,type=string,hello"`,
			description: "one, two", required: true,
			args: []string{
				"minimum=1", "maximum=2.5", "minLength=0", "maxLength=3", "pattern=^a,b=$", "format=email",
				"minItems=1", "maxItems=2", "uniqueItems", "default=x",
			},
			ignored: []string{"title=T", "nullable", "type=string", "hello"},
		},
		{name: "a comma too many", tag: `jsonschema:"required,,"`, required: true},
		{name: "description wins over the other key", tag: `jsonschema:"description=b" jsonschema_description:"a"`, description: "b"},
		{name: "the other key alone", tag: `jsonschema_description:"a  b"`, description: "a b"},
		{name: "extras", tag: `jsonschema_extras:"x=1,y"`, ignored: []string{"jsonschema_extras:x=1", "jsonschema_extras:y"}},
		{name: "behind a pattern of another's", tag: `validate:"^\d+$" jsonschema:"required"`, required: true},
		{name: "malformed before", tag: `json jsonschema:"required"`},
		{name: "malformed after", tag: `jsonschema:"required" json`, required: true},
		{name: "unterminated", tag: `jsonschema:"required`},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := ParseTag(c.tag)
			assert.Equal(t, c.description, got.Description)
			assert.Equal(t, c.required, got.Required)
			assert.Equal(t, c.omit, got.Omit)
			assert.Equal(t, c.args, args(got.Args))
			assert.Equal(t, c.ignored, args(got.Ignored))
		})
	}
}

func TestTagPos(t *testing.T) {
	for source, want := range map[string]string{
		"`json:\"é\" jsonschema:\"required,minimum=1\"`":            "minimum=1",
		`"json:\"é\" jsonschema:\"required,minimum=1\""`:            "minimum=1",
		`"\x6ason:\"\u00e9\" jsonschema:\"required,minimum=1\""`:    "minimum=1",
		"`jsonschema:\"required,default=\\u00e9\\\\,\\\"\"`":        `default=\u00e9\\,\"`,
		`"jsonschema:\"required,default=\\u00e9\\\\,\\\"\""`:        `default=\\u00e9\\\\,\\\"`,
		"`jsonschema:\"required,enum=\xc3\xa9漢\" json:\"minimum\"`": "enum=é漢",
	} {
		file := "package x\n\ntype T struct{ F int " + source + " }\n"
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, "x.go", file, 0)
		require.NoError(t, err, source)
		spec := f.Decls[0].(*ast.GenDecl).Specs[0].(*ast.TypeSpec)
		lit := spec.Type.(*ast.StructType).Fields.List[0].Tag
		tag, err := strconv.Unquote(lit.Value)
		require.NoError(t, err)
		parsed := ParseTag(tag)
		require.Len(t, parsed.Args, 1, source)
		from, to := TagPos(lit, parsed.Args[0].Start), TagPos(lit, parsed.Args[0].End)
		assert.Equal(t, want, file[fset.Position(from).Offset:fset.Position(to).Offset], source)
	}
}

func FuzzParseTag(f *testing.F) {
	f.Add(`json:"é" jsonschema:"required,minimum=1\\,\"\xff"`)
	f.Add(`jsonschema_description:"a" jsonschema_extras:"b=c"`)
	f.Add(`validate:"^\d+$" jsonschema:"required"`)
	f.Add(`jsonschema:"\d" json:"\`)
	f.Fuzz(func(t *testing.T, tag string) {
		value, ok := reflect.StructTag(tag).Lookup("jsonschema")
		v, found := lookupTag(tag, "jsonschema")
		require.Equal(t, ok, found)
		require.Equal(t, value, v.text)
		got := ParseTag(tag)
		for _, a := range append(got.Args, got.Ignored...) {
			require.True(t, 0 <= a.Start && a.Start <= a.End && a.End <= len(tag), "%+v", a)
		}
		lit := &ast.BasicLit{ValuePos: 1, Value: strconv.Quote(tag)}
		for at := range len(tag) + 1 {
			require.LessOrEqual(t, TagPos(lit, at), lit.End())
		}
	})
}
