package wire

import (
	"slices"
	"strconv"
	"strings"
)

// ArgumentError is what is wrong with the arguments of a call. Its text is for
// a model to act on.
type ArgumentError struct {
	Problems []Problem // in the order in which they were found, at most 16 from generated code

	more int // problems that are not listed
}

// Problem is one thing that is wrong with the arguments of a call.
type Problem struct {
	// Path leads to the argument, for instance "items[2].qty" or
	// "['user-id']"; it is "" for a problem of the arguments as a whole.
	Path string
	// Message is the whole sentence, for instance "Argument 'limit' is
	// required."; it never holds the argument's value.
	Message string
}

// Error returns the problems' messages, one a line, at most 16 of them, and
// then how many more there are.
func (e *ArgumentError) Error() string {
	shown := e.Problems[:min(len(e.Problems), maxShown)]
	var s strings.Builder
	for i, p := range shown {
		if i > 0 {
			s.WriteByte('\n')
		}
		s.WriteString(p.Message)
	}
	if more := e.more + len(e.Problems) - len(shown); more > 0 {
		s.WriteString("\nAnd " + counted(more, "more problem") + ".")
	}
	return s.String()
}

// counted is a number of things: "1 item", "2 items".
func counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return strconv.Itoa(n) + " " + thing + "s"
}

// found is a problem with the place it takes among the others.
type found struct {
	Problem
	order int
}

// problems makes the error of all that was noted. Its work is linear in the
// text, whatever the number of notes.
func (r *Reader) problems() *ArgumentError {
	if r.reason != "" {
		return &ArgumentError{Problems: []Problem{{Message: r.faultMessage()}}}
	}
	all := r.locateValues()
	named, more := r.locateNames()
	all = append(all, named...)
	sortFew(all, func(f *found) int { return f.order })

	e := &ArgumentError{more: r.more + more + max(0, len(all)-maxShown)}
	for _, f := range all[:min(len(all), maxShown)] {
		e.Problems = append(e.Problems, f.Problem)
	}
	return e
}

// sortFew sorts at most some dozens of elements by key, and keeps the order of
// equal ones. The sort of package slices would add ten times its code to every
// program.
func sortFew[E any](s []E, key func(*E) int) {
	for i := range s {
		for j := i; j > 0 && key(&s[j]) < key(&s[j-1]); j-- {
			s[j], s[j-1] = s[j-1], s[j]
		}
	}
}

// locateValues gives the notes of values and missing members their paths.
func (r *Reader) locateValues() []found {
	notes := slices.Clone(r.notes)
	sortFew(notes, func(n *note) int { return n.at })
	t := tracer{text: r.b}
	var out []found
	for _, n := range notes {
		if n.at < 0 {
			out = append(out, found{Problem{Message: n.text}, n.order})
			continue
		}
		t.to(n.at)
		path := t.path()
		if n.lacks {
			path = AppendStep(t.objectPath(), n.missing)
		}
		out = append(out, found{argumentProblem(path, n.text), n.order})
	}
	return out
}

// locateNames gives the notes of names their paths, each problem once: those
// of the first 16, and the number of the rest.
func (r *Reader) locateNames() (out []found, more int) {
	type key struct {
		object   int
		name     string
		declared bool
	}
	seen := map[key]struct{}{}
	t := tracer{text: r.b}
	for _, n := range r.names { // noted in the order of the text
		t.to(n.at)
		name := nameAt(r.b, n.at)
		k := key{t.inside(), name, !n.isTwice()}
		if _, ok := seen[k]; ok {
			continue
		}
		seen[k] = struct{}{}
		if len(out) == maxShown {
			more++
			continue
		}
		out = append(out, found{argumentProblem(AppendStep(t.path(), name), n.text(name)), n.order})
	}
	return out, more
}

// text is the rest of the sentence about name.
func (n nameNote) text(name string) string {
	if n.isTwice() {
		return "is given twice."
	}
	if near, ok := Nearest(name, n.names()); ok {
		return "is not declared; did you mean '" + ShowName(near) + "'?"
	}
	return "is not declared."
}

func (n nameNote) isTwice() bool { return n.declared == nil && n.listed == nil }

// names are those that could have been meant.
func (n nameNote) names() []string {
	if n.listed != nil {
		return n.listed.names()
	}
	return n.declared.Names
}

func argumentProblem(path []byte, text string) Problem {
	return Problem{Path: string(path), Message: subject(string(path)) + text}
}

func subject(path string) string { return "Argument '" + path + "' " }

// complaint is what is wrong, for a sentence with another subject.
func (p Problem) complaint() string {
	return strings.TrimSuffix(strings.TrimPrefix(p.Message, subject(p.Path)), ".")
}
