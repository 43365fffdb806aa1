package parse

import (
	"go/ast"
	"go/types"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
)

// result reads what a function returns: nothing, a value, an error, or a value
// and an error.
func (rd *reader) result(fn *function) (out model.Result, ok bool) {
	res := fn.sig.Results()
	n := res.Len()
	if n > 0 && isError(res.At(n-1).Type()) {
		out.Error = true
		n--
	}
	if n == 0 {
		return out, true
	}
	at := rd.resultAt(fn.decl, 0)
	for i := range n {
		if isError(res.At(i).Type()) {
			rd.diags.Errorf("OLT003", rd.resultAt(fn.decl, i), "an error can only be the last result, and there can be one").
				WithHint("return a value and an error, in this order")
			return out, false
		}
	}
	if n > 1 {
		rd.tooManyResults(fn, n, out.Error)
		return out, false
	}
	t := res.At(0).Type()
	if out.Kind = runtimeResult(t); out.Kind != model.ResultNone {
		return out, true
	}
	if implementsError(t) {
		rd.diags.Errorf("OLT003", at, "a concrete type that is an error, %s, would turn its nil into a failure", typeText(t, rd.root.types)).
			WithHint("return error")
		return out, false
	}
	conv := rd.results.convert(t, use{at: at, pkg: rd.root.types, file: fn.file.ast, syntax: fn.decl.Type.Results})
	if conv == nil {
		return out, false
	}
	out.Type, out.Kind = conv, model.ResultJSON
	if isText(conv) {
		out.Kind = model.ResultText
	}
	return out, true
}

func (rd *reader) tooManyResults(fn *function, n int, hasError bool) {
	last := rd.resultAt(fn.decl, fn.sig.Results().Len()-1)
	if !hasError && implementsError(fn.sig.Results().At(n-1).Type()) {
		rd.diags.Errorf("OLT003", last, "the last result must be exactly error: a nil of %s would count as a failure",
			typeText(fn.sig.Results().At(n-1).Type(), rd.root.types)).WithHint("return error")
		return
	}
	rd.diags.Errorf("OLT003", rd.resultAt(fn.decl, 1), "a tool returns at most one value and an error").
		WithHint("put the values into a struct")
}

// resultAt is where the i-th result's type stands.
func (rd *reader) resultAt(fd *ast.FuncDecl, i int) diag.Range {
	for _, f := range fd.Type.Results.List {
		n := max(len(f.Names), 1)
		if i < n {
			return rd.span(f.Type.Pos(), f.Type.End())
		}
		i -= n
	}
	return rd.span(fd.Type.Results.Pos(), fd.Type.Results.End())
}

// runtimeResult finds the runtime's own types, which need no encoder.
func runtimeResult(t types.Type) model.ResultKind {
	t = types.Unalias(t)
	if s, ok := t.(*types.Slice); ok && isNamed(s.Elem(), runtimePath, "Part") {
		return model.ResultParts
	}
	switch {
	case isNamed(t, runtimePath, "Part"):
		return model.ResultPart
	case isNamed(t, runtimePath, "Result"):
		return model.ResultResult
	}
	return model.ResultNone
}

// isText finds the results that are sent as text and not as JSON: strings, and
// pointers to them.
func isText(t *model.Type) bool {
	if t.Kind == model.KindPointer {
		t = t.Elem
	}
	return t.Kind == model.KindString
}

func isError(t types.Type) bool {
	return types.Identical(types.Unalias(t), types.Universe.Lookup("error").Type())
}

var errorType = types.Universe.Lookup("error").Type().Underlying().(*types.Interface)

// implementsError finds concrete types that are errors. Returned as the error
// itself they would turn a nil pointer into a failure, so none is accepted.
func implementsError(t types.Type) bool {
	if _, ok := t.Underlying().(*types.Interface); ok {
		return false
	}
	// types.Implements takes a type with an invalid part for whatever is asked.
	obj, _, _ := types.LookupFieldOrMethod(t, false, nil, "Error")
	fn, ok := obj.(*types.Func)
	return ok && types.Identical(fn.Signature(), errorType.Method(0).Signature())
}
