package randpkg

import "fmt"

// anyType writes a type of at most depth levels of parts.
func (w *writer) anyType(depth int) *typ {
	if depth <= 0 || w.oneIn(3) {
		return w.leaf()
	}
	return pick(w, composites())(w, depth-1)
}

// composites make the kinds with parts. It is a function because they call it.
func composites() []func(w *writer, depth int) *typ {
	return []func(w *writer, depth int) *typ{
		(*writer).pointer, (*writer).pointer, (*writer).slice, (*writer).slice, (*writer).array, (*writer).set, (*writer).mapping,
		(*writer).seq, (*writer).structure, (*writer).structure, (*writer).generic, (*writer).unnamed,
	}
}

func (w *writer) pointer(depth int) *typ {
	t := w.anyType(depth)
	for t.kind == pointerKind {
		t = t.elem
	}
	return &typ{src: "*" + t.src, kind: pointerKind, elem: t}
}

func (w *writer) slice(depth int) *typ {
	t := w.elem(depth)
	return w.perhapsNamed(typ{src: "[]" + t.src, kind: sliceKind, elem: t})
}

// elem writes the type of an element that makes no other kind of its slice: a
// []byte and a []any are kinds of their own.
func (w *writer) elem(depth int) *typ {
	for {
		if t := w.anyType(depth); t.src != "any" && t.src != "uint8" {
			return t
		}
	}
}

func (w *writer) array(depth int) *typ {
	t := w.anyType(depth)
	return w.perhapsNamed(typ{src: fmt.Sprintf("[%d]%s", w.IntN(4), t.src), kind: arrayKind, elem: t, never: true, restless: t.restless})
}

func (w *writer) set(int) *typ {
	makers := []func(*writer) *typ{(*writer).integer, (*writer).text, (*writer).enum, func(*writer) *typ { return &typ{src: "rune", kind: runeKind} }}
	t := pick(w, makers)(w)
	return w.perhapsNamed(typ{src: "map[" + t.src + "]struct{}", kind: setKind, elem: t})
}

// mapping writes a map whose values do not make it a set or an open object.
func (w *writer) mapping(depth int) *typ {
	t := w.anyType(depth)
	for t.src == "any" || t.src == "struct{}" {
		t = w.anyType(depth)
	}
	return w.perhapsNamed(typ{src: "map[" + w.text().src + "]" + t.src, kind: mapKind, elem: t})
}

func (w *writer) seq(depth int) *typ {
	w.use("iter")
	t := w.anyType(depth)
	return &typ{src: "iter.Seq[" + t.src + "]", kind: seqKind, elem: t}
}

// structure writes a struct, or one that the package has already.
func (w *writer) structure(depth int) *typ {
	if len(w.structs) > 0 && w.oneIn(3) {
		return pick(w, w.structs)
	}
	name := w.name("Struct")
	fields, restless := w.fields(depth, ordinary)
	w.declare("type %s struct {\n%s}", name, fields)
	t := &typ{src: name, kind: structKind, never: true, restless: restless}
	w.structs = append(w.structs, t)
	return t
}

func (w *writer) unnamed(depth int) *typ {
	fields, restless := w.fields(depth, ordinary)
	return &typ{src: "struct {\n" + fields + "}", kind: structKind, never: true, restless: restless}
}

// generic writes an instance of a generic struct, perhaps through an alias.
func (w *writer) generic(depth int) *typ {
	t := w.anyType(depth)
	name := w.name("Box")
	fact := t.leaf().fact
	w.declare("type %s[V any] struct {\n\tOne V `json:\"one\"` //tool:field description=%q\n\tMany []V `json:\"many\"` //tool:field description=%q\n}", name, fact, fact)
	src := name + "[" + t.src + "]"
	if w.oneIn(2) {
		alias := w.name("Alias")
		w.declare("type %s[V any] = %s[V]", alias, name)
		src = alias + "[" + t.src + "]"
	}
	return &typ{src: src, kind: structKind, never: true, restless: t.restless}
}
