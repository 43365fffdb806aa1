package parse

import (
	"cmp"
	"go/ast"
	"go/types"
	"strings"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
	"github.com/toolgen/toolgen/internal/parse/doc"
	"github.com/toolgen/toolgen/runtime/wire"
)

// runtimePath is the package that generated code imports as toolrt.
const runtimePath = "github.com/toolgen/toolgen/runtime"

func paramNames(fd *ast.FuncDecl) []string {
	var names []string
	for _, f := range fd.Type.Params.List {
		for _, id := range f.Names {
			names = append(names, id.Name)
		}
	}
	return names
}

// A declaredParam is one parameter with its syntax.
type declaredParam struct {
	v     *types.Var
	field *ast.Field
	ident *ast.Ident // nil without a name
	marks []*directive.Directive
	text  string // of the comment on or above its line
}

func (p *declaredParam) name() string {
	if p.ident == nil {
		return ""
	}
	return p.ident.Name
}

// at is where a fault of the parameter itself is reported.
func (p *declaredParam) at(l *loader) diag.Range {
	if p.ident != nil {
		return l.span(p.ident.Pos(), p.ident.End())
	}
	return l.span(p.field.Type.Pos(), p.field.Type.End())
}

func (p *declaredParam) typeAt(l *loader) diag.Range {
	return l.span(p.field.Type.Pos(), p.field.Type.End())
}

// params reads the parameters of a function in their order.
func (rd *reader) params(fn *function) []*model.Param {
	var out []*model.Param
	seen := map[model.Role]*declaredParam{}
	for _, p := range rd.declaredParams(fn) {
		m := &model.Param{GoName: p.name(), Pos: pos(p.at(rd.loader)), Role: role(p.v.Type())}
		m.Variadic = fn.sig.Variadic() && p.v == fn.sig.Params().At(fn.sig.Params().Len()-1)
		if m.Role != model.RoleArgument {
			rd.once(seen, m.Role, p)
			rd.noKeywords(p)
		} else {
			rd.argument(fn, p, m)
		}
		out = append(out, m)
	}
	return out
}

// once holds the rule of at most one context and one call.
func (rd *reader) once(seen map[model.Role]*declaredParam, role model.Role, p *declaredParam) {
	first := seen[role]
	if first == nil {
		seen[role] = p
		return
	}
	what := map[model.Role]string{model.RoleContext: "context.Context", model.RoleCall: "*runtime.Call"}[role]
	rd.diags.Errorf("OLT009", p.at(rd.loader), "a second %s parameter, and a call has only one", what).
		WithHint("remove one of them").
		WithRelated(first.at(rd.loader), "the first one")
}

func (rd *reader) noKeywords(p *declaredParam) {
	for _, d := range p.marks {
		at, end := d.Pos, d.End
		if d.Name.Text != "" {
			at, end = d.Name.Pos, d.Name.End
		}
		rd.errorf("OLT015", at, end, "//tool:param has no effect on %s, which the runtime fills in", cmp.Or(p.name(), "this parameter")).
			WithHint("remove it: a model sees nothing of this parameter")
	}
}

// role finds the parameters that the runtime fills in.
func role(t types.Type) model.Role {
	t = types.Unalias(t)
	if isNamed(t, "context", "Context") {
		return model.RoleContext
	}
	if p, ok := t.(*types.Pointer); ok && isNamed(types.Unalias(p.Elem()), runtimePath, "Call") {
		return model.RoleCall
	}
	return model.RoleArgument
}

func isNamed(t types.Type, path, name string) bool {
	n, ok := types.Unalias(t).(*types.Named)
	return ok && n.Obj().Pkg() != nil && n.Obj().Pkg().Path() == path && n.Obj().Name() == name
}

// argument reads a parameter that the model fills in.
func (rd *reader) argument(fn *function, p *declaredParam, m *model.Param) {
	kw := newKeywords(rd, fn.file.ast, p.marks)
	if kw.def != nil && kw.required != nil {
		rd.errorf("OLT019", kw.required.Pos, kw.required.End, "required contradicts default, which could never take effect").WithHint("keep one of them")
	}
	if hasTypeParam(p.v.Type()) {
		return // the function has been refused
	}
	u := use{path: p.name(), at: p.typeAt(rd.loader), pkg: rd.root.types, file: fn.file.ast, syntax: p.field.Type}
	t := rd.types.convert(p.v.Type(), u)
	if t == nil {
		return
	}
	if kw.inline != nil {
		rd.inline(p, m, t, kw)
		return
	}
	name := p.name()
	if kw.name != nil {
		name = kw.name.Text
	}
	if kw.name == nil && (name == "" || name == "_") {
		rd.diags.Errorf("OLT002", p.at(rd.loader), "the parameter has no name that the model could use").
			WithHint("name it, or give it a name with //tool:param name=… on its own line")
		return
	}
	prop := &model.Property{Name: name, Type: t, Pos: m.Pos, Required: true}
	if kw.name != nil {
		rd.named[prop] = rd.span(kw.name.Pos, kw.name.End)
	}
	prop.Description = rd.paramText(fn, p, kw)
	rd.apply(prop, kw)
	if m.Variadic && kw.required == nil || kw.optional != nil {
		prop.Required = false
	}
	if d := rd.describe("OLT012", prop, p.at(rd.loader), "the parameter "+wire.ShowName(name)); d != nil {
		rd.describeStub(d, fn, p, kw)
	}
	m.Property = prop
}

