// Package emit writes the model of a package as Go: the schemas as literals,
// a binder and an encoder for each tool, and the functions that return the
// tools. The same model always gives the same bytes.
//
// It is the only place that sees jennifer. Every identifier and import name is
// allocated before it is used, because jennifer knows neither the package's
// own names nor the real names of the packages it imports.
package emit

import (
	"fmt"

	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

const (
	runtimePath = "github.com/toolgen/toolgen/runtime"
	wirePath    = "github.com/toolgen/toolgen/runtime/wire"
	patternPath = "github.com/toolgen/toolgen/runtime/wire/pattern"
)

// File is one generated file.
type File struct {
	Name    string // relative to the package's folder
	Content []byte
}

// Files writes a package's files: that of every build, and one for each
// constraint that this build meets and that tools are under. There are none for
// a package without tools.
func Files(p *model.Package) ([]File, error) {
	lists := layout(p)
	var files []File
	if len(lists) > 0 {
		content, err := everyBuildFile(p, lists)
		if err != nil {
			return nil, err
		}
		files = append(files, File{Name: model.OutputName, Content: content})
	}
	runs := runsByBuild(lists)
	for _, b := range p.Builds {
		if !b.Here {
			continue
		}
		content, err := buildFile(p, b, runs[b])
		if err != nil {
			return nil, err
		}
		files = append(files, File{Name: b.OutputName(), Content: content})
	}
	return files, nil
}

// everyBuildFile writes the file of every build.
func everyBuildFile(p *model.Package, lists []*toolList) ([]byte, error) {
	g := newGenerator(p, nil)
	g.handshake()
	g.namedConstants(p.Named)
	g.registers(lists)
	g.otherBuilds(lists)
	content, err := g.render()
	if err != nil || p.Constraint == "" {
		return content, err
	}
	return constrained(content, p.Constraint), nil
}

// A generator writes one file.
type generator struct {
	pkg   *model.Package
	build *model.Build // nil for the file of every build
	file  *jen.File    // the part that is being written
	parts *parts       // those before it
	names *names
	// made remembers what the file declares for a type or a table, by kind and
	// key, so that tools share it.
	made map[string]string
	// matchers are those of the patterns so far; nil for one that needs regexp.
	matchers map[string]*matcher
	// pointers are the receivers' types of which a tool has a pointer receiver.
	pointers map[string]bool
	// additions are the statements that append to the buffer of a writer.
	additions map[jen.Code]addition
	// queue holds the declarations that tools asked for; emitting one may add
	// more.
	queue []func()
}

func newGenerator(p *model.Package, b *model.Build) *generator {
	g := &generator{
		pkg: p, build: b, file: jen.NewFilePathName(p.Path, p.Name), parts: newParts(),
		names: newNames(p, b), made: map[string]string{}, pointers: pointerReceivers(p, b),
		additions: map[jen.Code]addition{}, matchers: map[string]*matcher{},
	}
	g.importAs(runtimePath, "toolrt")
	g.importAs(wirePath, "wire")
	return g
}

// render writes the tools of the file's lists, with what they need, and gives
// the file's text.
func (g *generator) render() ([]byte, error) {
	for i, t := range g.tools() {
		if i%partTools == 0 {
			g.nextPart()
		}
		g.binder(t)
		g.rest()
	}
	g.nextPart()
	content, err := g.parts.join(g.pkg.Name)
	if err != nil {
		return nil, fmt.Errorf("%s: the generated file does not parse, which is a fault of toolgen: %w", g.pkg.Path, err)
	}
	return content, nil
}

// nextPart ends a part and begins another one, which knows all import names.
func (g *generator) nextPart() {
	g.parts.add(g.file)
	g.file = jen.NewFilePathName(g.pkg.Path, g.pkg.Name)
	for pkgPath := range g.names.aliases {
		g.hint(pkgPath)
	}
}

// tools are the tools that a file binds, in source order.
func (g *generator) tools() []*model.Tool {
	key := ""
	if g.build != nil {
		key = g.build.Constraint
	}
	var tools []*model.Tool
	for _, t := range g.pkg.Tools {
		if t.Constraint == key {
			tools = append(tools, t)
		}
	}
	return tools
}

// rest writes what the tools asked for, in the order in which they did.
func (g *generator) rest() {
	for len(g.queue) > 0 {
		next := g.queue[0]
		g.queue = g.queue[1:]
		next()
	}
}

// declare gives the name of a declaration that is made once, and queues it the
// first time it is asked for.
func (g *generator) declare(key, want string, write func(name string)) string {
	if name, ok := g.made[key]; ok {
		return name
	}
	name := g.names.declared(want)
	g.made[key] = name
	g.queue = append(g.queue, func() { write(name) })
	return name
}

// generation is that of the code written here. It is raised together with
// runtime.NewestGenerated when generated code needs something new of the
// runtime, and runtime.OldestGenerated follows when the runtime drops it.
const generation = 3

// decl begins a declaration with its comment.
func (g *generator) decl(format string, args ...any) {
	g.file.Line()
	g.file.Commentf(format, args...)
}

func (g *generator) handshake() {
	g.file.Comment("A compile error here says which of the two is too old: this file, which toolgen writes anew,")
	g.file.Comment("or the required version of github.com/toolgen/toolgen.")
	g.file.Const().Defs(
		jen.Id("_").Op("=").Add(g.rt("RunToolgenAgain")).Call(jen.Lit(generation).Op("-").Add(g.rt("OldestGenerated"))),
		jen.Id("_").Op("=").Add(g.rt("UpdateTheRuntime")).Call(g.rt("NewestGenerated").Op("-").Lit(generation)),
	)
}

// namedConstants uses what only directives name, so that no linter calls it
// unused.
func (g *generator) namedConstants(named []string) {
	if len(named) == 0 {
		return
	}
	g.file.Line()
	g.file.Comment("Directives name these constants, which linters do not see.")
	var uses []jen.Code
	for _, name := range named {
		uses = append(uses, jen.Id("_").Op("=").Id(name))
	}
	g.file.Const().Defs(uses...)
}

func (g *generator) rt(name string) *jen.Statement   { return jen.Qual(runtimePath, name) }
func (g *generator) wire(name string) *jen.Statement { return jen.Qual(wirePath, name) }
