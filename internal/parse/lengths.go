package parse

import (
	"strings"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
	"github.com/toolgen/toolgen/internal/parse/vocabulary"
)

// count is the value of a length or number of items.
func (kw *keywords) count(a *directive.Arg) (int, bool) {
	text, ok := kw.number(a)
	if !ok {
		return 0, false
	}
	n, ok := vocabulary.ParseCount(text)
	if !ok {
		kw.contradiction(a, "%s must be %s", a.Key.Text, vocabulary.CountRange)
	}
	return n, ok
}

func (kw *keywords) length(t *model.Type, a *directive.Arg) {
	switch t.Kind {
	case model.KindString, model.KindBytes, model.KindRune, model.KindText:
	default:
		kw.inapplicable(a, typeWords[t.Kind])
		return
	}
	if n, ok := kw.count(a); ok {
		kw.narrow(&t.Check.MinLength, &t.Check.MaxLength, n, a, "length")
	}
}

// items applies what belongs to the collection itself.
func (kw *keywords) items(t *model.Type, a *directive.Arg) {
	switch t.Kind {
	case model.KindSlice, model.KindArray, model.KindSet, model.KindAnyArray, model.KindSeq:
	default:
		kw.inapplicable(a, typeWords[t.Kind])
		return
	}
	if a.Key.Text == "uniqueItems" {
		t.Check.UniqueItems = true
		return
	}
	if n, ok := kw.count(a); ok {
		kw.narrow(&t.Check.MinItems, &t.Check.MaxItems, n, a, "number of items")
	}
}

// narrow sets the lower or upper limit of a count where it is the narrower one.
func (kw *keywords) narrow(lo, hi *int, n int, a *directive.Arg, what string) {
	if strings.HasPrefix(a.Key.Text, "min") {
		*lo = max(*lo, n)
	} else if *hi < 0 || n < *hi {
		*hi = n
	}
	if *hi >= 0 && *lo > *hi {
		kw.contradiction(a, "no %s is left between %d and %d", what, *lo, *hi)
	}
}
