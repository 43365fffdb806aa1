package directive

import (
	"encoding/json"
	"errors"
	"go/token"
	"strings"
)

func (s *scanner) readJSON(d *Directive) bool {
	if s.done() {
		s.missing("a JSON object")
		return false
	}
	d.Text = s.takeRest()
	return s.checkObject(d.Text)
}

// checkObject checks the syntax of a listed schema, so that a fault is shown
// where it is and not at the whole line. Its keywords are the loader's matter.
func (s *scanner) checkObject(w Word) bool {
	if !strings.HasPrefix(w.Text, "{") {
		s.errorf(w, "%s%s takes a JSON object", prefix, s.spec.Name)
		return false
	}
	var value json.RawMessage
	err := json.Unmarshal([]byte(w.Text), &value)
	if err == nil {
		return true
	}
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		// Offset counts the bytes read, the offending one included.
		at := min(max(syntax.Offset-1, 0), int64(len(w.Text)-1))
		w.Pos += token.Pos(at)
	}
	s.errorf(w, "the schema is not valid JSON: %v", err)
	return false
}

func (s *scanner) readType(d *Directive) bool {
	if s.done() {
		s.missing("a type of another package, and its schema or " + oneOf(s.spec.Words))
		return false
	}
	d.Name = s.takeUntil("")
	s.skipSpace()
	named := s.checkTypeName(d.Name)
	if s.done() {
		if named {
			s.missing("a JSON object or " + oneOf(s.spec.Words) + " after the type")
		}
		return false
	}
	if s.peek() == '{' {
		d.Text = s.takeRest()
		return s.checkObject(d.Text) && named
	}
	d.Text = s.takeUntil("")
	s.end()
	return s.allowed(d.Text) && named
}

// checkTypeName wants an import path, a dot and an identifier. The path's own
// dots come before its last slash, or in it before the last dot ("gopkg.in/x.v3.T").
func (s *scanner) checkTypeName(w Word) bool {
	dot := strings.LastIndexByte(w.Text, '.')
	if dot > strings.LastIndexByte(w.Text, '/')+1 && token.IsIdentifier(w.Text[dot+1:]) {
		return true
	}
	s.errorf(w, "%q is no type of another package", w.Text).WithHint("write its import path, a dot and its name, such as time.Time or github.com/shopspring/decimal.Decimal")
	return false
}
