package diag

import (
	"cmp"
	"fmt"
	"slices"
)

// A List collects the findings of one package, so that every loop of the
// generator can go on after a fault and one run reports all of them. The zero
// value is an empty list.
type List struct {
	// Pointers keep what Errorf returned valid while the list grows.
	found []*Diagnostic
}

// Add appends d. A zero Severity is filled from the table of codes; a code that
// the table does not know counts as an error, because silence would be worse.
func (l *List) Add(d Diagnostic) {
	l.store(d)
}

// Errorf appends a finding with the severity that the table gives its code,
// which for some codes is Warning, and returns it for WithHint and WithRelated.
func (l *List) Errorf(code Code, at Range, format string, args ...any) *Diagnostic {
	return l.store(Diagnostic{Code: code, Range: at, Message: fmt.Sprintf(format, args...)})
}

func (l *List) store(d Diagnostic) *Diagnostic {
	if d.Severity == 0 {
		d.Severity = severityOf(d.Code)
	}
	l.found = append(l.found, &d)
	return &d
}

// All returns the findings ordered by file, line, column, code and message.
// Of several with the same code, range and message the first added stays: one
// fault in a shared type is found once for each tool that uses it.
func (l *List) All() []Diagnostic {
	all := make([]Diagnostic, len(l.found))
	for i, d := range l.found {
		all[i] = *d
	}
	slices.SortStableFunc(all, compare)
	return slices.CompactFunc(all, func(a, b Diagnostic) bool { return compare(a, b) == 0 })
}

// Errors is how many findings of severity Error have been added so far.
func (l *List) Errors() int {
	n := 0
	for _, d := range l.found {
		if d.Severity == Error {
			n++
		}
	}
	return n
}

// HasErrors reports whether any finding is of severity Error.
func (l *List) HasErrors() bool {
	return slices.ContainsFunc(l.found, func(d *Diagnostic) bool { return d.Severity == Error })
}

// compare orders by what a reader sees first. The end of the range comes last,
// only so that two findings are equal exactly when nothing but their hints and
// related places can differ.
func compare(a, b Diagnostic) int {
	return cmp.Or(
		cmp.Compare(a.Range.File, b.Range.File),
		cmp.Compare(a.Range.Line, b.Range.Line),
		cmp.Compare(a.Range.Column, b.Range.Column),
		cmp.Compare(a.Code, b.Code),
		cmp.Compare(a.Message, b.Message),
		cmp.Compare(a.Range.EndLine, b.Range.EndLine),
		cmp.Compare(a.Range.EndColumn, b.Range.EndColumn),
	)
}
