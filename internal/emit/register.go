package emit

import (
	"time"

	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// registers writes the functions that return the tools: one for the package's
// functions, and two for each receiver.
func (g *generator) registers(lists []*toolList) {
	for _, l := range lists {
		if l.receiver != nil {
			g.receiver(l)
			continue
		}
		name := g.pkg.RegisterNames(nil)[0]
		g.decl("%s returns the tools of package %s.", name, g.pkg.Name)
		g.file.Func().Id(name).Params().Index().Add(g.rt("Tool")).Block(jen.Return(g.listed(l)))
	}
}

// receiver writes the two functions for the methods of one type, over a common
// list that differs only in where the receiver of a call comes from.
func (g *generator) receiver(l *toolList) {
	typeName := l.receiver.Type
	names := g.pkg.RegisterNames(l.receiver)
	recv := func() *jen.Statement { return g.receiverType(typeName) }
	list := g.names.declared("toolgen" + model.Title(typeName) + "Tools")
	recvName, open, bind := g.names.local("receiver", 1), g.names.local("open", 1), g.names.local("bind", 1)

	g.decl("%s returns the tools of %s; all calls share the receiver.", names[0], typeName)
	g.file.Func().Id(names[0]).Params(jen.Id(recvName).Add(recv())).Index().Add(g.rt("Tool")).Block(
		jen.Return(jen.Id(list).Call(g.bindWith(typeName, g.rt("Shared").Call(jen.Id(recvName), jen.Id(bind))))),
	)
	g.decl("%s returns the tools of %s; each call opens a receiver of its own,", names[1], typeName)
	g.file.Comment("which is closed when the call ends.")
	g.file.Func().Id(names[1]).Params(jen.Id(open).Add(g.rt("Scope")).Index(recv())).Index().Add(g.rt("Tool")).Block(
		jen.Return(jen.Id(list).Call(g.bindWith(typeName, g.rt("Scoped").Call(jen.Id(open), jen.Id(bind))))),
	)
	g.file.Line()
	if g.build != nil {
		g.functions(list, l.runs[0].exports)
	}
	g.file.Func().Id(list).Params(jen.Id(bind).Add(g.bindType(recv()))).Index().Add(g.rt("Tool")).Block(jen.Return(g.listed(l)))
}

// listed is the value of a list: a literal, or several things joined where some
// of its tools are in files of other constraints.
func (g *generator) listed(l *toolList) jen.Code {
	var parts []jen.Code
	for _, run := range l.runs {
		if run.method == "" {
			parts = append(parts, g.toolLiterals(run.tools))
			continue
		}
		var args []jen.Code
		if l.receiver != nil {
			args = append(args, jen.Id(g.names.local("bind", 1)))
		}
		parts = append(parts, jen.Id(g.names.buildType).Values().Dot(run.method).Call(args...))
	}
	if len(parts) == 1 {
		return parts[0]
	}
	g.importAs("slices", "slices")
	return jen.Qual("slices", "Concat").Add(callOf(parts...))
}

// bindType is the type of the function that gives methods their receiver.
func (g *generator) bindType(receiver jen.Code) *jen.Statement {
	return jen.Func().Params(g.methodType(receiver)).Add(g.boundType())
}

func (g *generator) methodType(receiver jen.Code) *jen.Statement {
	return g.rt("Method").Index(receiver)
}

func (g *generator) boundType() *jen.Statement {
	return jen.Func().Params(jen.Op("*").Add(g.rt("Call"))).Params(g.rt("Run"), jen.Error())
}

// bindWith is a function literal that gives a method its receiver.
func (g *generator) bindWith(typeName string, body *jen.Statement) jen.Code {
	bind := jen.Id(g.names.local("bind", 1)).Add(g.methodType(g.receiverType(typeName)))
	return jen.Func().Params(bind).Add(g.boundType()).Block(jen.Return(body))
}

// receiverType is the type of a receiver: a pointer unless all its tools have
// value receivers. The file of a single build leaves that to the file of every
// build where it can, which may change while it does not.
func (g *generator) receiverType(typeName string) *jen.Statement {
	if common := g.names.receivers[typeName]; common != "" && g.build != nil {
		return jen.Id(common)
	}
	if g.pointers[typeName] {
		return jen.Op("*").Id(typeName)
	}
	return jen.Id(typeName)
}

// toolLiterals writes tools of one list. Methods are bound to a receiver first.
func (g *generator) toolLiterals(tools []*model.Tool) jen.Code {
	var items []jen.Code
	for _, t := range tools {
		bind := jen.Id(g.binderName(t))
		if t.Receiver != nil {
			bind = jen.Id(g.names.local("bind", 1)).Call(bind)
		}
		items = append(items, g.toolLiteral(t, bind))
	}
	return jen.Index().Add(g.rt("Tool")).Add(literalOf(items...))
}

var effectNames = map[string]string{
	"read": "EffectRead", "write": "EffectWrite", "destructive": "EffectDestructive", "external": "EffectExternal",
}

// toolLiteral writes one tool; fields that say nothing are left out.
func (g *generator) toolLiteral(t *model.Tool, bind jen.Code) jen.Code {
	fields := []jen.Code{entry("Name", literal(t.Name))}
	add := func(when bool, name string, value jen.Code) {
		if when {
			fields = append(fields, entry(name, value))
		}
	}
	output := OutputSchema(t)
	add(t.Description != "", "Description", literal(t.Description))
	add(true, "InputSchema", literal(InputSchema(t)))
	add(output != "", "OutputSchema", literal(output))
	add(len(g.pkg.Providers) > 0, "Forms", jen.Index().Add(g.rt("Form")).Add(literalOf(g.forms(t)...)))
	add(t.EndsLoop, "EndsLoop", jen.True())
	add(t.Approval, "Approval", jen.True())
	add(t.Serial, "Serial", jen.True())
	add(t.Repeatable, "Repeatable", jen.True())
	add(t.Effect != "", "Effect", g.rt(effectNames[t.Effect]))
	add(t.Permission != "", "Permission", literal(t.Permission))
	add(t.Timeout > 0, "Timeout", g.duration(t.Timeout))
	add(t.MaxOutput > 0, "MaxOutput", jen.Lit(t.MaxOutput))
	add(true, "Bind", bind)
	return literalOf(fields...)
}

// duration writes a duration in the largest unit that divides it.
func (g *generator) duration(d time.Duration) jen.Code {
	g.importAs("time", "time")
	for _, u := range []struct {
		name string
		d    time.Duration
	}{
		{"Hour", time.Hour}, {"Minute", time.Minute}, {"Second", time.Second},
		{"Millisecond", time.Millisecond}, {"Microsecond", time.Microsecond}, {"Nanosecond", time.Nanosecond},
	} {
		if d%u.d == 0 {
			return jen.Lit(int(d/u.d)).Op("*").Qual("time", u.name)
		}
	}
	return nil // unreachable: every duration is a number of nanoseconds
}
