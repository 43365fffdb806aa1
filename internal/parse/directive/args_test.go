package directive

import (
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
)

func TestParamArgs(t *testing.T) {
	d, s := sound(t, Scan, `//tool:param note default="" maxLength="200" pattern=@defaults.Pattern optional description=`+"`a \"b\" \\d`")
	assert.Equal(t, "14-18 note", s.show(d.Name))
	require.Len(t, d.Args, 5)

	def := d.Args[0]
	assert.Equal(t, "19-26 default", s.show(def.Key))
	assert.Equal(t, "27-29 ", s.show(def.Value))
	assert.True(t, def.HasValue)
	assert.True(t, def.Quoted)

	length := d.Args[1]
	assert.Equal(t, "40-45 200", s.show(length.Value), "a quoted number is the number")

	pattern := d.Args[2]
	assert.Equal(t, "@defaults.Pattern", pattern.Value.Text)
	assert.Equal(t, "defaults.Pattern", pattern.Const)
	assert.False(t, pattern.Quoted)

	optional := d.Args[3]
	assert.Equal(t, "optional", optional.Key.Text)
	assert.False(t, optional.HasValue)

	assert.Equal(t, `a "b" \d`, d.Args[4].Value.Text)
}

func TestScanParamHasNoName(t *testing.T) {
	d, s := sound(t, ScanParam, "//tool:param optional minimum=1")
	assert.Empty(t, d.Name.Text)
	require.Len(t, d.Args, 2)
	assert.Equal(t, "14-22 optional", s.show(d.Args[0].Key))

	d, s = scanLine(t, ScanParam, "//tool:param limit minimum=1")
	require.NotNil(t, d)
	assert.Len(t, d.Args, 1)
	assert.Equal(t, []string{`14-19 OLT015 there is no key "limit"`}, s.reports())
	assert.Equal(t, "on the line of the parameter itself its name is left out", s.problems.All()[0].Hint)

	d, _ = sound(t, ScanParam, "//tool:field minimum=1")
	assert.Len(t, d.Args, 1, "other directives are read as everywhere")
}

func TestQuotedAtSignIsNoConstant(t *testing.T) {
	d, _ := sound(t, Scan, `//tool:field default="@Home" enum=@A,"@B"`)
	assert.Empty(t, d.Args[0].Const)
	assert.Equal(t, "A", d.Args[1].Elements[0].Const)
	assert.Empty(t, d.Args[1].Elements[1].Const)
}

func TestNumbers(t *testing.T) {
	for _, text := range []string{"0", "-0", "5", "-5", "1.5", "1e2", "1E-2", "-1.25e+10", "18446744073709551615", "0e999999999", `"4"`, "@Max"} {
		sound(t, Scan, "//tool:field minimum="+text)
	}
	for _, text := range []string{"+5", ".5", "5.", "05", "1_000", "0x10", "1e", "1e+", "--1", "-", "NaN", "Inf", "1m", "1,5", "٣", "1.e2", `""`} {
		d, s := scanLine(t, Scan, "//tool:field minimum="+text)
		assert.Nil(t, d, text)
		shown := strings.Trim(text, `"`)
		end := strconv.Itoa(22 + len(text))
		assert.Equal(t, []string{"22-" + end + " OLT015 minimum takes a number, not " + strconv.Quote(shown)}, s.reports(), text)
	}
	for _, text := range []string{"1e400", "-1e999999999", "1e-999999999", "0.1e-400"} {
		d, s := scanLine(t, Scan, "//tool:field maximum="+text)
		assert.Nil(t, d, text)
		end := strconv.Itoa(22 + len(text))
		assert.Equal(t, []string{"22-" + end + " OLT019 no Go type holds the number " + text}, s.reports(), text)
	}
}

func TestCounts(t *testing.T) {
	for _, text := range []string{"0", "4", `"4"`, "2147483647", "@Max"} {
		sound(t, Scan, "//tool:field minItems="+text)
	}
	for _, text := range []string{"-1", "+1", "1.0", "1e2", "01", "2147483648", "99999999999999999999", "many"} {
		d, s := scanLine(t, Scan, "//tool:field maxLength="+text)
		assert.Nil(t, d, text)
		end := strconv.Itoa(24 + len(text))
		assert.Equal(t, []string{"24-" + end + " OLT015 maxLength takes a whole number from 0 to 2147483647, not " + strconv.Quote(text)}, s.reports(), text)
	}
}

