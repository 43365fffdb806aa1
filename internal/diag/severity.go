package diag

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Levels are the severities that a user gives to codes instead of those of the
// table; the zero Severity silences a code. Only warnings can be in it: no code
// can be generated that would do what a source with an error says.
type Levels map[Code]Severity

// levelWords are the severities as a user writes them.
var levelWords = map[string]Severity{"error": Error, "warning": Warning, "off": 0}

// Set adds a list such as "OLT014=error,OLT012=off", as package flag does for
// each time that the flag is given. Codes may be in lower case. An empty list
// adds nothing; a code that is given twice has to have the same level both times.
func (l Levels) Set(list string) error {
	if strings.TrimSpace(list) == "" {
		return nil
	}
	for item := range strings.SplitSeq(list, ",") {
		if err := l.add(strings.TrimSpace(item)); err != nil {
			return err
		}
	}
	return nil
}

// String returns the list that Set takes, ordered by code.
func (l Levels) String() string {
	var items []string
	for _, code := range slices.Sorted(maps.Keys(l)) {
		word := l[code].String()
		if word == "" {
			word = "off"
		}
		items = append(items, string(code)+"="+word)
	}
	return strings.Join(items, ",")
}

func (l Levels) add(item string) error {
	name, word, ok := strings.Cut(item, "=")
	if !ok {
		return fmt.Errorf("%q is not of the form CODE=error, CODE=warning or CODE=off", item)
	}
	e, ok := Lookup(strings.ToUpper(name))
	if !ok {
		return fmt.Errorf("there is no diagnostic %q; the warnings are %s", name, warnings())
	}
	level, ok := levelWords[word]
	if !ok {
		return fmt.Errorf("%s can be error, warning or off, not %q", e.Code, word)
	}
	if e.Severity == Error && level != Error {
		return fmt.Errorf("%s is an error, which cannot be lowered: no code would do what the source says; the warnings are %s", e.Code, warnings())
	}
	if before, twice := l[e.Code]; twice && before != level {
		return fmt.Errorf("%s is given two levels", e.Code)
	}
	l[e.Code] = level
	return nil
}

// warnings lists the codes that can be given another level.
func warnings() string {
	var codes []string
	for _, e := range entries {
		if e.Severity == Warning {
			codes = append(codes, string(e.Code))
		}
	}
	return strings.Join(codes, ", ")
}

// Apply returns the findings with these levels, those that are silenced left
// out. What it is given stays as it is.
func (l Levels) Apply(found []Diagnostic) []Diagnostic {
	out := make([]Diagnostic, 0, len(found))
	for _, d := range found {
		if level, given := l[d.Code]; given {
			d.Severity = level
		}
		if d.Severity != 0 {
			out = append(out, d)
		}
	}
	return out
}