// describe reports a property without a description, and gives what it reports.
func (rd *reader) describe(code diag.Code, p *model.Property, at diag.Range, what string) *diag.Diagnostic {
	if p.Description != "" || describesItself(p.Type) {
		return nil
	}
	return rd.diags.Errorf(code, at, "%s has no description", what).
		WithHint("say in a comment what it means to the model")
}

// describesItself finds the types whose listed schema has a description, which
// stays where a property has none of its own.
func describesItself(t *model.Type) bool {
	if t.Kind == model.KindPointer {
		t = t.Elem
	}
	return t.Kind == model.KindListed && t.Listed.Schema.Description != ""
}

func (rd *reader) inline(p *declaredParam, m *model.Param, t *model.Type, kw *keywords) {
	if t.Kind != model.KindStruct {
		why, hint := "is none", "remove inline, or make the parameter a struct whose fields are the tool's parameters"
		if t.Kind == model.KindPointer && t.Elem.Kind == model.KindStruct {
			why, hint = "is a pointer to one", "take the struct itself"
		}
		rd.errorf("OLT019", kw.inline.Pos, kw.inline.End, "inline needs a struct, and %s %s", p.name(), why).WithHint(hint)
		return
	}
	kw.onFlattened("an inlined struct")
	m.Inline, m.Optional = t, kw.optional != nil
}

// paramText is the parameter's description by the contract's precedence: the
// directive, the comment on or above its line, the item of the list.
func (rd *reader) paramText(fn *function, p *declaredParam, kw *keywords) string {
	if kw.description != nil {
		return kw.description.Text
	}
	if p.text != "" {
		return p.text
	}
	for _, item := range fn.doc.Params {
		if item.Name != "" && item.Name == p.name() {
			return item.Text
		}
	}
	return ""
}

// declaredParams pairs the parameters with their syntax and comments.
func (rd *reader) declaredParams(fn *function) []*declaredParam {
	var out []*declaredParam
	params := fn.sig.Params()
	for _, field := range fn.decl.Type.Params.List {
		idents := field.Names
		if len(idents) == 0 {
			idents = []*ast.Ident{nil}
		}
		for _, id := range idents {
			if len(out) == params.Len() {
				return out // the signature did not type-check as it is written
			}
			out = append(out, &declaredParam{v: params.At(len(out)), field: field, ident: id})
		}
	}
	rd.attachComments(fn, out)
	for _, d := range fn.directives {
		if d.Spec.Name == "param" {
			rd.attach(fn, out, d)
		}
	}
	return out
}

func (rd *reader) attach(fn *function, ps []*declaredParam, d *directive.Directive) {
	for _, p := range ps {
		if p.name() == d.Name.Text {
			p.marks = append(p.marks, d)
			fn.used[d] = true
		}
	}
}

// unusedParams reports what names no parameter: directives, and items of the
// parameter list.
func (rd *reader) unusedParams(fn *function) {
	names := paramNames(fn.decl)
	for _, d := range fn.directives {
		if d.Spec.Name == "param" && !fn.used[d] {
			diag := rd.errorf("OLT015", d.Name.Pos, d.Name.End, "%s has no parameter %q", fn.decl.Name.Name, d.Name.Text)
			if near, ok := nearest(d.Name.Text, names); ok {
				diag.WithHint("did you mean " + near + "?")
			} else if len(names) > 0 {
				diag.WithHint("its parameters are " + strings.Join(names, ", "))
			}
		}
	}
	for _, item := range fn.doc.Params {
		rd.strayItem(fn, item, names)
	}
}

func (rd *reader) strayItem(fn *function, item doc.Item, names []string) {
	for _, n := range names {
		if n == item.Name {
			return
		}
	}
	at, end := item.In(rd.fset.File(fn.decl.Pos()))
	if item.Name == "" {
		rd.errorf("OLT016", at, end, "the item does not begin with a parameter's name and a colon")
		return
	}
	d := rd.errorf("OLT016", at, end, "the list names %q, and %s has no such parameter", item.Name, fn.decl.Name.Name)
	if near, ok := nearest(item.Name, names); ok {
		d.WithHint("did you mean " + near + "?")
	}
}
