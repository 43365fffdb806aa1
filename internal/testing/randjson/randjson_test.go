package randjson

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
	"regexp"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const order = `{"type":"object","properties":{"id":{"type":"string","pattern":"^[A-Z]{2}-\\d+$"},"qty":{"type":["integer","null"],"minimum":-3,"maximum":9},` +
	`"tags":{"type":"array","items":{"type":"string","minLength":2,"maxLength":4},"minItems":1,"maxItems":2,"uniqueItems":true}},"required":["id","qty"],"additionalProperties":false}`

func source(t *testing.T) *Source {
	s, err := Parse(order)
	require.NoError(t, err)
	return NewSource(s)
}

func TestOneSeedDrawsOneText(t *testing.T) {
	s := source(t)
	for seed := range uint64(50) {
		first, second := s.Any(rand.New(rand.NewPCG(seed, 0))), s.Any(rand.New(rand.NewPCG(seed, 0)))
		assert.Equal(t, first, second)
	}
}

func TestValidKeepsTheBounds(t *testing.T) {
	s, r := source(t), rand.New(rand.NewPCG(1, 0))
	spellings := map[string]bool{}
	for range 2000 {
		text := s.Valid(r)
		var o struct {
			ID   string
			Qty  *float64
			Tags *[]string
		}
		d := json.NewDecoder(bytes.NewReader(text))
		d.DisallowUnknownFields()
		require.NoError(t, d.Decode(&o), "%s", text)
		assert.Regexp(t, regexp.MustCompile(`[A-Z]{2}-\d+`), o.ID)
		if o.Qty != nil {
			assert.True(t, *o.Qty >= -3 && *o.Qty <= 9, "%s", text)
		}
		if o.Tags != nil {
			assert.True(t, len(*o.Tags) >= 1 && len(*o.Tags) <= 2, "%s", text)
			for _, tag := range *o.Tags {
				n := utf8.RuneCountInString(tag)
				assert.True(t, n >= 2 && n <= 4, "%s", text)
			}
		}
		spellings[string(text)] = true
	}
	assert.Greater(t, len(spellings), 1500)
}

func TestMutationsGoPastEveryBound(t *testing.T) {
	s, r := source(t), rand.New(rand.NewPCG(1, 0))
	var all bytes.Buffer
	for range 20000 {
		all.Write(s.Any(r))
		all.WriteByte('\n')
	}
	for _, want := range []string{
		`"qty":-4`, `"qty":10`, `"qty":9`, `"qty":null`, `"qty":"`, `"qty":1e400`, `"qty":-0`, `"tags":\[\]`, `"tags":\["[^"]*","[^"]*","[^"]*"\]`, `"id":null`, `"id":".*\n?"[,}].*"id":`,
		`"extra":`, `\\ud800`, `\x00|\\u0000`, `\x{feff}`, `\x{301}`, `(?:\[){60}`, `(?m)^null$`, `(?m)^$`, `\\u0069`, "\xff",
	} {
		if want == "\xff" {
			assert.True(t, bytes.Contains(all.Bytes(), []byte(want)))
			continue
		}
		assert.Regexp(t, want, all.String())
	}
}

func TestShrink(t *testing.T) {
	got := Shrink([]byte(`{"a":[1,2,3],"b":"needle","c":{}}`), 1000, func(b []byte) bool { return bytes.Contains(b, []byte("needle")) })
	assert.Equal(t, "needle", string(got))
}