func TestMalformedArgs(t *testing.T) {
	tests := []struct {
		args    string // behind "//tool:field ", from column 14 on
		kept    int    // arguments that are returned
		reports []string
	}{
		{`minlength=3`, 0, []string{`14-23 OLT015 there is no key "minlength"; did you mean minLength?`}},
		{`min=3 max=4 minItems=1`, 1, []string{`14-17 OLT015 there is no key "min"`, `20-23 OLT015 there is no key "max"`}},
		{`gt=0`, 0, []string{`14-16 OLT015 there is no key "gt"`}},
		{`nullable`, 0, []string{`14-22 OLT015 there is no key "nullable"`}},
		{`optionl`, 0, []string{`14-21 OLT015 there is no key "optionl"; did you mean optional?`}},
		{`minimum`, 0, []string{`14-21 OLT015 minimum needs a number behind an =`}},
		{`default= optional`, 1, []string{`21-22 OLT015 default needs a value directly behind the =`}},
		{`enum=`, 0, []string{`18-19 OLT015 enum needs values separated by commas directly behind the =`}},
		{`optional=true minimum=1`, 1, []string{`22-27 OLT015 optional is a flag and takes no value`}},
		{`optional= minimum=1`, 1, []string{`22-23 OLT015 optional is a flag and takes no value`}},
		{`minimum = 5 maximum=9`, 2, []string{`21-24 OLT015 no space may stand around the = behind minimum`}},
		{`minimum= 5 maximum=9`, 2, []string{`21-23 OLT015 no space may stand around the = behind minimum`}},
		{`minimum =5 maximum=9`, 2, []string{`21-23 OLT015 no space may stand around the = behind minimum`}},
		{`enum= a,b`, 1, []string{`18-20 OLT015 no space may stand around the = behind enum`}},
		{`name= minimum`, 1, []string{`18-20 OLT015 no space may stand around the = behind name`}},
		{`minimum= maximum=9`, 1, []string{`21-22 OLT015 minimum needs a number directly behind the =`}},
		{`minimum= maximum = 9`, 1, []string{`21-22 OLT015 minimum needs a number directly behind the =`, `30-33 OLT015 no space may stand around the = behind maximum`}},
		{`minimum= `, 0, []string{`21-22 OLT015 minimum needs a number directly behind the =`}},
		{`optional = true minimum=1`, 1, []string{`22-29 OLT015 optional is a flag and takes no value`}},
		{`minimun = 5`, 0, []string{`14-21 OLT015 there is no key "minimun"; did you mean minimum?`}},
		{`=5 minimum=1`, 1, []string{`14-15 OLT015 a key is missing before the =`}},
		{`"text" minimum=1`, 1, []string{`14-20 OLT015 a value stands here without its key`}},
		{`minimum=1 minimum=2`, 1, []string{`24-31 OLT015 minimum is given twice`}},
		{`optional minimum=1 optional`, 2, []string{`33-41 OLT015 optional is given twice`}},
		{`name=""`, 0, []string{`19-21 OLT015 name takes a name, not ""`}},
		{`default="abc minimum=1`, 0, []string{`22-36 OLT015 the string that begins here is not closed`}},
		{"default=`abc minimum=1", 0, []string{`22-36 OLT015 the string that begins here is not closed`}},
		{`default="a\" minimum=1`, 0, []string{`22-36 OLT015 the string that begins here is not closed`}},
		{`default="a"b minimum=1`, 1, []string{`25-26 OLT015 "b" stands directly behind the closing quote`}},
		{`default="ab\d" minimum=1`, 1, []string{`25-27 OLT015 a Go string literal has no escape \d`}},
		{`default="\xff" minimum=1`, 1, []string{`22-28 OLT015 the string is not valid UTF-8`}},
		{`default=@ minimum=1`, 1, []string{`22-23 OLT019 "@" names no Go constant`}},
		{`default=@a-b`, 0, []string{`22-26 OLT019 "@a-b" names no Go constant`}},
		{`default=@a.b.c`, 0, []string{`22-28 OLT019 "@a.b.c" names no Go constant`}},
		{`default=@a.`, 0, []string{`22-25 OLT019 "@a." names no Go constant`}},
		{`minLength=-1 minItems=x`, 0, []string{
			`24-26 OLT015 minLength takes a whole number from 0 to 2147483647, not "-1"`,
			`36-37 OLT015 minItems takes a whole number from 0 to 2147483647, not "x"`,
		}},
		{`description=the first weight minimum=1`, 2, []string{`30-42 OLT015 there is no key "first"`}},
	}
	for _, tt := range tests {
		t.Run(tt.args, func(t *testing.T) {
			d, s := scanLine(t, Scan, "//tool:field "+tt.args)
			assert.Equal(t, tt.reports, s.reports())
			if tt.kept == 0 {
				assert.Nil(t, d)
				return
			}
			require.NotNil(t, d)
			assert.Len(t, d.Args, tt.kept)
		})
	}
}

func TestCuresOfKeys(t *testing.T) {
	const keys = "the keys are description, default, enum, minimum, maximum, minLength, maxLength, pattern, format, minItems, maxItems, name, uniqueItems, optional, required, inline"
	const literal = "a value that holds spaces is written as a Go string literal, in double quotes or back quotes"
	const empty = `the empty text is written ""`
	for args, want := range map[string]string{
		"exclusiveMinimum=0": "write minimum with the least value that is allowed",
		"gt=0":               "write minimum with the least value that is allowed",
		"const=a":            "write enum with the one value",
		"frobnicate=a":       keys,
		"nullable":           "take a pointer, which takes null",
		"nullable=true":      "take a pointer, which takes null",
		"type":               literal,
		"default=":           empty,
		"pattern=":           empty,
		"enum=":              empty,
		"name=":              "",
		"minimum=":           "",
		"minLength=":         "",
	} {
		_, s := scanLine(t, Scan, "//tool:field "+args)
		require.Len(t, s.problems.All(), 1, args)
		assert.Equal(t, want, s.problems.All()[0].Hint, args)
	}
}

