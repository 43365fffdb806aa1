// Package emit writes the model of a package as Go: the schemas as literals,
// a binder and an encoder for each tool, and the functions that return the
// tools. The same model always gives the same bytes.
//
// It is the only place that sees jennifer. Every identifier and import name is
// allocated before it is used, because jennifer knows neither the package's
// own names nor the real names of the packages it imports.
package emit

import (
	"bytes"
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

// Files writes a package's files; there are none for a package without tools.
func Files(p *model.Package) ([]File, error) {
	if len(p.Tools) == 0 {
		return nil, nil
	}
	g := newGenerator(p)
	g.handshake()
	g.namedConstants()
	g.registers()
	for _, t := range p.Tools {
		g.binder(t)
		g.rest()
	}
	var b bytes.Buffer
	if err := g.file.Render(&b); err != nil {
		return nil, fmt.Errorf("%s: the generated file does not parse, which is a fault of toolgen: %w", p.Path, err)
	}
	return []File{{Name: model.OutputName, Content: b.Bytes()}}, nil
}

// A generator writes one file.
type generator struct {
	pkg   *model.Package
	file  *jen.File
	names *names
	// made remembers what the file declares for a type or a table, by kind and
	// key, so that tools share it.
	made map[string]string
	// pointers are the receivers' types of which a tool has a pointer receiver.
	pointers map[string]bool
	// queue holds the declarations that tools asked for; emitting one may add
	// more.
	queue []func()
}

func newGenerator(p *model.Package) *generator {
	f := jen.NewFilePathName(p.Path, p.Name)
	f.HeaderComment(model.OutputHeader)
	g := &generator{pkg: p, file: f, names: newNames(p), made: map[string]string{}, pointers: map[string]bool{}}
	for _, t := range p.Tools {
		if t.Receiver != nil && t.Receiver.Pointer {
			g.pointers[t.Receiver.Type] = true
		}
	}
	g.importAs(runtimePath, "toolrt")
	g.importAs(wirePath, "wire")
	return g
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
const generation = 2

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
func (g *generator) namedConstants() {
	if len(g.pkg.Named) == 0 {
		return
	}
	g.file.Line()
	g.file.Comment("Directives name these constants, which linters do not see.")
	var uses []jen.Code
	for _, name := range g.pkg.Named {
		uses = append(uses, jen.Id("_").Op("=").Id(name))
	}
	g.file.Const().Defs(uses...)
}

func (g *generator) rt(name string) *jen.Statement   { return jen.Qual(runtimePath, name) }
func (g *generator) wire(name string) *jen.Statement { return jen.Qual(wirePath, name) }
