package directive

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func texts(elements []Element) []string {
	var found []string
	for _, e := range elements {
		found = append(found, e.Text)
	}
	return found
}

func TestEnum(t *testing.T) {
	tests := []struct {
		name, args string
		want       []string
	}{
		{"S22 repeats add up", `enum=domain,ip enum=url`, []string{"domain", "ip", "url"}},
		{"S23 quoted", `enum="yes","no","later, perhaps","a=b","say \"hi\""`, []string{"yes", "no", "later, perhaps", "a=b", `say "hi"`}},
		{"R16 bare", `enum=preview,rollout default=preview`, []string{"preview", "rollout"}},
		{"raw", "enum=`a b`,c", []string{"a b", "c"}},
		{"empty text", `enum="",a`, []string{"", "a"}},
		{"equals sign", `enum=a=b,c`, []string{"a=b", "c"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			d, _ := sound(t, Scan, "//tool:param kind "+tt.args)
			assert.Equal(t, tt.want, texts(d.Args[0].Elements))
		})
	}
}

func TestEnumPositions(t *testing.T) {
	d, s := sound(t, Scan, `//tool:field enum="a b",@C,d`)
	a := d.Args[0]
	assert.Equal(t, `19-29 "a b",@C,d`, s.show(a.Value))
	assert.Equal(t, "19-24 a b", s.show(a.Elements[0].Word))
	assert.True(t, a.Elements[0].Quoted)
	assert.Equal(t, "25-27 @C", s.show(a.Elements[1].Word))
	assert.Equal(t, "C", a.Elements[1].Const)
	assert.Equal(t, "28-29 d", s.show(a.Elements[2].Word))
}

func TestMalformedEnums(t *testing.T) {
	tests := []struct {
		args    string // from column 14 on
		want    []string
		reports []string
	}{
		{`enum=a,b,a`, []string{"a", "b"}, []string{`23-24 OLT019 the value "a" is listed twice`}},
		{`enum=a,"a"`, []string{"a"}, []string{`21-24 OLT019 the value "a" is listed twice`}},
		{`enum=a enum=b enum=a`, []string{"a", "b"}, []string{`33-34 OLT019 the value "a" is listed twice`}},
		{`enum=@A,"@A",@A`, []string{"@A", "@A"}, []string{`27-29 OLT019 the value "@A" is listed twice`}},
		{`enum=a,,b`, nil, []string{`20-21 OLT015 a value is missing in the list`}},
		{`enum=,a`, nil, []string{`18-19 OLT015 a value is missing in the list`}},
		{`enum=a,b,`, nil, []string{`22-23 OLT015 a value is missing in the list`}},
		{`enum="a","b`, nil, []string{`23-25 OLT015 the string that begins here is not closed`}},
		{`enum="a"b,c`, nil, []string{`22-23 OLT015 "b" stands directly behind the closing quote`}},
	}
	for _, tt := range tests {
		t.Run(tt.args, func(t *testing.T) {
			d, s := scanLine(t, Scan, "//tool:field "+tt.args)
			assert.Equal(t, tt.reports, s.reports())
			if tt.want == nil {
				assert.Nil(t, d)
				return
			}
			require.NotNil(t, d)
			assert.Equal(t, tt.want, texts(d.Args[0].Elements))
		})
	}
}