// A name that is missing hides no other problem of the line.
func TestParamWithoutNameIsReadToTheEnd(t *testing.T) {
	d, s := scanLine(t, Scan, "//tool:param minimum=1 maximum=x")
	assert.Nil(t, d)
	assert.Equal(t, []string{
		"14-21 OLT015 //tool:param needs the parameter's name before its keys",
		`32-33 OLT015 maximum takes a number, not "x"`,
	}, s.reports())

	for _, first := range []string{"xminimum=1", `xminimum = "a b"`, "=3"} {
		_, s := scanLine(t, Scan, "//tool:param "+first+" maximum=x")
		require.Len(t, s.reports(), 2, first)
		assert.Contains(t, s.reports()[0], "needs the parameter's name before its keys", first)
		assert.Contains(t, s.reports()[1], "maximum takes a number", first)
	}
}

func TestFirstOfTwoIsRelated(t *testing.T) {
	_, s := scanLine(t, Scan, "//tool:field minimum=1 minimum=2 enum=a,a")
	found := s.problems.All()
	require.Len(t, found, 2)
	for i, want := range []struct {
		column  int
		message string
	}{{14, "first given here"}, {39, "first listed here"}} {
		require.Len(t, found[i].Related, 1)
		assert.Equal(t, want.column, found[i].Related[0].Range.Column)
		assert.Equal(t, want.message, found[i].Related[0].Message)
	}
}

func TestMergeOfSeveralLines(t *testing.T) {
	s := parse(t, "package x\n\n//tool:field enum=a minimum=1\n//tool:field enum=b,a minimum=2 optional\n")
	first := Scan(s.comments[0], s.at, &s.problems)
	second := Scan(s.comments[1], s.at, &s.problems)
	require.Empty(t, s.reports())

	args := Merge(s.at, &s.problems, first.Args, second.Args)
	require.Len(t, args, 3)
	assert.Equal(t, []string{"a", "b"}, texts(args[0].Elements))
	assert.Equal(t, "1", args[1].Value.Text)
	assert.Equal(t, "optional", args[2].Key.Text)
	assert.Equal(t, []string{`21-22 OLT019 the value "a" is listed twice`, "23-30 OLT015 minimum is given twice"}, s.reports())
	assert.Equal(t, []string{"a"}, texts(first.Args[0].Elements), "what was merged is left as it was")

	s.problems = diag.List{}
	assert.Equal(t, args, Merge(s.at, &s.problems, second.Args, first.Args), "the source has one order")
	assert.Equal(t, []string{`21-22 OLT019 the value "a" is listed twice`, "23-30 OLT015 minimum is given twice"}, s.reports())
	assert.Equal(t, 3, s.problems.All()[0].Related[0].Range.Line)
}

func TestPlacesInValues(t *testing.T) {
	for _, tt := range []struct {
		value string
		want  map[int]int // the columns of bytes of the text
	}{
		{`aéb`, map[int]int{0: 22, 1: 23, 3: 25, 4: 26}},
		{"`a\\b`", map[int]int{0: 23, 1: 24, 3: 26}},
		{`"aéb"`, map[int]int{0: 23, 1: 24, 3: 26, 4: 27}},
		{`"\\\u00e9\x41b"`, map[int]int{0: 23, 1: 25, 3: 31, 4: 35, 5: 36, 9: 36}},
		{`"\xc3\xa9b"`, map[int]int{0: 23, 1: 27, 2: 31}},
	} {
		d, s := sound(t, Scan, "//tool:field pattern="+tt.value)
		for offset, column := range tt.want {
			at := d.Args[0].Value.At(offset)
			assert.Equal(t, column, s.at(at, at).Column, "%s %d", tt.value, offset)
		}
	}
}

// A line of a megabyte is read in one pass: quadratic work would take minutes.
func TestLongLines(t *testing.T) {
	var list diag.List
	for _, args := range []string{
		"enum=" + strings.Repeat("x,", 500_000),
		strings.Repeat("stray ", 200_000),
		strings.Repeat("minimum=1 ", 100_000),
		strings.Repeat(`minimum="x`, 100_000),
		strings.Repeat("enum=a ", 150_000),
		"minimum=1" + strings.Repeat("0", 1_000_000),
		strings.Repeat("z", 1_000_000),
	} {
		s := parse(t, "package x\n\n//tool:field "+args+"\n")
		Scan(s.comments[0], s.at, &list)
	}
	assert.True(t, list.HasErrors())
}
