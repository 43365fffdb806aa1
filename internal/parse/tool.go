package parse

import (
	"cmp"
	"go/ast"
	"go/types"
	"regexp"
	"strings"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
	"github.com/toolgen/toolgen/internal/parse/doc"
)

// A function is one function with //tool:export, while it is being read.
type function struct {
	file       *file
	decl       *ast.FuncDecl
	sig        *types.Signature
	directives []*directive.Directive
	doc        doc.Func
	used       map[*directive.Directive]bool // //tool:param that found their parameter
}

// functions reads every exported function of the package, in source order. Of
// those in other builds it reads what does not depend on types.
func (rd *reader) functions() {
	for _, f := range rd.root.others {
		if f.ast == nil || f.test {
			continue
		}
		for _, d := range f.ast.Decls {
			if fd, ok := d.(*ast.FuncDecl); ok {
				rd.otherBuilds(f, fd)
			}
		}
	}
	for _, f := range rd.root.files {
		for _, d := range f.ast.Decls {
			if fd, ok := d.(*ast.FuncDecl); ok {
				rd.function(f, fd)
			}
		}
	}
}

func (rd *reader) function(f *file, fd *ast.FuncDecl) {
	ds := rd.single(rd.directives(fd.Doc, directive.OnFunc))
	export := find(ds, "export")
	if export == nil {
		for _, d := range ds {
			rd.errorf("OLT015", d.Pos, d.End, "//tool:%s has no effect on a function without //tool:export", d.Spec.Name).
				WithHint("add //tool:export to make " + fd.Name.Name + " a tool, or remove the directive")
		}
		rd.strayParams(f, fd)
		return
	}
	obj, _ := rd.info.Defs[fd.Name].(*types.Func)
	fn := &function{file: f, decl: fd, directives: ds, used: map[*directive.Directive]bool{}}
	if !rd.callable(f, fd, export) {
		return
	}
	generic := rd.generic(fd)
	rd.export(f, fd)
	if obj == nil { // declared twice
		rd.signatureFaults(fn)
		return
	}
	fn.sig = obj.Signature()
	fn.doc = doc.ForFunc(fd.Doc, fd.Name.Name, paramNames(fd), rd.linkResolver(f.ast, rd.root.types))
	before := rd.diags.Errors()
	t, complete := rd.tool(fn, export)
	if generic {
		return
	}
	rd.tools = append(rd.tools, t)
	switch {
	case complete && rd.diags.Errors() == before:
		rd.model.Tools = append(rd.model.Tools, t)
	case rd.diags.Errors() == 0: // no tool may be missing without a word
		rd.errorf("OLT002", fd.Name.Pos(), fd.Name.End(), "%s has a type that toolgen cannot read", fd.Name.Name)
	}
}

// callable reports what keeps generated code from calling a function at all.
func (rd *reader) callable(f *file, fd *ast.FuncDecl, export *directive.Directive) bool {
	ok := true
	if why := rd.root.outside(f); why != "" {
		rd.errorf("OLT001", export.Pos, export.End, "//tool:export stands in a file %s", why).
			WithHint("move the function to a file that is part of a build of package " + rd.model.Name)
		ok = false
	}
	if fd.Name.Name == "_" || fd.Recv == nil && fd.Name.Name == "init" {
		rd.errorf("OLT001", fd.Name.Pos(), fd.Name.End(), "a function named %s cannot be called", fd.Name.Name)
		ok = false
	}
	return ok
}

// generic reports a function that depends on type arguments. What is wrong with
// it beside is read all the same.
func (rd *reader) generic(fd *ast.FuncDecl) bool {
	receiver := fd.Recv.NumFields() > 0 && rd.genericReceiver(fd)
	if fd.Type.TypeParams == nil {
		return receiver
	}
	rd.errorf("OLT004", fd.Name.Pos(), fd.Name.End(), "%s is generic, and a model cannot choose type arguments", fd.Name.Name).
		WithHint("export a function that calls it with the types you mean")
	return true
}

func (rd *reader) genericReceiver(fd *ast.FuncDecl) bool {
	if _, args := receiverType(fd); args {
		at := fd.Recv.List[0].Type
		rd.errorf("OLT010", at.Pos(), at.End(), "the receiver's type is generic, and generated code cannot choose its type arguments").
			WithHint("declare the method on a type of its own, such as type Orders Store[Order]")
		return true
	}
	return false
}

