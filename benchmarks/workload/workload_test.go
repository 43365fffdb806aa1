package workload

import (
	"bytes"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestDocuments(t *testing.T) {
	d := InOrder()
	assert.Len(t, d.W1, 92)
	assert.InDelta(t, 1400, len(d.W2), 100)
	assert.InDelta(t, 190_000, len(d.W3), 5000)
	assert.InDelta(t, 18_000, len(d.W4), 1000)
	assert.InDelta(t, 8, len(d.W4)/bytes.Count(d.W4, []byte(`\`)), 1, "bytes for each escape")
	for name, form := range map[string]Documents{"spaced": Spaced(), "shuffled": Shuffled()} {
		t.Run(name, func(t *testing.T) {
			for _, pair := range [][2][]byte{{d.W1, form.W1}, {d.W2, form.W2}, {d.W3, form.W3}, {d.W4, form.W4}} {
				assert.NotEqual(t, pair[0], pair[1])
				require.JSONEq(t, string(pair[0]), string(pair[1]))
			}
		})
	}
	assert.Equal(t, bytes.Count(d.W2, []byte(`":`)), bytes.Count(Spaced().W2, []byte(`": `)))
}

func TestExamples(t *testing.T) {
	for _, v := range []Validator{ExampleQuery(), ExampleOrder(), ExampleBatch(), ExampleFile()} {
		assert.NoError(t, v.Validate())
	}
}

// TestMatch compares the straight code of the patterns with the patterns.
func TestMatch(t *testing.T) {
	words := []string{
		"", "ABC-1234", "ABC-12345", "AbC-1234", "ABC_1234", "ABC-123x", "ABC-123:", "ABC-123/", "[BC-1234", "@BC-1234",
		"ORD-12345678", "ORD-1234567", "ORd-12345678", "ORD-1234567x", "12345", "1234", "1234x", "ES", "es", "E", "ESP", "E1",
		"eu-1", "eu-12", "eu-123", "eu-", "EU-12", "eu-1x", "eu-x1", "eu_12", "é1-12", "ABC-1234\n",
	}
	for _, p := range []struct {
		pattern string
		match   func(string) bool
	}{
		{CodePattern, MatchCode[string]},
		{SKUPattern, MatchSKU[string]},
		{OrderIDPattern, MatchOrderID[string]},
		{ZipPattern, MatchZip[string]},
		{CountryPattern, MatchCountry[string]},
		{ZonePattern, MatchZone[string]},
	} {
		r := regexp.MustCompile(p.pattern)
		for _, w := range words {
			assert.Equal(t, r.MatchString(w), p.match(w), "%s: %q", p.pattern, w)
		}
	}
}

func TestLengthIn(t *testing.T) {
	for _, c := range []struct {
		text        string
		least, most int
		want        bool
	}{
		{"", 0, 4, true}, {"", 1, 4, false}, {"a", 1, 1, true}, {"ab", 1, 1, false}, {"éé", 2, 2, true}, {"éé", 3, 4, false},
		{"ééé", 1, 2, false}, {"日本", 3, 9, false}, {"日本語", 3, 3, true}, {"日本語", 1, 2, false}, {"\U0001f600", 1, 1, true},
	} {
		assert.Equal(t, c.want, LengthIn(c.text, c.least, c.most), "%q from %d to %d", c.text, c.least, c.most)
	}
}

func TestAppendOrder(t *testing.T) {
	buf := []byte("before ")
	got, err := AppendOrder(buf, ExampleOrder())
	require.NoError(t, err)
	assert.Equal(t, "before "+string(InOrder().W2), string(got))
	_, err = AppendOrder(nil, &Order{})
	assert.Error(t, err)
}
