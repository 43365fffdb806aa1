package directive

import (
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"
	"time"
)

// read reads the arguments into d and reports whether d is of use.
func (s *scanner) read(d *Directive) bool {
	s.skipSpace()
	switch s.spec.Form {
	case NoArgs:
		s.end()
		return true
	case OptionalName:
		d.Name = s.takeUntil("")
		s.end()
		return true
	case Text:
		return s.readText(d)
	case Duration:
		return s.readDuration(d)
	case OneWord:
		return s.readWord(d)
	case Bytes:
		return s.readBytes(d)
	case KeyValues:
		return s.readArgs(d)
	case NameThenKeyValues:
		return s.readNamed(d)
	case JSON:
		return s.readJSON(d)
	case TypeSpec:
		return s.readType(d)
	case List:
		return s.readList(d)
	}
	return false
}

// end reports what follows the last argument. The directive stays of use: what
// was meant by it is clear.
func (s *scanner) end() {
	s.skipSpace()
	if rest := s.takeRest(); rest.Text != "" {
		s.errorf(rest, "%s%s takes nothing more, not %q", prefix, s.spec.Name, rest.Text)
	}
}

// readText reads a description. It is a Go string literal only where that is
// all there is: a text may well begin with a quoted word.
func (s *scanner) readText(d *Directive) bool {
	if s.done() {
		s.missing("a text")
		return false
	}
	if isQuote(s.peek()) {
		if end, closed := s.quoteEnd(); end == len(s.text) || !closed {
			// Also where it is faulty it is a description, and not none.
			d.Text, _ = s.takeQuoted()
			return true
		}
	}
	d.Text = s.takeRest()
	return true
}

func (s *scanner) readDuration(d *Directive) bool {
	if s.done() {
		s.missing("a duration")
		return false
	}
	w := s.takeUntil("")
	s.end()
	v, err := time.ParseDuration(w.Text)
	if err != nil || v <= 0 {
		s.errorf(w, "%s%s takes a Go duration greater than 0, not %q", prefix, s.spec.Name, w.Text).
			WithHint("such as 500ms, 30s or 1m30s")
		return false
	}
	d.Duration = v
	return true
}

func (s *scanner) readBytes(d *Directive) bool {
	if s.done() {
		s.missing("a number of bytes")
		return false
	}
	w := s.takeUntil("")
	s.end()
	n, err := strconv.Atoi(w.Text)
	if err != nil || n < MinBytes || strconv.Itoa(n) != w.Text {
		s.errorf(w, "%s%s takes a whole number of bytes, %d or more, not %q", prefix, s.spec.Name, MinBytes, w.Text)
		return false
	}
	d.Bytes = n
	return true
}

func (s *scanner) readWord(d *Directive) bool {
	if s.done() {
		s.missing(oneOf(s.spec.Words))
		return false
	}
	d.Text = s.takeUntil("")
	s.end()
	return s.allowed(d.Text)
}

// oneOf says what word is needed.
func oneOf(words []string) string {
	switch len(words) {
	case 0:
		return "a name"
	case 1:
		return "the word " + words[0]
	}
	return "one of " + strings.Join(words, ", ")
}

// allowed checks a word against those of the directive.
func (s *scanner) allowed(w Word) bool {
	spec := s.spec
	switch {
	case slices.Contains(spec.Words, w.Text):
		return true
	case spec.Name == "naming":
		// A policy that we do not have has a code of its own.
		s.list.Errorf("OLT011", s.at(w.Pos, w.End), "there is no naming policy %q; camelCase is the only one", w.Text).
			WithHint("without " + prefix + "naming a field's name is written as it is")
		return false
	case spec.Name == "register" && !isFunctionName(w.Text):
		s.errorf(w, "%s%s takes the name of a Go function, not %q", prefix, spec.Name, w.Text).WithHint("such as AgentTools")
		return false
	case len(spec.Words) == 0:
		return true
	}
	s.errorf(w, "%s%s takes %s, not %q%s", prefix, spec.Name, oneOf(spec.Words), w.Text, didYouMean("", w.Text, spec.Words))
	return false
}

// isFunctionName reports whether a package can declare a function of this name
// and call it: init and main have a meaning of their own, and a predeclared name
// would be hidden from the package.
func isFunctionName(name string) bool {
	return token.IsIdentifier(name) && name != "_" && name != "init" && name != "main" && types.Universe.Lookup(name) == nil
}

func (s *scanner) readArgs(d *Directive) bool {
	s.skipSpace()
	if s.done() {
		s.missing("a key or flag")
		return false
	}
	d.Args = s.args()
	return len(d.Args) > 0
}

// readNamed reads //tool:param. Without its name it is dropped, but read to the
// end so that its other problems are reported too.
func (s *scanner) readNamed(d *Directive) bool {
	if s.ownLine {
		return s.readArgs(d)
	}
	if s.done() {
		s.missing("a parameter's name")
		return false
	}
	start := s.off
	name := s.takeUntil("=")
	if _, ok := s.takeEquals(); !ok {
		d.Name = name
		return s.readArgs(d)
	}
	s.errorf(name, "%s%s needs the parameter's name before its keys", prefix, s.spec.Name)
	if _, known := LookupKey(name.Text); known {
		s.off = start
	} else {
		s.takeValue("") // what is wrong with its key has been said
	}
	s.args()
	return false
}

// readList reads words separated by commas. As nothing else can follow, a space
// after a comma does no harm.
func (s *scanner) readList(d *Directive) bool {
	if s.done() {
		s.missing(oneOf(s.spec.Words))
		return false
	}
	start := s.off
	for {
		s.skipSpace()
		s.listWord(d, s.takeUntil(","))
		s.skipSpace()
		if s.peek() != ',' {
			break
		}
		s.off++
	}
	d.Text = s.since(start)
	s.end()
	return len(d.List) > 0
}

func (s *scanner) listWord(d *Directive, w Word) {
	switch {
	case w.Text == "":
		s.errorf(before(w), "a word is missing in the list of %s%s", prefix, s.spec.Name)
	case !s.allowed(w):
	case slices.ContainsFunc(d.List, func(o Word) bool { return o.Text == w.Text }):
		s.errorf(w, "%s is listed twice", w.Text)
	default:
		d.List = append(d.List, w)
	}
}
