package directive

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestScanLeavesOtherCommentsAlone(t *testing.T) {
	for _, comment := range []string{
		"// A comment.",
		"//",
		"// tool:export",
		"//Tool:export",
		"//tool: export",
		"//tool:\texport",
		"//go:noinline",
		"//tools:export",
		"//tool export",
		"//nolint:tool",
		"/*tool:export*/",
		"/*\n//tool:export\n*/",
		"// E talks about the //tool:export directive.",
	} {
		d, s := scanLine(t, Scan, comment)
		assert.Nil(t, d, comment)
		assert.Empty(t, s.reports(), comment)
	}
}

func TestUnknownDirectives(t *testing.T) {
	tests := []struct{ comment, report string }{
		{"//tool:exported", "8-16 OLT015 there is no directive //tool:exported; did you mean //tool:export?"},
		{"//tool:expose", "8-14 OLT015 there is no directive //tool:expose; did you mean //tool:export?"},
		{"//tool:Export", "8-14 OLT015 there is no directive //tool:Export; did you mean //tool:export?"},
		{"//tool:aproval", "8-15 OLT015 there is no directive //tool:aproval; did you mean //tool:approval?"},
		{"//tool:tiemout 5s", "8-15 OLT015 there is no directive //tool:tiemout; did you mean //tool:timeout?"},
		{"//tool:desc Text.", "8-12 OLT015 there is no directive //tool:desc; did you mean //tool:description?"},
		{"//tool:export(name)", "8-20 OLT015 there is no directive //tool:export(name); did you mean //tool:export?"},
		{"//tool:frobnicate x=1", "8-18 OLT015 there is no directive //tool:frobnicate"},
		{"//tool:Überexport", "8-19 OLT015 there is no directive //tool:Überexport"},
		{"//tool:", "1-8 OLT015 a directive's name is missing after //tool:"},
		{"//tool:  ", "1-8 OLT015 a directive's name is missing after //tool:"},
	}
	for _, tt := range tests {
		d, s := scanLine(t, Scan, tt.comment)
		assert.Nil(t, d, tt.comment)
		assert.Equal(t, []string{tt.report}, s.reports(), tt.comment)
	}
}

func TestSoundDirectives(t *testing.T) {
	t.Run("flag", func(t *testing.T) {
		d, s := sound(t, Scan, "//tool:endsloop  ")
		assert.Equal(t, "endsloop", d.Spec.Name)
		assert.Equal(t, "1-18 ", s.show(Word{Pos: d.Pos, End: d.End}))
	})
	t.Run("export without name", func(t *testing.T) {
		d, _ := sound(t, Scan, "//tool:export")
		assert.Empty(t, d.Name.Text)
	})
	t.Run("export with name", func(t *testing.T) {
		d, s := sound(t, Scan, "//tool:export \tsubmit-order ")
		assert.Equal(t, "16-28 submit-order", s.show(d.Name))
	})
	t.Run("timeout", func(t *testing.T) {
		d, _ := sound(t, Scan, "//tool:timeout 1m30s")
		assert.Equal(t, 90*time.Second, d.Duration)
	})
	t.Run("maxoutput", func(t *testing.T) {
		d, _ := sound(t, Scan, "//tool:maxoutput 64")
		assert.Equal(t, 64, d.Bytes)
	})
	t.Run("effect", func(t *testing.T) {
		d, s := sound(t, Scan, "//tool:effect read")
		assert.Equal(t, "15-19 read", s.show(d.Text))
	})
	t.Run("permission", func(t *testing.T) {
		d, _ := sound(t, Scan, "//tool:permission orders.submit:all")
		assert.Equal(t, "orders.submit:all", d.Text.Text)
	})
	t.Run("naming", func(t *testing.T) {
		d, _ := sound(t, Scan, "//tool:naming camelCase")
		assert.Equal(t, "camelCase", d.Text.Text)
	})
	t.Run("register", func(t *testing.T) {
		d, _ := sound(t, Scan, "//tool:register AgentTools")
		assert.Equal(t, "AgentTools", d.Text.Text)
	})
	t.Run("schema", func(t *testing.T) {
		d, s := sound(t, Scan, `//tool:schema {"type":"string", "pattern":"a b"} `)
		assert.Equal(t, `15-49 {"type":"string", "pattern":"a b"}`, s.show(d.Text))
	})
	t.Run("type with a schema", func(t *testing.T) {
		d, s := sound(t, Scan, `//tool:type gopkg.in/dec.v3.Decimal  {"type": "string"}`)
		assert.Equal(t, "13-36 gopkg.in/dec.v3.Decimal", s.show(d.Name))
		assert.Equal(t, `38-56 {"type": "string"}`, s.show(d.Text))
	})
	t.Run("type with a word", func(t *testing.T) {
		d, s := sound(t, Scan, `//tool:type time.Month names`)
		assert.Equal(t, "13-23 time.Month", s.show(d.Name))
		assert.Equal(t, "24-29 names", s.show(d.Text))
	})
	t.Run("providers", func(t *testing.T) {
		d, s := sound(t, Scan, "//tool:providers openai, gemini")
		assert.Equal(t, "18-32 openai, gemini", s.show(d.Text))
		require.Len(t, d.List, 2)
		assert.Equal(t, "18-24 openai", s.show(d.List[0]))
		assert.Equal(t, "26-32 gemini", s.show(d.List[1]))
	})
}

