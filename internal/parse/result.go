package parse

import (
	"go/ast"
	"go/types"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
)

// result reads what a function returns: nothing, a value, an error, or a value
// and an error. Where there are more, all of the values are read for the faults
// that they have themselves.
func (rd *reader) result(fn *function) (out model.Result, ok bool) {
	res := fn.sig.Results()
	n := res.Len()
	hasError := n > 0 && isError(res.At(n-1).Type())
	if hasError {
		n--
	}
	for i := range n {
		if rd.results.embedsEndlessly(pointedTo(res.At(i).Type()), rd.resultUse(fn, i)) {
			return out, false // whose methods must not be asked for
		}
	}
	ok = rd.resultShape(fn, n, hasError)
	for i := range n {
		t := res.At(i).Type()
		if isError(t) || n > 1 && isErrorType(t) {
			continue // reported with the shape, or more likely meant as the error
		}
		if kind, conv, fine := rd.value(fn, i, t); fine {
			out.Kind, out.Type = kind, conv
		} else {
			ok = false
		}
	}
	out.Error = hasError
	return out, ok
}

// resultShape reports results that are not one value and an error.
func (rd *reader) resultShape(fn *function, n int, hasError bool) bool {
	for i := range n {
		if isError(fn.sig.Results().At(i).Type()) {
			rd.diags.Errorf("OLT003", rd.resultAt(fn.decl, i), "an error can only be the last result, and there can be one").
				WithHint("return a value and an error, in this order")
			return false
		}
	}
	if n > 1 {
		rd.tooManyResults(fn, n, hasError)
	}
	return n <= 1
}

func (rd *reader) tooManyResults(fn *function, n int, hasError bool) {
	last := fn.sig.Results().At(n - 1).Type()
	if n > 2 || hasError || !isErrorType(last) {
		rd.diags.Errorf("OLT003", rd.resultAt(fn.decl, 1), "a tool returns at most one value and an error").
			WithHint("put the values into a struct")
		return
	}
	message := "the last result must be exactly error"
	if isNilable(last) {
		message += ": a nil of " + typeText(last, rd.root.types) + " would count as a failure"
	}
	rd.diags.Errorf("OLT003", rd.resultAt(fn.decl, n-1), "%s", message).WithHint("return error")
}

// value reads the i-th result as the value that a function returns.
func (rd *reader) value(fn *function, i int, t types.Type) (kind model.ResultKind, conv *model.Type, ok bool) {
	if hasTypeParam(t) {
		return kind, nil, false // the function has been refused
	}
	if kind = runtimeResult(t); kind != model.ResultNone {
		return kind, nil, true
	}
	u := rd.resultUse(fn, i)
	if isErrorType(t) && !types.IsInterface(t) {
		message := "the last result must be exactly error"
		if isNilable(t) {
			message = "a concrete type that is an error, " + typeText(t, rd.root.types) + ", would turn its nil into a failure"
		}
		rd.diags.Errorf("OLT003", u.at, "%s", message).WithHint("return error")
		return kind, nil, false
	}
	if conv = rd.results.convert(t, u); conv == nil {
		return kind, nil, false
	}
	if isText(conv) {
		return model.ResultText, conv, true
	}
	return model.ResultJSON, conv, true
}

func (rd *reader) resultUse(fn *function, i int) use {
	return use{at: rd.resultAt(fn.decl, i), pkg: rd.root.types, file: fn.file.ast, syntax: fn.decl.Type.Results}
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

// isErrorType finds types that are errors, as error itself is. Returned as the
// error such a type would turn a nil pointer into a failure, so none is accepted.
func isErrorType(t types.Type) bool {
	// types.Implements takes a type with an invalid part for whatever is asked.
	obj, _, _ := types.LookupFieldOrMethod(t, false, nil, "Error")
	fn, ok := obj.(*types.Func)
	return ok && types.Identical(fn.Signature(), errorType.Method(0).Signature())
}

// isNilable finds pointers and interfaces, whose nil reads like no failure at
// all and becomes one as soon as it is converted to error.
func isNilable(t types.Type) bool {
	_, pointer := t.Underlying().(*types.Pointer)
	return pointer || types.IsInterface(t)
}
