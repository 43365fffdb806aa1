package directive

import (
	"strings"

	"github.com/toolgen/toolgen/internal/parse/vocabulary"
)

// args reads key=value and flags to the end of the line.
func (s *scanner) args() []Arg {
	var found []Arg
	for s.skipSpace(); !s.done(); s.skipSpace() {
		if a, ok := s.arg(); ok {
			found = append(found, a)
		}
	}
	return Merge(s.at, s.list, found)
}

// arg reads one key=value or flag. Whatever is wrong with it, it reads on to
// the space behind it, so that the next one is judged by itself.
func (s *scanner) arg() (Arg, bool) {
	if isQuote(s.peek()) {
		if w, _, ok := s.takeValue(""); ok {
			s.errorf(w, "a value stands here without its key")
		}
		return Arg{}, false
	}
	name := s.takeUntil("=")
	key, known := LookupKey(name.Text)
	if equals, ok := s.takeEquals(); ok {
		return s.keyValue(name, equals, key, known)
	}
	switch {
	case !known:
		s.strayWords(name)
	case !key.Flag:
		s.errorf(name, "%s needs %s behind an =", key.Name, key.Value)
	default:
		return Arg{Key: name}, true
	}
	return Arg{}, false
}

// takeEquals reads the = behind a key, and the spaces that may not stand around
// it: "key = value" is one mistake, and read as though they were not there.
func (s *scanner) takeEquals() (equals Word, ok bool) {
	start := s.off
	s.skipSpace()
	if s.peek() != '=' {
		s.off = start
		return Word{}, false
	}
	s.off++
	if s.atSpace() && !s.keyFollows() {
		s.skipSpace()
	}
	return s.since(start), true
}

// keyFollows reports whether nothing follows the spaces at hand that could be a
// value: the end, a flag, or the next key with its =.
func (s *scanner) keyFollows() bool {
	start := s.off
	defer func() { s.off = start }()
	if s.skipSpace(); s.done() {
		return true
	}
	key, known := LookupKey(s.takeUntil("=").Text)
	s.skipSpace()
	return known && (key.Flag || s.peek() == '=')
}

// keyValue reads from behind the = on.
func (s *scanner) keyValue(name, equals Word, key Key, known bool) (Arg, bool) {
	a := Arg{Key: name, HasValue: true}
	if known && !key.Flag && s.atSpace() {
		d := s.errorf(equals, "%s needs %s directly behind the =", key.Name, key.Value)
		if key.Value == AnyText || key.Value == Literal || key.Value == LiteralSet {
			d.WithHint(`the empty text is written ""`)
		}
		return Arg{}, false
	}
	sound := s.argValue(&a, key)
	switch {
	case name.Text == "":
		s.errorf(equals, "a key is missing before the =")
	case !known:
		s.unknownKey(name)
	case key.Flag:
		equals.End = a.Value.End
		s.errorf(equals, "%s is a flag and takes no value", key.Name)
	default:
		if equals.Text != "=" {
			s.errorf(equals, "no space may stand around the = behind %s", name.Text)
		}
		return a, sound
	}
	return Arg{}, false
}

// unknownKey reports a key that does not exist, and what was meant by it.
func (s *scanner) unknownKey(name Word) {
	cure, ok := vocabulary.OnGo(name.Text)
	if !ok {
		if near := suggest(name.Text, keyNames()); near != "" {
			s.errorf(name, "there is no key %q; did you mean %s?", name.Text, near)
			return
		}
		cure = "the keys are " + strings.Join(keyNames(), ", ")
	}
	s.errorf(name, "there is no key %q", name.Text).WithHint(cure)
}

// argValue reads the value of key into a and checks it. The key is the zero Key
// where it is unknown; then only the quoting is checked.
func (s *scanner) argValue(a *Arg, key Key) (ok bool) {
	if key.Value == LiteralSet {
		return s.elements(a)
	}
	a.Value, a.Quoted, ok = s.takeValue("")
	if !ok || key.Value == NoValue {
		return ok
	}
	if a.Const, ok = s.constant(a.Value, a.Quoted); !ok || a.Const != "" {
		return ok
	}
	return s.checkValue(key, a.Value)
}

// strayWords reports a word that is no key. Such words in a row are reported
// once: most likely they are a text that was written without quotes.
func (s *scanner) strayWords(first Word) {
	if near := suggest(first.Text, keyNames()); near != "" {
		s.errorf(first, "there is no key %q; did you mean %s?", first.Text, near)
		return
	}
	run := first
	for s.takeStray() {
		run.End = s.since(s.off).End
	}
	hint := "a value that holds spaces is written as a Go string literal, in double quotes or back quotes"
	if cure, ok := vocabulary.FlagOnGo(first.Text); ok {
		hint = cure
	} else if s.ownLine && first.Pos == s.base {
		hint = "on the line of the parameter itself its name is left out"
	}
	s.errorf(run, "there is no key %q", first.Text).WithHint(hint)
}

// takeStray reads the next word if it is neither a key nor near one.
func (s *scanner) takeStray() bool {
	start := s.off
	s.skipSpace()
	if !isQuote(s.peek()) {
		w := s.takeUntil("=")
		_, known := LookupKey(w.Text)
		if w.Text != "" && s.peek() != '=' && !known && suggest(w.Text, keyNames()) == "" {
			return true
		}
	}
	s.off = start
	return false
}
