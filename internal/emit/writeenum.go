package emit

import (
	"strconv"

	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// enumWriter declares the function that writes an enum: a value that is no
// member cannot be written. It appends in one place only, because compilers copy
// what appends into every case, and a type may have thousands of members.
func (g *generator) enumWriter(e *model.Enum) string {
	return g.declare("write "+e.Go.Key(), "toolgenWrite"+g.enumWord(e), func(name string) {
		body := g.writeMemberNames(e)
		if travelAsValues(e) {
			body = g.writeMemberValues(e)
		}
		g.decl("%s writes a member of %s.", name, shownType(e.Go))
		g.writerFunc(name, g.expr(e.Go), body)
	})
}

// travelAsValues reports whether a model sees the constants' values and not
// their names.
func travelAsValues(e *model.Enum) bool {
	for _, m := range e.Members {
		if e.Integer || m.Value != strconv.Quote(m.Name) {
			return false
		}
	}
	return true
}

func (g *generator) writeMemberValues(e *model.Enum) []jen.Code {
	v := g.names.local("v", 1)
	var members []jen.Code
	method := "Word"
	for _, m := range e.Members {
		members = append(members, g.memberValue(m))
		if model.Quote(m.Name) != `"`+m.Name+`"` {
			method = "String"
		}
	}
	text := g.put(method, jen.String().Call(jen.Id(v)))
	return []jen.Code{
		jen.Switch(jen.Id(v)).Block(jen.Case(members...).Block(g.returned([]jen.Code{text})...)),
		g.noMember(),
	}
}

func (g *generator) writeMemberNames(e *model.Enum) []jen.Code {
	v, quoted := g.names.local("v", 1), g.names.local("name", 1)
	var cases []jen.Code
	for _, m := range e.Members {
		cases = append(cases, jen.Case(g.memberValue(m)).Block(jen.Id(quoted).Op("=").Add(literal(model.Quote(m.Name)))))
	}
	cases = append(cases, jen.Default().Block(g.returned([]jen.Code{g.noMember()})...))
	return []jen.Code{
		jen.Var().Id(quoted).String(),
		jen.Switch(jen.Id(v)).Block(cases...),
		g.append(jen.Append(g.buffer(), jen.Id(quoted).Op("..."))),
	}
}

func (g *generator) noMember() jen.Code { return g.put("Fail", jen.Lit("is no member of its enum")) }