func TestDescriptionText(t *testing.T) {
	tests := []struct{ args, text string }{
		{`Submits an order, "now".`, `Submits an order, "now".`},
		{`"Submits an \"order\"."`, `Submits an "order".`},
		{"`Submits C:\\orders.`", `Submits C:\orders.`},
		{`"Quoted" words come first.`, `"Quoted" words come first.`},
		{"`limit` is how many", "`limit` is how many"},
		{`"Two" texts "are" one "text"`, `"Two" texts "are" one "text"`},
		{`""`, ""},
		{"  spaced \t", "spaced"},
	}
	for _, tt := range tests {
		d, _ := sound(t, Scan, "//tool:description "+tt.args)
		assert.Equal(t, tt.text, d.Text.Text, tt.args)
	}
}

// A directive that is kept still says what was meant; one that is dropped would
// say something else.
func TestMalformedDirectives(t *testing.T) {
	tests := []struct {
		comment string
		kept    bool
		report  string
	}{
		{"//tool:approval yes", true, `17-20 OLT015 //tool:approval takes nothing more, not "yes"`},
		{"//tool:export my tool", true, `18-22 OLT015 //tool:export takes nothing more, not "tool"`},
		{"//tool:description", false, "8-19 OLT015 //tool:description needs a text"},
		{`//tool:description "open`, true, "20-25 OLT015 the string that begins here is not closed"},
		{`//tool:description "a\qb"`, true, `22-24 OLT015 a Go string literal has no escape \q`},
		{"//tool:timeout", false, "8-15 OLT015 //tool:timeout needs a duration"},
		{"//tool:timeout 30", false, `16-18 OLT015 //tool:timeout takes a Go duration greater than 0, not "30"`},
		{"//tool:timeout 0s", false, `16-18 OLT015 //tool:timeout takes a Go duration greater than 0, not "0s"`},
		{"//tool:timeout -1s", false, `16-19 OLT015 //tool:timeout takes a Go duration greater than 0, not "-1s"`},
		{"//tool:timeout 300000h 1s", true, `24-26 OLT015 //tool:timeout takes nothing more, not "1s"`},
		{"//tool:timeout 3000000h", false, `16-24 OLT015 //tool:timeout takes a Go duration greater than 0, not "3000000h"`},
		{"//tool:maxoutput", false, "8-17 OLT015 //tool:maxoutput needs a number of bytes"},
		{"//tool:maxoutput 63", false, `18-20 OLT015 //tool:maxoutput takes a whole number of bytes, 64 or more, not "63"`},
		{"//tool:maxoutput 4KB", false, `18-21 OLT015 //tool:maxoutput takes a whole number of bytes, 64 or more, not "4KB"`},
		{"//tool:maxoutput +64", false, `18-21 OLT015 //tool:maxoutput takes a whole number of bytes, 64 or more, not "+64"`},
		{"//tool:maxoutput 99999999999999999999", false, `18-38 OLT015 //tool:maxoutput takes a whole number of bytes, 64 or more, not "99999999999999999999"`},
		{"//tool:effect", false, "8-14 OLT015 //tool:effect needs one of read, write, destructive, external"},
		{"//tool:effect reads", false, `15-20 OLT015 //tool:effect takes one of read, write, destructive, external, not "reads"; did you mean read?`},
		{"//tool:effect none", false, `15-19 OLT015 //tool:effect takes one of read, write, destructive, external, not "none"`},
		{"//tool:permission", false, "8-18 OLT015 //tool:permission needs a name"},
		{"//tool:permission orders submit", true, `26-32 OLT015 //tool:permission takes nothing more, not "submit"`},
		{"//tool:enum close", false, `13-18 OLT015 //tool:enum takes one of open, closed, names, not "close"; did you mean closed?`},
		{"//tool:naming", false, "8-14 OLT015 //tool:naming needs the word camelCase"},
		{"//tool:naming snake_case", false, `15-25 OLT011 there is no naming policy "snake_case"; camelCase is the only one`},
		{"//tool:naming camelcase", false, `15-24 OLT011 there is no naming policy "camelcase"; camelCase is the only one`},
		{"//tool:register", false, "8-16 OLT015 //tool:register needs a name"},
		{"//tool:register my-tools", false, `17-25 OLT015 //tool:register takes the name of a Go function, not "my-tools"`},
		{"//tool:register func", false, `17-21 OLT015 //tool:register takes the name of a Go function, not "func"`},
		{"//tool:providers", false, "8-17 OLT015 //tool:providers needs one of anthropic, openai, gemini"},
		{"//tool:providers openai,google", true, `25-31 OLT015 //tool:providers takes one of anthropic, openai, gemini, not "google"`},
		{"//tool:providers openia", false, `18-24 OLT015 //tool:providers takes one of anthropic, openai, gemini, not "openia"; did you mean openai?`},
		{"//tool:providers openai,openai", true, "25-31 OLT015 openai is listed twice"},
		{"//tool:providers openai,", true, "24-25 OLT015 a word is missing in the list of //tool:providers"},
		{"//tool:providers openai gemini", true, `25-31 OLT015 //tool:providers takes nothing more, not "gemini"`},
		{"//tool:schema", false, "8-14 OLT015 //tool:schema needs a JSON object"},
		{"//tool:schema true", false, "15-19 OLT015 //tool:schema takes a JSON object"},
		{`//tool:schema {"type":string}`, false, "23-30 OLT015 the schema is not valid JSON: invalid character 's' looking for beginning of value"},
		{`//tool:schema {"type":"string"`, false, "30-31 OLT015 the schema is not valid JSON: unexpected end of JSON input"},
		{`//tool:schema {} x`, false, "18-19 OLT015 the schema is not valid JSON: invalid character 'x' after top-level value"},
		{"//tool:type", false, "8-12 OLT015 //tool:type needs a type of another package, and its schema or one of open, closed, names"},
		{"//tool:type time.Month", false, "8-12 OLT015 //tool:type needs a JSON object or one of open, closed, names after the type"},
		{"//tool:type Month names", false, `13-18 OLT015 "Month" is no type of another package`},
		{"//tool:type example.com/Month names", false, `13-30 OLT015 "example.com/Month" is no type of another package`},
		{"//tool:type example.com/x. names", false, `13-27 OLT015 "example.com/x." is no type of another package`},
		{"//tool:type time.Month shut", false, `24-28 OLT015 //tool:type takes one of open, closed, names, not "shut"`},
		{"//tool:param", false, "8-13 OLT015 //tool:param needs a parameter's name"},
		{"//tool:param note", false, "8-13 OLT015 //tool:param needs a key or flag"},
		{"//tool:param maxLength=5", false, "14-23 OLT015 //tool:param needs the parameter's name before its keys"},
		{"//tool:field", false, "8-13 OLT015 //tool:field needs a key or flag"},
	}
	for _, tt := range tests {
		t.Run(tt.comment, func(t *testing.T) {
			d, s := scanLine(t, Scan, tt.comment)
			assert.Equal(t, []string{tt.report}, s.reports())
			assert.Equal(t, tt.kept, d != nil)
		})
	}
}

