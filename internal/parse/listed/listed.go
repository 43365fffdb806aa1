// Package listed reads the schemas that authors list for types with a JSON form
// of their own, and holds them to the contract: its keywords and no others,
// well-formed, and without contradictions.
//
// It reads JSON itself, because order, places and duplicates matter here and
// encoding/json keeps none of them.
package listed

import (
	"cmp"
	"fmt"
	"slices"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
)

// A Fault is one thing that is wrong with a listed schema.
type Fault struct {
	Start, End    int // bytes of the text, End exclusive
	Code          diag.Code
	Message, Hint string
}

// Parse reads the JSON text of a listed schema. The faults are all that it has,
// by their places. The schema is nil where one of them is an error; what a
// warning speaks of is left out of it.
//
// A text that is no JSON (RFC 8259, and I-JSON's rules for strings and names) is
// OLT015, as every malformed directive is. What is no schema in the keywords of
// section 2 of the contract is OLT005, a pattern OLT017, a contradiction OLT019, and
// a keyword or format without effect OLT013.
func Parse(text string) (*model.Schema, []Fault) {
	n, problem := readJSON(text)
	if problem != nil {
		return nil, []Fault{*problem}
	}
	r := reader{facts: map[*model.Schema]*facts{}}
	s := r.schema(n)
	slices.SortStableFunc(r.faults, func(a, b Fault) int { return cmp.Or(cmp.Compare(a.Start, b.Start), cmp.Compare(a.End, b.End)) })
	if slices.ContainsFunc(r.faults, func(f Fault) bool { return f.Code != inapplicable }) {
		s = nil
	}
	return s, r.faults
}

// The codes. Of them only inapplicable is a warning.
const (
	malformed     diag.Code = "OLT015"
	unlisted      diag.Code = "OLT005"
	inapplicable  diag.Code = "OLT013"
	badPattern    diag.Code = "OLT017"
	contradictory diag.Code = "OLT019"
)

// A reader makes one schema of a JSON value, and goes on after each fault.
type reader struct {
	faults []Fault
	facts  map[*model.Schema]*facts
}

// report adds a fault at a value, and returns it for a hint. The pointer is good
// until the next call.
func (r *reader) report(code diag.Code, at *node, format string, args ...any) *Fault {
	r.faults = append(r.faults, Fault{Start: at.start, End: at.end, Code: code, Message: fmt.Sprintf(format, args...)})
	return &r.faults[len(r.faults)-1]
}

// wrongForm reports a keyword whose value is of another form than its own.
func (r *reader) wrongForm(key string, v *node, want string) *Fault {
	return r.report(unlisted, v, "%s must be %s, not %s", key, want, v.kind)
}
