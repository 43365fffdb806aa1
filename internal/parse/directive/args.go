package directive

import "strings"

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
	if equals, ok := s.takeEquals(name); ok {
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

// takeEquals reads the = behind a key. "key = value" is reported as the one
// mistake that it is, and read as though the spaces were not there.
func (s *scanner) takeEquals(name Word) (equals Word, ok bool) {
	start := s.off
	s.skipSpace()
	if s.peek() != '=' {
		s.off = start
		return Word{}, false
	}
	s.off++
	if s.off > start+1 {
		s.skipSpace()
		s.errorf(s.since(start), "no space may stand around the = behind %s", name.Text)
	}
	return s.since(start), true
}

// keyValue reads from behind the = on.
func (s *scanner) keyValue(name, equals Word, key Key, known bool) (Arg, bool) {
	a := Arg{Key: name, HasValue: true}
	sound := s.argValue(&a, key, equals)
	switch {
	case name.Text == "":
		s.errorf(equals, "a key is missing before the =")
	case !known:
		d := s.errorf(name, "there is no key %q%s", name.Text, didYouMean("", name.Text, keyNames()))
		if suggest(name.Text, keyNames()) == "" {
			d.WithHint("the keys are " + strings.Join(keyNames(), ", "))
		}
	case key.Flag:
		equals.End = a.Value.End
		s.errorf(equals, "%s is a flag and takes no value", key.Name)
	default:
		return a, sound
	}
	return Arg{}, false
}

// argValue reads the value of key into a and checks it. The key is the zero Key
// where it is unknown; then only the quoting is checked.
func (s *scanner) argValue(a *Arg, key Key, equals Word) (ok bool) {
	if s.atSpace() {
		a.Value = Word{Pos: equals.End, End: equals.End}
		if key.Value != NoValue {
			s.errorf(equals, "%s needs %s directly behind the =", key.Name, key.Value).
				WithHint(`the empty text is written ""`)
		}
		return false
	}
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
	if s.ownLine && first.Pos == s.base {
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