func TestAllProblemsOfOneDirective(t *testing.T) {
	d, s := scanLine(t, Scan, "//tool:type Month shut up")
	assert.Nil(t, d)
	assert.Equal(t, []string{
		`13-18 OLT015 "Month" is no type of another package`,
		`19-23 OLT015 //tool:type takes one of open, closed, names, not "shut"`,
		`24-26 OLT015 //tool:type takes nothing more, not "up"`,
	}, s.reports())
}

// Case G30: the scanner drops the carriage return at the end of a line, and
// what is read must not depend on that.
func TestWindowsLineEnds(t *testing.T) {
	s := parse(t, "package x\r\n\r\n//tool:param from pattern=\"^/\" optional\r\n//tool:export copy\r\nfunc F() {}\r\n")
	require.Len(t, s.comments, 2)
	d := Scan(s.comments[0], s.at, &s.problems)
	require.NotNil(t, d)
	assert.Equal(t, "19-26 pattern", s.show(d.Args[0].Key))
	assert.Equal(t, "27-31 ^/", s.show(d.Args[0].Value))
	assert.Equal(t, "32-40 optional", s.show(d.Args[1].Key))
	d = Scan(s.comments[1], s.at, &s.problems)
	require.NotNil(t, d)
	assert.Equal(t, "15-19 copy", s.show(d.Name))
	assert.Empty(t, s.reports())
}