// receiverType takes the receiver's type expression apart: the name, and
// whether it has type parameters.
func receiverType(fd *ast.FuncDecl) (name *ast.Ident, generic bool) {
	t := ast.Unparen(fd.Recv.List[0].Type)
	if star, ok := t.(*ast.StarExpr); ok {
		t = ast.Unparen(star.X)
	}
	switch x := t.(type) {
	case *ast.IndexExpr:
		t, generic = x.X, true
	case *ast.IndexListExpr:
		t, generic = x.X, true
	}
	name, _ = t.(*ast.Ident)
	return name, generic
}

// tool reads one function. Whatever is wrong with it is reported, and reading
// goes on, so that one run shows all of it. complete is false where a part is
// missing from the model, because of a fault that may have been reported for
// another tool already.
func (rd *reader) tool(fn *function, export *directive.Directive) (t *model.Tool, complete bool) {
	t = &model.Tool{
		Func: fn.decl.Name.Name, Name: nameOf(fn.decl, export),
		Description: fn.doc.Description,
		Constraint:  rd.constraints[fn.file.ast],
		Pos:         pos(rd.span(fn.decl.Name.Pos(), fn.decl.Name.End())),
	}
	rd.signatureFaults(fn)
	rd.checkName(t, fn.decl, export)
	t.Receiver = receiver(fn)
	rd.metadata(t, fn)
	if t.Description == "" {
		rd.errorf("OLT021", fn.decl.Name.Pos(), fn.decl.Name.End(), "the tool %s has no description", t.Name).
			WithHint("begin the doc comment of " + t.Func + " with what it does, or add //tool:description")
	}
	t.Params = rd.params(fn)
	t.Result, complete = rd.result(fn)
	rd.unusedParams(fn)
	for _, p := range t.Params {
		complete = complete && (p.Role != model.RoleArgument || p.Property != nil || p.Inline != nil)
	}
	return t, complete
}

func receiver(fn *function) *model.Receiver {
	recv := fn.sig.Recv()
	if recv == nil {
		return nil
	}
	t, pointer := types.Unalias(recv.Type()), false
	if p, ok := t.(*types.Pointer); ok {
		t, pointer = p.Elem(), true
	}
	named, ok := types.Unalias(t).(*types.Named)
	if !ok {
		return nil // the type error is reported by whoever reads the signature
	}
	return &model.Receiver{Type: named.Obj().Name(), Pointer: pointer}
}

// nameOf is a tool's name: the directive's, or else the function's.
func nameOf(fd *ast.FuncDecl, export *directive.Directive) string {
	return cmp.Or(export.Name.Text, toolName(fd.Name.Name))
}

var legalName = regexp.MustCompile(`^[A-Za-z0-9_-]{1,64}$`)

func (rd *reader) checkName(t *model.Tool, fd *ast.FuncDecl, export *directive.Directive) {
	if export.Name.Text != "" {
		rd.named[t] = rd.span(export.Name.Pos, export.Name.End)
	}
	if legalName.MatchString(t.Name) {
		return
	}
	at, end := fd.Name.Pos(), fd.Name.End()
	hint := "give it a name: //tool:export some_name"
	if export.Name.Text != "" {
		at, end, hint = export.Name.Pos, export.Name.End, nameHint(export.Name.Text, toolName(fd.Name.Name))
	}
	rd.errorf("OLT008", at, end, "the tool's name %q is not 1–64 letters, digits, _ or - of ASCII", t.Name).WithHint(hint)
}

// nameHint is a name to write in the place of one that is not legal. derived is
// what the function would be called without.
func nameHint(given, derived string) string {
	if bare := strings.Trim(given, "\"`'"); bare != given && legalName.MatchString(bare) {
		return "a name takes no quotes: //tool:export " + bare
	}
	if !legalName.MatchString(derived) {
		derived = "some_name"
	}
	return "for instance //tool:export " + derived
}

// metadata copies what the function's directives say about the whole tool.
func (rd *reader) metadata(t *model.Tool, fn *function) {
	described := false
	for _, d := range fn.directives {
		switch d.Spec.Name {
		case "description":
			if described {
				t.Description += " " + d.Text.Text
			} else {
				t.Description, described = d.Text.Text, true
			}
		case "endsloop":
			t.EndsLoop = true
		case "approval":
			t.Approval = true
		case "serial":
			t.Serial = true
		case "repeatable":
			t.Repeatable = true
		case "timeout":
			t.Timeout = d.Duration
		case "effect":
			t.Effect = d.Text.Text
		case "permission":
			t.Permission = d.Text.Text
		case "maxoutput":
			t.MaxOutput = d.Bytes
		}
	}
}
