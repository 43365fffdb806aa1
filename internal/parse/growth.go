package parse

import "go/types"

// maxLonger is how many instances of one generic type may lie around a longer
// one before it counts as growing however its arguments are made. It is what
// ends the growth that growsFrom does not see, such as through a function.
const maxLonger = 16

// growth looks for a generic type that holds itself with ever longer type
// arguments, as type H[T any] struct{ Next *H[[]T] } does: it never repeats
// itself, and so is no cycle. It gives the two outermost of the instances
// around t that grow into it. Two steps are asked for: in a single one, an
// argument can be what holds the longer instance, and that ends in a cycle.
func growth(around []*types.Named, t *types.Named) (from, to int, found bool) {
	var same, shorter []int
	for i, a := range around {
		if a.Origin() != t.Origin() {
			continue
		}
		if growsFrom(a, t) {
			for _, first := range same {
				if growsFrom(around[first], a) {
					return first, i, true
				}
			}
		}
		same = append(same, i)
		if length(a) < length(t) {
			shorter = append(shorter, i)
		}
	}
	if len(shorter) > maxLonger {
		return shorter[0], shorter[1], true
	}
	return 0, 0, false
}

// growsFrom reports whether each type argument of a is part of that of t, of
// which it is another instance.
func growsFrom(a, t *types.Named) bool {
	if a.TypeArgs().Len() != t.TypeArgs().Len() {
		return false // a is the generic type itself
	}
	for i := range t.TypeArgs().Len() {
		if !holds(t.TypeArgs().At(i), a.TypeArgs().At(i)) {
			return false
		}
	}
	return !types.Identical(a, t)
}

func holds(t, part types.Type) bool {
	if types.Identical(t, part) {
		return true
	}
	for _, p := range partsOf(t) {
		if holds(p, part) {
			return true
		}
	}
	return false
}

func length(t types.Type) int {
	n := 1
	for _, p := range partsOf(t) {
		n += length(p)
	}
	return n
}

// partsOf are the types that a type expression is made of. What a named type
// stands for is no part of it.
func partsOf(t types.Type) []types.Type {
	switch x := types.Unalias(t).(type) {
	case *types.Named:
		var args []types.Type
		for arg := range x.TypeArgs().Types() {
			args = append(args, arg)
		}
		return args
	case *types.Map:
		return []types.Type{x.Key(), x.Elem()}
	case *types.Struct:
		var fields []types.Type
		for f := range x.Fields() {
			fields = append(fields, f.Type())
		}
		return fields
	case *types.Signature:
		return append(tupleTypes(x.Params()), tupleTypes(x.Results())...)
	case interface{ Elem() types.Type }: // a pointer, slice, array or channel
		return []types.Type{x.Elem()}
	}
	return nil
}

// hasTypeParam reports a type that depends on type parameters.
func hasTypeParam(t types.Type) bool {
	if _, ok := types.Unalias(t).(*types.TypeParam); ok {
		return true
	}
	for _, p := range partsOf(t) {
		if hasTypeParam(p) {
			return true
		}
	}
	return false
}

// grows reports that a type grows within those around it, once: all further
// uses of it fail for the same reason.
func (c *converter) grows(from, to *types.Named, u use) {
	name := from.Obj().Name()
	c.endless[from.Origin()] = true
	d := c.diags.Errorf("OLT006", u.at, "%s refers to itself with ever longer type arguments: %s → %s", name, u.path, typeText(to, u.pkg))
	d.WithHint("use a flat list whose items refer to each other by an identifier")
	c.reachedFrom(d, u)
}

// embedsEndlessly reports a type that grows by embedding alone. Nothing may ask
// for the methods of such a type, because go/types would never end to look.
func (c *converter) embedsEndlessly(t types.Type, u use) bool {
	w := &embedWalk{reported: c.endless, seen: map[*types.Named]bool{}}
	if !w.walk(t) {
		return false
	}
	if w.to == nil {
		return true // reported before
	}
	for _, step := range w.way {
		f := &foundField{v: step.v, owner: typeName(step.of, step.of.Underlying().(*types.Struct), u)}
		c.syntaxOf(f)
		u = c.fieldUse(f, u)
		if types.Identical(pointedTo(step.v.Type()), w.to) {
			break
		}
	}
	c.grows(w.from, w.to, u)
	return true
}

// An embedWalk follows embedded fields to a type that grows.
type embedWalk struct {
	reported map[*types.Named]bool // generic types that are known to grow
	seen     map[*types.Named]bool
	around   []*types.Named
	way      []embedStep  // to the type that is looked at
	from, to *types.Named // of what grows, nil where it has been reported
}

type embedStep struct {
	of types.Type // the struct
	v  *types.Var // its field
}

// walk reports whether a type grows. It then leaves the way as it is.
func (w *embedWalk) walk(t types.Type) bool {
	if named, ok := types.Unalias(t).(*types.Named); ok {
		if w.seen[named] {
			return false
		}
		w.seen[named] = true
		if from, to, found := growth(w.around, named); found {
			w.from, w.to = w.around[from], w.around[to]
			return true
		}
		if w.reported[named.Origin()] {
			return true
		}
		w.around = append(w.around, named)
		defer func() { w.around = w.around[:len(w.around)-1] }()
	}
	s, ok := t.Underlying().(*types.Struct)
	if !ok {
		return false
	}
	for v := range s.Fields() {
		if embedded, _ := embeddedStruct(v); embedded == nil {
			continue
		}
		w.way = append(w.way, embedStep{t, v})
		if w.walk(pointedTo(v.Type())) {
			return true
		}
		w.way = w.way[:len(w.way)-1]
	}
	return false
}

// pointedTo is a type without the pointer to it.
func pointedTo(t types.Type) types.Type {
	if p, ok := types.Unalias(t).(*types.Pointer); ok {
		return p.Elem()
	}
	return t
}
