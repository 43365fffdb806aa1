// Package diag says what is wrong with a user's source, where, and how it is
// shown. Its table of codes is at the same time the documentation that
// `toolgen explain` prints.
//
// The codes and their severities are those of section 8 of the contract.
package diag

// A Code identifies one kind of finding, for instance "OLT001". Codes are
// stable: a code is never reused for another meaning.
type Code string

// Severity says whether a finding stops the package from being written.
type Severity uint8

// The severities. The zero value stands for the severity that the table of
// codes gives, so that a caller only names one to depart from the table.
const (
	Error   Severity = iota + 1 // nothing of the package is written
	Warning                     // shown, and otherwise without effect
)

// String returns "error" or "warning", and "" for the zero value.
func (s Severity) String() string {
	switch s {
	case Error:
		return "error"
	case Warning:
		return "warning"
	}
	return ""
}

// A Range is a stretch of source text. Lines and columns count from 1, columns
// in bytes as the Go tools count them, and the end is exclusive. EndLine 0 says
// that the end is unknown. File is an absolute path; a Range without a File
// belongs to no place in particular, and one without a Line to a whole file.
type Range struct {
	File      string
	Line      int
	Column    int
	EndLine   int
	EndColumn int
}

// Related is a second place that helps to understand a finding, such as the
// other declaration of a name that is declared twice.
type Related struct {
	Range   Range
	Message string
}

// A Diagnostic is one finding.
type Diagnostic struct {
	Code     Code
	Severity Severity
	Range    Range
	Message  string
	Hint     string // how to mend it; "" for none
	Related  []Related

	// Adjusted is the place, such as "gen.y:12:3", that a //line comment gives
	// for the start of Range where it differs from it, else "". It is only
	// shown: files are always read and named by their real positions.
	Adjusted string

	// Fixes are edits that mend the finding, each on its own; nil where only the
	// author knows what was meant. They are for editors, through the analyzer:
	// the command prints the Hint.
	Fixes []Fix
}

// A Fix is one way to mend a finding: all its edits together.
type Fix struct {
	Message string // what it does, such as "write //tool:export"
	Edits   []Edit
}

// An Edit replaces the text in Range, whose end is known and in the same file,
// by NewText. An empty range is a place to insert at, an empty text a deletion.
type Edit struct {
	Range   Range
	NewText string
}

// WithHint sets how the finding can be mended and returns d.
func (d *Diagnostic) WithHint(hint string) *Diagnostic {
	d.Hint = hint
	return d
}

// WithRelated adds a second place to the finding and returns d.
func (d *Diagnostic) WithRelated(at Range, message string) *Diagnostic {
	d.Related = append(d.Related, Related{Range: at, Message: message})
	return d
}

// WithFix adds a way to mend the finding and returns d.
func (d *Diagnostic) WithFix(message string, edits ...Edit) *Diagnostic {
	d.Fixes = append(d.Fixes, Fix{Message: message, Edits: edits})
	return d
}
