package emit

import (
	"bytes"
	"go/build/constraint"
	"go/version"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// otherBuilds declares what stands in the lists for tools that only some builds
// have. It has no state that is set when the program starts, so that a list is
// complete whenever it is asked for.
func (g *generator) otherBuilds(lists []*toolList) {
	if len(runsByBuild(lists)) == 0 {
		return
	}
	whole, other := g.names.buildType, g.names.otherType
	g.decl("%s returns the tools of files that not every build holds. A build that holds them has a", whole)
	g.file.Comment("generated file whose methods of this type hide those of " + other + ".")
	g.file.Type().Id(whole).Struct(jen.Id(other))
	g.file.Line()
	g.file.Type().Id(other).Struct()
	for _, l := range lists {
		g.commonReceiver(l)
		for _, run := range l.runs {
			if run.build != nil {
				g.file.Line()
				g.file.Func().Params(jen.Id(other)).Id(run.method).Params(g.bindParam(l.receiver, false)...).Index().Add(g.rt("Tool")).
					Block(jen.Return(jen.Nil()))
			}
		}
	}
}

// commonReceiver declares what the methods of a list are bound to in all builds.
func (g *generator) commonReceiver(l *toolList) {
	if l.receiver == nil || g.names.receivers[l.receiver.Type] == "" {
		return
	}
	name := g.names.receivers[l.receiver.Type]
	g.decl("%s is the receiver of %s's tools in the files of all builds.", name, l.receiver.Type)
	g.file.Type().Id(name).Op("=").Add(g.receiverType(l.receiver.Type))
}

// bindParam is the parameter of a run's method: none in the list of functions.
func (g *generator) bindParam(r *model.Receiver, named bool) []jen.Code {
	if r == nil {
		return nil
	}
	t := g.bindType(jen.Id(g.names.receivers[r.Type]))
	if named {
		t = jen.Id(g.names.local("bind", 1)).Add(t)
	}
	return []jen.Code{t}
}

// buildFile writes the file of one constraint: the methods that return its parts
// of the lists, and the lists of types that it alone has.
func buildFile(p *model.Package, b *model.Build, runs []*toolRun) ([]byte, error) {
	g := newGenerator(p, b)
	g.handshake()
	g.namedConstants(b.Named)
	for _, run := range runs {
		g.method(run)
	}
	g.registers(ownLists(p, b))
	content, err := g.render()
	if err != nil {
		return nil, err
	}
	return constrained(content, b.Constraint), nil
}

// method writes a run of a list.
func (g *generator) method(run *toolRun) {
	g.file.Line()
	g.functions(run.method, run.exports)
	g.file.Func().Params(jen.Id(g.names.buildType)).Id(run.method).Params(g.bindParam(run.list.receiver, true)...).Index().Add(g.rt("Tool")).
		Block(jen.Return(g.toolLiterals(run.tools)))
}

// ownLists are those of the types that only this build has, in source order of
// their first tools.
func ownLists(p *model.Package, b *model.Build) []*toolList {
	var lists []*toolList
	byType := map[string]*toolList{}
	byPos := map[model.Pos]*model.Tool{}
	for _, t := range p.Tools {
		byPos[t.Pos] = t
	}
	for _, e := range b.Exports {
		if !b.Owns(e.Receiver) {
			continue
		}
		l := byType[e.Receiver.Type]
		if l == nil {
			l = &toolList{receiver: e.Receiver, runs: []*toolRun{{}}}
			byType[e.Receiver.Type] = l
			lists = append(lists, l)
		}
		run := l.runs[0]
		run.exports = append(run.exports, e)
		if t := byPos[e.Pos]; t != nil {
			run.tools = append(run.tools, t)
		}
	}
	return lists
}

// functions is the comment of a function that returns tools of a build. It says
// which, so that runs in other builds, which cannot make the file anew, see
// whether it is complete.
func (g *generator) functions(name string, exports []*model.Export) {
	g.file.Comment("// " + name + functionLines(exports))
}

func functionLines(exports []*model.Export) string {
	var b strings.Builder
	b.WriteString(" returns the tools of these functions:")
	for _, e := range exports {
		b.WriteString("\n//   - ")
		if e.Receiver != nil {
			b.WriteString(e.Receiver.Type + ".")
		}
		b.WriteString(e.Func)
	}
	return b.String()
}

// constrained puts a //go:build line below the header.
func constrained(content []byte, expr string) []byte {
	header := []byte(model.OutputHeader + "\n")
	return bytes.Replace(content, header, append(header, buildLine(expr)...), 1)
}

func buildLine(expr string) string { return "\n//go:build " + inLanguage(expr) + "\n" }

// language is the version of Go that generated code is written in. No module
// that requires the runtime is built by an older toolchain.
const language = "go1.26"

// inLanguage asks for that version where a constraint would compile the file as
// one of an older version, as go1.20 does.
func inLanguage(expr string) string {
	x, err := constraint.Parse("//go:build " + expr)
	if err != nil {
		return expr
	}
	if v := constraint.GoVersion(x); v == "" || version.Compare(v, language) >= 0 {
		return expr
	}
	return (&constraint.AndExpr{X: x, Y: &constraint.TagExpr{Tag: language}}).String()
}

// pointerReceivers are the types of which a tool has a pointer receiver, in any
// build for the lists of all, and in its own for those of one.
func pointerReceivers(p *model.Package, b *model.Build) map[string]bool {
	pointers := map[string]bool{}
	add := func(r *model.Receiver) {
		if r != nil && r.Pointer {
			pointers[r.Type] = true
		}
	}
	for _, t := range p.Tools {
		if t.Constraint == "" {
			add(t.Receiver)
		}
	}
	for _, other := range p.Builds {
		for _, e := range other.Exports {
			if e.Receiver != nil && (!other.Owns(e.Receiver) || other == b) {
				add(e.Receiver)
			}
		}
	}
	return pointers
}
