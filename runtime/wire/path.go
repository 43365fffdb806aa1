package wire

import (
	"strconv"
	"unicode"
)

// tracer follows a text that is known to be valid JSON as far as it goes, and
// knows at each offset which arrays and objects are open there. It only moves
// forward.
type tracer struct {
	text  []byte
	i     int
	steps []step
}

// step is an open array or object, and where in it the tracer stands.
type step struct {
	start  int
	object bool
	named  bool   // in an object: whether a member's name has been met
	name   []byte // that name, still escaped
	index  int    // in an array: of the item
}

// to moves to offset at, over every token that starts before it.
func (t *tracer) to(at int) {
	for t.i < min(at, len(t.text)) {
		i := t.i
		t.i++
		switch t.text[i] {
		case '{':
			t.steps = append(t.steps, step{start: i, object: true})
		case '[':
			t.steps = append(t.steps, step{start: i})
		case '}', ']':
			t.steps = t.steps[:max(0, len(t.steps)-1)]
		case ',':
			if top := t.top(); top != nil {
				top.index++
				top.named = false
			}
		case '"':
			end := stringEnd(t.text, i+1)
			t.i = end + 1
			if top := t.top(); top != nil && top.object && !top.named {
				top.named, top.name = true, t.text[i+1:end]
			}
		}
	}
}

func (t *tracer) top() *step {
	if len(t.steps) == 0 {
		return nil
	}
	return &t.steps[len(t.steps)-1]
}

// inside returns the offset of the innermost open array or object, or -1.
func (t *tracer) inside() int {
	if top := t.top(); top != nil {
		return top.start
	}
	return -1
}

// path returns the path of the value where the tracer stands, or, where it
// stands before a member's name, that of the object.
func (t *tracer) path() []byte { return pathOf(t.steps) }

// objectPath returns the path of the object in which the tracer stands.
func (t *tracer) objectPath() []byte {
	return pathOf(t.steps[:max(0, len(t.steps)-1)])
}

func pathOf(steps []step) []byte {
	var path []byte
	for _, s := range steps {
		if !s.object {
			path = append(path, '[')
			path = strconv.AppendInt(path, int64(s.index), 10)
			path = append(path, ']')
		} else if s.named {
			path = AppendStep(path, unescaped(s.name))
		}
	}
	return path
}

// stringEnd returns the offset of the quotation mark that closes the valid
// string whose first byte is at i, or the end of text.
func stringEnd(text []byte, i int) int {
	for i < len(text) && text[i] != '"' {
		if text[i] == '\\' {
			i++
		}
		i++
	}
	return min(i, len(text))
}

// nameAt returns the text of the string that starts at offset at.
func nameAt(text []byte, at int) string {
	if at >= len(text) {
		return ""
	}
	return unescaped(text[at+1 : stringEnd(text, at+1)])
}

// AppendStep appends a member's name to a path: .name, or ['na-me'] for what
// does not have the form of a Go identifier.
func AppendStep(path []byte, name string) []byte {
	if isIdentifier(name) {
		if len(path) > 0 {
			path = append(path, '.')
		}
		return append(path, ShowName(name)...)
	}
	path = append(path, "['"...)
	path = append(path, ShowName(name)...)
	return append(path, "']"...)
}

// joinPath appends a path to that of what it starts in.
func joinPath(path []byte, inside string) []byte {
	if len(path) > 0 && inside != "" && inside[0] != '[' {
		path = append(path, '.')
	}
	return append(path, inside...)
}

// isIdentifier reports whether name has the form of a Go identifier. Keywords
// have it too: nobody would take "type" in a path for anything but a name.
func isIdentifier(name string) bool {
	for i, c := range name {
		if c != '_' && !unicode.IsLetter(c) && (i == 0 || !unicode.IsDigit(c)) {
			return false
		}
	}
	return name != ""
}
