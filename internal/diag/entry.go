package diag

import (
	"cmp"
	"slices"
)

// An Entry documents one code. Wrong and Right are short Go examples: what
// causes the finding, and one way to mend it.
type Entry struct {
	Code     Code
	Severity Severity
	Title    string // one line, without a full stop
	Why      string // paragraphs, separated by an empty line
	Wrong    string
	Right    string
}

// Lookup returns the documentation of a code such as "OLT005".
func Lookup(code string) (Entry, bool) {
	i, ok := slices.BinarySearchFunc(entries, Code(code), func(e Entry, c Code) int {
		return cmp.Compare(e.Code, c)
	})
	if !ok {
		return Entry{}, false
	}
	return entries[i], true
}

// Entries returns the documentation of all codes, ordered by code.
func Entries() []Entry {
	return slices.Clone(entries)
}

func severityOf(code Code) Severity {
	if e, ok := Lookup(string(code)); ok {
		return e.Severity
	}
	return Error
}
