package emit

import (
	"time"

	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// registers writes the functions that return the tools: one for the package's
// functions, and two for each receiver.
func (g *generator) registers() {
	var functions []*model.Tool
	var receivers []string
	methods := map[string][]*model.Tool{}
	for _, t := range g.pkg.Tools {
		if t.Receiver == nil {
			functions = append(functions, t)
			continue
		}
		name := t.Receiver.Type
		if methods[name] == nil {
			receivers = append(receivers, name)
		}
		methods[name] = append(methods[name], t)
	}
	if len(functions) > 0 {
		name := g.pkg.RegisterNames(nil)[0]
		g.decl("%s returns the tools of package %s.", name, g.pkg.Name)
		g.file.Func().Id(name).Params().Index().Add(g.rt("Tool")).Block(
			jen.Return(g.toolList(functions, func(t *model.Tool) jen.Code { return jen.Id(g.binderName(t)) })),
		)
	}
	for _, name := range receivers {
		g.receiver(name, methods[name])
	}
}

// receiver writes the two functions for the methods of one type, over a common
// list that differs only in where the receiver of a call comes from.
func (g *generator) receiver(typeName string, tools []*model.Tool) {
	names := g.pkg.RegisterNames(tools[0].Receiver)
	recv := func() *jen.Statement { return g.receiverType(typeName) }
	list := g.names.declared("toolgen" + model.Title(typeName) + "Tools")
	recvName, open, bind := g.names.local("receiver", 1), g.names.local("open", 1), g.names.local("bind", 1)
	method := g.rt("Method").Index(recv())
	binder := jen.Func().Params(jen.Op("*").Add(g.rt("Call"))).Params(g.rt("Run"), jen.Error())

	g.decl("%s returns the tools of %s; all calls share the receiver.", names[0], typeName)
	g.file.Func().Id(names[0]).Params(jen.Id(recvName).Add(recv())).Index().Add(g.rt("Tool")).Block(
		jen.Return(jen.Id(list).Call(g.bindWith(method, binder, g.rt("Shared").Call(jen.Id(recvName), jen.Id(bind))))),
	)
	g.decl("%s returns the tools of %s; each call opens a receiver of its own,", names[1], typeName)
	g.file.Comment("which is closed when the call ends.")
	g.file.Func().Id(names[1]).Params(jen.Id(open).Add(g.rt("Scope")).Index(recv())).Index().Add(g.rt("Tool")).Block(
		jen.Return(jen.Id(list).Call(g.bindWith(method, binder, g.rt("Scoped").Call(jen.Id(open), jen.Id(bind))))),
	)
	g.file.Line()
	g.file.Func().Id(list).Params(jen.Id(bind).Func().Params(method.Clone()).Add(binder.Clone())).Index().Add(g.rt("Tool")).Block(
		jen.Return(g.toolList(tools, func(t *model.Tool) jen.Code { return jen.Id(bind).Call(jen.Id(g.binderName(t))) })),
	)
}

// bindWith is a function literal that gives a method its receiver.
func (g *generator) bindWith(method, binder, body *jen.Statement) jen.Code {
	return jen.Func().Params(jen.Id(g.names.local("bind", 1)).Add(method.Clone())).Add(binder.Clone()).Block(jen.Return(body))
}

// receiverType is the type of a receiver: a pointer unless all its tools have
// value receivers.
func (g *generator) receiverType(typeName string) *jen.Statement {
	if g.pointers[typeName] {
		return jen.Op("*").Id(typeName)
	}
	return jen.Id(typeName)
}

func (g *generator) toolList(tools []*model.Tool, bind func(*model.Tool) jen.Code) jen.Code {
	var items []jen.Code
	for _, t := range tools {
		items = append(items, g.toolLiteral(t, bind(t)))
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
