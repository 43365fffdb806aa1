package randpkg

import (
	"fmt"
	"strconv"
	"strings"
)

var integers = []string{"int", "int8", "int16", "int32", "int64", "uint", "uint8", "uint16", "uint32", "uint64"}

// leaves make the kinds without parts.
var leaves = []func(*writer) *typ{
	func(w *writer) *typ { return w.perhapsNamed(typ{src: "bool", kind: boolKind}) },
	(*writer).integer, (*writer).integer, (*writer).integer,
	(*writer).float, (*writer).float,
	(*writer).text, (*writer).text, (*writer).text,
	func(w *writer) *typ { return w.perhapsNamed(typ{src: "rune", kind: runeKind}) },
	func(w *writer) *typ { return w.perhapsNamed(typ{src: "[]byte", kind: bytesKind}) },
	func(w *writer) *typ {
		w.use("time")
		return &typ{src: "time.Time", kind: timeKind, never: true}
	},
	func(w *writer) *typ {
		w.use("time")
		return &typ{src: "time.Duration", kind: durationKind, fact: "duration"}
	},
	(*writer).enum, (*writer).enum,
	(*writer).jsonNumber, (*writer).uuid, (*writer).url, (*writer).ownText, (*writer).addr, (*writer).listed,
	func(*writer) *typ { return &typ{src: "any", kind: anyKind, fact: "any"} },
	func(w *writer) *typ {
		w.use("encoding/json")
		return &typ{src: "json.RawMessage", kind: anyKind}
	},
	func(*writer) *typ { return &typ{src: "map[string]any", kind: anyObjectKind, fact: "any"} },
	func(*writer) *typ { return &typ{src: "[]any", kind: anyArrayKind, fact: "any"} },
}

func (w *writer) leaf() *typ { return pick(w, leaves)(w) }

// perhapsNamed declares a type of t in some packages.
func (w *writer) perhapsNamed(t typ) *typ {
	if w.oneIn(4) {
		name := w.name("T")
		w.declare("type %s %s", name, t.src)
		t.src = name
	}
	return &t
}

func (w *writer) integer() *typ {
	base := pick(w, integers)
	return w.perhapsNamed(typ{src: base, kind: intKind, base: base})
}

func (w *writer) float() *typ {
	base := pick(w, []string{"float32", "float64"})
	return w.perhapsNamed(typ{src: base, kind: floatKind, base: base, fact: base})
}

func (w *writer) text() *typ { return w.perhapsNamed(typ{src: "string", kind: stringKind}) }

func (w *writer) jsonNumber() *typ {
	w.use("encoding/json")
	return &typ{src: "json.Number", kind: numberKind}
}

func (w *writer) uuid() *typ {
	path := pick(w, []string{"github.com/google/uuid", "github.com/gofrs/uuid/v5"})
	if w.imports["github.com/google/uuid"] || w.imports["github.com/gofrs/uuid/v5"] {
		path = ""
	}
	if path != "" {
		w.use(path)
	}
	return &typ{src: "uuid.UUID", kind: uuidKind, never: true}
}

func (w *writer) url() *typ {
	w.use("net/url")
	return &typ{src: "url.URL", kind: urlKind, fact: "url", never: true}
}

func (w *writer) addr() *typ {
	w.use("net/netip")
	return &typ{src: "netip.Addr", kind: plainTextKind, fact: "IP address", never: true}
}

// enum declares an enum of strings or of integers, in an order that is neither
// that of the names nor that of the values.
func (w *writer) enum() *typ {
	name := w.name("Enum")
	if w.oneIn(2) {
		return w.integerEnum(name)
	}
	byName := w.oneIn(3)
	if byName {
		w.declare("//tool:enum names\ntype %s string", name)
	} else {
		w.declare("type %s string", name)
	}
	values := []string{"red", "a b", "é", `x"y`, "", "Z", "null", "1", "\U0001f600"}
	w.Shuffle(len(values), func(i, j int) { values[i], values[j] = values[j], values[i] })
	t := &typ{src: name, kind: enumKind}
	var b strings.Builder
	for i, v := range values[:2+w.IntN(4)] {
		fmt.Fprintf(&b, "\t%sM%d %s = %s\n", name, i, name, strconv.Quote(v))
		if byName {
			v = "M" + strconv.Itoa(i)
		}
		t.members = append(t.members, v)
	}
	w.declare("const (\n%s)", b.String())
	return t
}

func (w *writer) integerEnum(name string) *typ {
	w.declare("type %s %s", name, pick(w, integers))
	t := &typ{src: name, kind: enumKind}
	var b strings.Builder
	first := 1 + w.IntN(9)
	for i := range 2 + w.IntN(4) {
		fmt.Fprintf(&b, "\t%s%c %s = %d\n", name, 'Z'-i, name, first+i*3)
		t.members = append(t.members, string(rune('Z'-i)))
	}
	w.declare("const (\n%s)", b.String())
	return t
}
