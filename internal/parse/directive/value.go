package directive

import (
	"go/token"
	"strconv"
	"strings"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/parse/vocabulary"
	"github.com/toolgen/toolgen/runtime/wire"
)

// contradiction is the code of a value that can be read and cannot be meant.
const contradiction diag.Code = "OLT019"

// elements reads the comma separated list of enum=. One element that cannot be
// read makes the list unusable: a shorter enum would be another constraint.
func (s *scanner) elements(a *Arg) bool {
	start, sound := s.off, true
	for {
		e, ok := s.element()
		if ok {
			a.Elements = append(a.Elements, e)
		}
		sound = sound && ok
		if s.peek() != ',' {
			break
		}
		s.off++
	}
	a.Value = s.since(start)
	return sound
}

func (s *scanner) element() (e Element, ok bool) {
	e.Word, e.Quoted, ok = s.takeValue(",")
	if !ok {
		return e, false
	}
	if e.Text == "" && !e.Quoted {
		s.errorf(before(e.Word), "a value is missing in the list").
			WithHint(`no space may stand behind a comma, and the empty text is written ""`)
		return e, false
	}
	e.Const, ok = s.constant(e.Word, e.Quoted)
	return e, ok
}

// before is the byte in front of w, for problems with what is not there.
func before(w Word) Word { return Word{Pos: w.Pos - 1, End: w.Pos} }

// constant reads @Name and @pkg.Name; the name is "" for any other value.
func (s *scanner) constant(w Word, quoted bool) (name string, ok bool) {
	name, isConst := strings.CutPrefix(w.Text, "@")
	if quoted || !isConst {
		return "", true
	}
	first, second, dotted := strings.Cut(name, ".")
	if token.IsIdentifier(first) && (!dotted || token.IsIdentifier(second)) {
		return name, true
	}
	s.list.Errorf(contradiction, s.at(w.Pos, w.End), "%q names no Go constant", w.Text).
		WithHint("write @Name or @pkg.Name, or the text itself as a Go string literal: " + strconv.Quote(w.Text))
	return "", false
}

// checkValue checks a value by its key alone. A number in quotes is as good as
// one without.
func (s *scanner) checkValue(key Key, w Word) bool {
	switch {
	case key.Value == NameText && w.Text != "":
	case key.Value == Count && isCount(w.Text):
	case key.Value == Number && wire.IsNumber(w.Text):
		if !wire.FitsFloat64(w.Text) {
			s.list.Errorf(contradiction, s.at(w.Pos, w.End), "no Go type holds the number %s", w.Text)
			return false
		}
	case key.Value == AnyText || key.Value == Literal:
	default:
		s.errorf(w, "%s takes %s, not %q", key.Name, key.Value, w.Text)
		return false
	}
	return true
}

func isCount(text string) bool {
	_, ok := vocabulary.ParseCount(text)
	return ok
}
