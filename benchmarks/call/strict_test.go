package call

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// strictness are documents of search, and whether the contract accepts them.
var strictness = []struct {
	name, text string
	accept     bool
	syntax     bool // it is no JSON text in UTF-8
}{
	{name: "unknown member", text: `{"query":"a","limit":1,"codes":[],"zzz":1}`},
	{name: "missing required", text: `{"query":"a","codes":[]}`},
	{name: "duplicate member", text: `{"query":"a","limit":1,"limit":2,"codes":[]}`},
	{name: "case-folded name", text: `{"Query":"a","limit":1,"codes":[]}`},
	{name: "invalid UTF-8", text: "{\"query\":\"a\xffbcdefghijk\",\"limit\":1,\"codes\":[]}", syntax: true},
	{name: "lone surrogate", text: `{"query":"a\ud800","limit":1,"codes":[]}`, syntax: true},
	{name: "raw control character", text: "{\"query\":\"a\x01b\",\"limit\":1,\"codes\":[]}", syntax: true},
	{name: "leading zero", text: `{"query":"a","limit":01,"codes":[]}`, syntax: true},
	{name: "null for string", text: `{"query":null,"limit":1,"codes":[]}`},
	{name: "null for optional boolean", text: `{"query":"a","limit":1,"codes":[],"exact":null}`},
	{name: "null element", text: `{"query":"a","limit":1,"codes":[null]}`},
	{name: "trailing comma", text: `{"query":"a","limit":1,"codes":[],}`, syntax: true},
	{name: "trailing data", text: `{"query":"a","limit":1,"codes":[]} x`, syntax: true},
	{name: "string for integer", text: `{"query":"a","limit":"1","codes":[]}`},
	{name: "integer overflow", text: `{"query":"a","limit":4294967297,"codes":[]}`},
	{name: "fraction for integer", text: `{"query":"a","limit":1.5,"codes":[]}`},
	{name: "bad pattern", text: `{"query":"a","limit":1,"codes":["abc-1234"]}`},
	{name: "1.0 for integer", text: `{"query":"a","limit":1.0,"codes":[]}`, accept: true},
	{name: "1e1 for integer", text: `{"query":"a","limit":1e1,"codes":[]}`, accept: true},
	{name: "escaped name", text: `{"qu\u0065ry":"a","limit":1,"codes":[]}`, accept: true},
	{name: "reordered, spaced", text: " { \"codes\" : [ \"ABC-1234\" , \"ABC-1235\" ] ,\n\"exact\":false, \"limit\":\t7 , \"query\" : \"\\u00e9\" } ", accept: true},
}

// lax are the documents that each binder takes the wrong way. One that does less is
// faster for it, which the tables do not show.
var lax = map[string][]string{
	"jx, by hand":          {"invalid UTF-8", "lone surrogate", "1.0 for integer", "1e1 for integer"},
	"easyjson and checks":  {"duplicate member", "invalid UTF-8", "lone surrogate", "raw control character", "leading zero", "null for optional boolean", "1.0 for integer", "1e1 for integer"},
	"sonic and checks":     {"duplicate member", "invalid UTF-8", "lone surrogate", "null for optional boolean", "1.0 for integer", "1e1 for integer"},
	"jsontext, by hand":    {"1.0 for integer", "1e1 for integer"},
	"json v2 and checks":   {"null for optional boolean", "1.0 for integer", "1e1 for integer"},
	stdlib:                 {"duplicate member", "case-folded name", "invalid UTF-8", "lone surrogate", "null for optional boolean", "1.0 for integer", "1e1 for integer"},
	generated:              nil,
	hand:                   nil,
	"expert, a plain loop": nil,
}

func TestStrictness(t *testing.T) {
	for _, b := range append(binders, bindGenerated) {
		t.Run(b.name, func(t *testing.T) {
			var wrong []string
			for _, doc := range strictness {
				var q workload.Query
				if err := b.query([]byte(doc.text), &q); (err == nil) != doc.accept {
					wrong = append(wrong, doc.name)
				}
			}
			assert.Equal(t, lax[b.name], wrong)
		})
	}
}
