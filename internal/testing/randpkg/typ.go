package randpkg

// A typ is a type as the writer of a package knows it.
type typ struct {
	src  string // as the package spells it
	kind kind
	base string // of a number, Go's name for what it is made of: int8, float32
	// fact is what the Go type refuses beyond its schema, in a word that the
	// descriptions of its properties carry to the tests.
	fact    string
	elem    *typ     // of a pointer or collection; the key of a set
	members []string // of an enum, as the schema writes them
	// never says that omitempty finds no value of the type empty.
	never bool
	// restless says that a value of the type may be written without a part whose
	// absence makes it zero when it is read again. Such a value is never left out
	// for being zero, else what a tool echoes would shrink from call to call.
	restless bool
}

type kind uint8

const (
	boolKind kind = iota
	intKind
	floatKind
	numberKind
	stringKind
	runeKind
	bytesKind
	timeKind
	durationKind
	enumKind
	uuidKind
	urlKind
	textKind
	plainTextKind // text methods that take no keyword well, since they rewrite the text
	listedKind
	anyKind
	anyObjectKind
	anyArrayKind
	pointerKind
	sliceKind
	arrayKind
	setKind
	mapKind
	seqKind
	structKind
)

// leaf is the type whose values the keywords of elements are about.
func (t *typ) leaf() *typ {
	for t.elem != nil {
		t = t.elem
	}
	return t
}

// scalar is the type itself, or what a pointer points to.
func (t *typ) scalar() *typ {
	if t.kind == pointerKind {
		return t.elem
	}
	return t
}

// omit is the option of a json tag that leaves a zero value of the type out.
func (t *typ) omit(w *writer) string {
	if t.never || w.oneIn(2) {
		return "omitzero"
	}
	return "omitempty"
}

// emptyIsNotZero finds the kinds of which omitempty leaves out more values than
// omitzero.
func (t *typ) emptyIsNotZero() bool {
	switch t.kind {
	case sliceKind, mapKind, setKind, bytesKind, anyKind, anyObjectKind, anyArrayKind:
		return true
	}
	return false
}
