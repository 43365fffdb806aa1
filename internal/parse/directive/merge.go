package directive

import (
	"cmp"
	"slices"

	"github.com/toolgen/toolgen/internal/diag"
)

// Merge joins the arguments of several directives about one thing, such as two
// //tool:param lines of one parameter, in the order of the source. Of a key that is given twice the first
// stays and the second is reported, but the elements of enum= add up in order;
// an element that is listed twice is OLT019.
func Merge(at Locator, l *diag.List, lists ...[]Arg) []Arg {
	args := slices.Concat(lists...)
	if len(args) == 0 {
		return nil
	}
	m := merger{at: at, list: l, index: map[string]int{}, seen: map[elementKey]Word{}}
	slices.SortStableFunc(args, func(a, b Arg) int { return cmp.Compare(a.Key.Pos, b.Key.Pos) })
	for _, a := range args {
		m.add(a)
	}
	return m.args
}

type merger struct {
	at    Locator
	list  *diag.List
	args  []Arg
	index map[string]int // of each key in args
	seen  map[elementKey]Word
}

// An elementKey is what makes two elements the same as far as the text says:
// two constants may still have one value.
type elementKey struct {
	constant bool
	text     string
}

func (m *merger) add(a Arg) {
	elements := a.Elements
	a.Elements = nil
	i, twice := m.index[a.Key.Text]
	switch {
	case !twice:
		i = len(m.args)
		m.index[a.Key.Text] = i
		m.args = append(m.args, a)
	case len(elements) == 0:
		first := m.args[i].Key
		m.list.Errorf(malformed, m.at(a.Key.Pos, a.Key.End), "%s is given twice", a.Key.Text).
			WithRelated(m.at(first.Pos, first.End), "first given here")
		return
	}
	for _, e := range elements {
		m.addElement(&m.args[i], e)
	}
}

func (m *merger) addElement(a *Arg, e Element) {
	key := elementKey{e.Const != "", e.Text}
	if first, twice := m.seen[key]; twice {
		m.list.Errorf(contradiction, m.at(e.Pos, e.End), "the value %q is listed twice", e.Text).
			WithRelated(m.at(first.Pos, first.End), "first listed here")
		return
	}
	m.seen[key] = e.Word
	a.Elements = append(a.Elements, e)
}
