package emit

import (
	"slices"
	"strconv"
	"strings"

	"github.com/toolgen/toolgen/internal/model"
)

// A schemaWriter writes schemas compactly, their keywords in the contract's
// fixed order.
type schemaWriter struct{ strings.Builder }

// key begins a keyword, after a comma unless it is the first of its object.
func (b *schemaWriter) key(name string) {
	if s := b.String(); s[len(s)-1] != '{' {
		b.WriteByte(',')
	}
	b.WriteString(model.Quote(name) + ":")
}

func (b *schemaWriter) text(name, value string) {
	if value != "" {
		b.key(name)
		b.WriteString(model.Quote(value))
	}
}

func (b *schemaWriter) raw(name, value string) {
	if value != "" {
		b.key(name)
		b.WriteString(value)
	}
}

func (b *schemaWriter) count(name string, n int) {
	if n >= 0 {
		b.raw(name, strconv.Itoa(n))
	}
}

// types writes one type by itself, and several as an array.
func (b *schemaWriter) types(names []string, nullable bool) {
	if names = withNull(names, nullable); len(names) == 1 {
		b.text("type", names[0])
		return
	}
	b.values("type", quoted(names))
}

// values writes an array of JSON texts, and nothing where there are none.
func (b *schemaWriter) values(name string, texts []string) {
	if len(texts) > 0 {
		b.raw(name, "["+strings.Join(texts, ",")+"]")
	}
}

// wordTexts are the values of an author's enum as a schema writes them.
func wordTexts(words []model.Word) []string {
	var texts []string
	for _, w := range words {
		texts = append(texts, w.JSON)
	}
	return texts
}

// withNull adds null to a list that restricts a value and lacks it.
func withNull(list []string, nullable bool) []string {
	if !nullable || len(list) == 0 || slices.Contains(list, "null") {
		return list
	}
	return append(slices.Clone(list), "null")
}

// quoted are texts as JSON strings.
func quoted(texts []string) []string {
	var out []string
	for _, s := range texts {
		out = append(out, model.Quote(s))
	}
	return out
}
