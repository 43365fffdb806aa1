package parse

import (
	"strconv"
	"strings"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
)

// count is the value of a length or number of items.
func (kw *keywords) count(a *directive.Arg) (int, bool) {
	text, ok := kw.number(a)
	if !ok {
		return 0, false
	}
	n, err := strconv.ParseInt(text, 10, 32)
	if err != nil || n < 0 {
		kw.contradiction(a, "%s must be a whole number from 0 to 2147483647", a.Key.Text)
		return 0, false
	}
	return int(n), true
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
