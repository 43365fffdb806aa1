package parse

import (
	"go/ast"
	"go/types"
)

// jsonMethods and textMethods make a type read or write its own form.
var (
	jsonMethods = []string{"UnmarshalJSON", "MarshalJSON", "UnmarshalJSONFrom", "MarshalJSONTo"}
	textMethods = []string{"UnmarshalText", "MarshalText"}
)

// A method is one of a type or of its pointer, promoted ones too: generated
// code calls it on a variable, whose address it has.
type method struct {
	fn *types.Func
	// nilAtFirst says that an embedded pointer or interface stands between the
	// type and the method, which is nil in a value that is yet to be read.
	nilAtFirst bool
	// through is the type of the embedded field that it is promoted from, nil
	// for a method of the type itself.
	through types.Type
}

// methodOf looks for a method by its name alone.
func methodOf(t types.Type, name string) *method {
	obj, index, indirect := types.LookupFieldOrMethod(t, true, nil, name)
	fn, ok := obj.(*types.Func)
	if !ok {
		return nil
	}
	m := &method{fn: fn, nilAtFirst: indirect}
	if len(index) > 1 {
		m.through = embeddedAt(t, index[:len(index)-1])
		m.nilAtFirst = indirect || types.IsInterface(m.through)
	}
	return m
}

// embeddedAt follows a path of embedded fields.
func embeddedAt(t types.Type, index []int) types.Type {
	for _, i := range index {
		if p, ok := t.Underlying().(*types.Pointer); ok {
			t = p.Elem()
		}
		t = t.Underlying().(*types.Struct).Field(i).Type()
	}
	return t
}

// formMethod looks for one of the methods by which a type reads or writes its
// own form. One of that name and another signature is none: nobody calls it.
func formMethod(t types.Type, name string) *method {
	if m := methodOf(t, name); m != nil && hasFormSignature(m.fn) {
		return m
	}
	return nil
}

func hasFormSignature(fn *types.Func) bool {
	s := fn.Signature()
	if s.Variadic() {
		return false
	}
	in, out := tupleTypes(s.Params()), tupleTypes(s.Results())
	switch fn.Name() {
	case "UnmarshalJSON", "UnmarshalText":
		return len(in) == 1 && isBytes(in[0]) && len(out) == 1 && isError(out[0])
	case "MarshalJSON", "MarshalText":
		return len(in) == 0 && len(out) == 2 && isBytes(out[0]) && isError(out[1])
	case "UnmarshalJSONFrom":
		return len(in) == 1 && isCoder(in[0], "Decoder") && len(out) == 1 && isError(out[0])
	case "MarshalJSONTo":
		return len(in) == 1 && isCoder(in[0], "Encoder") && len(out) == 1 && isError(out[0])
	}
	return false
}

func tupleTypes(t *types.Tuple) []types.Type {
	var all []types.Type
	for v := range t.Variables() {
		all = append(all, v.Type())
	}
	return all
}

func isBytes(t types.Type) bool {
	return types.Identical(t, types.NewSlice(types.Typ[types.Byte]))
}

// isCoder finds *jsontext.Decoder and *jsontext.Encoder, of the standard library
// and of the module that it came from.
func isCoder(t types.Type, name string) bool {
	p, ok := types.Unalias(t).(*types.Pointer)
	if !ok {
		return false
	}
	n, ok := types.Unalias(p.Elem()).(*types.Named)
	return ok && n.Obj().Name() == name && n.Obj().Pkg() != nil && n.Obj().Pkg().Name() == "jsontext"
}

// brokenMethods reports methods that would give a type a form of its own, did
// their signatures compile.
func (c *converter) brokenMethods(t types.Type, u use) bool {
	broken := false
	for _, names := range [][]string{jsonMethods, textMethods} {
		for _, name := range names {
			m := methodOf(t, name)
			if m == nil || !invalidSignature(m.fn) {
				continue
			}
			for _, f := range c.methodFaults(m.fn) {
				c.reportFault(f, u)
				broken = true
			}
		}
	}
	return broken
}

func invalidSignature(fn *types.Func) bool {
	s := fn.Signature()
	for _, t := range append(tupleTypes(s.Params()), tupleTypes(s.Results())...) {
		if _, bad := invalidPart(t, map[types.Type]bool{}); bad {
			return true
		}
	}
	return false
}

// methodFaults are those of a method's declaration.
func (c *converter) methodFaults(fn *types.Func) []*fault {
	file := c.source(fn.Pos(), fn.Pkg().Path())
	if file == nil {
		return nil
	}
	for _, d := range file.Decls {
		if fd, ok := d.(*ast.FuncDecl); ok && fd.Name.Pos() == fn.Pos() {
			return c.causes(file, fd.Type)
		}
	}
	return nil
}
