package emit

import (
	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// body writes how the user's function is called and its result sent on.
func (g *generator) body(t *model.Tool, call *jen.Statement) []jen.Code {
	r := t.Result
	empty := g.rt("Result").Values()
	switch {
	case r.Kind == model.ResultNone && r.Error:
		return []jen.Code{jen.Return(empty, call)}
	case r.Kind == model.ResultNone:
		return []jen.Code{call, jen.Return(empty, jen.Nil())}
	case r.Kind == model.ResultResult && r.Error:
		return []jen.Code{jen.Return(call)}
	case r.Kind == model.ResultResult:
		return []jen.Code{jen.Return(call, jen.Nil())}
	}
	result, err := g.names.local("result", 1), g.names.local("err", 1)
	names := jen.Id(result)
	if r.Error {
		names = jen.List(jen.Id(result), jen.Id(err))
	}
	body := []jen.Code{names.Op(":=").Add(call)}
	if r.Error {
		body = append(body, jen.If(jen.Id(err).Op("!=").Nil()).Block(jen.Return(g.rt("Result").Values(), jen.Id(err))))
	}
	return append(body, g.send(t, result)...)
}

// send turns the function's value into a Result.
func (g *generator) send(t *model.Tool, result string) []jen.Code {
	part := g.rt("Part")
	switch t.Result.Kind {
	case model.ResultParts:
		return g.returnParts(t, jen.Id(result))
	case model.ResultPart:
		return g.returnParts(t, jen.Index().Add(part).Values(jen.Id(result)))
	case model.ResultText:
		return g.sendText(t, result)
	}
	out, err := g.names.local("out", 1), g.names.local("err", 1)
	buffer, size := g.resultBuffer(t)
	body := []jen.Code{jen.List(g.writer(), g.buffer()).Op(":=").List(jen.Op("&").Add(g.wire("Writer")).Values(), buffer)}
	body = append(body, g.joined(g.write(t.Result.Type, func() *jen.Statement { return jen.Id(result) }, 1))...)
	body = append(body,
		jen.List(jen.Id(out), jen.Id(err)).Op(":=").Add(g.writer()).Dot("Done").Call(g.buffer()),
		jen.If(jen.Id(err).Op("!=").Nil()).Block(jen.Return(g.rt("Result").Values(), jen.Id(err))),
	)
	kept := jen.Id(out)
	if size != "" {
		kept = jen.Id(size).Dot("Keep").Call(kept)
	}
	return append(body, g.returnParts(t, jen.Index().Add(part).Values(g.rt("JSON").Call(kept)))...)
}

// resultBuffer is where a tool's result is written to: as large as the longest
// value of a kind whose values are all short, or else as the results before it,
// of which size is the table.
func (g *generator) resultBuffer(t *model.Tool) (buffer *jen.Statement, size string) {
	if longest := longestValue(t.Result.Type.Kind); longest > 0 {
		return jen.Make(jen.Index().Byte(), jen.Lit(0), jen.Lit(longest)), ""
	}
	size = g.declare("size "+g.binderName(t), toolWord(t)+"Size", func(name string) {
		g.decl("%s is how long the results of %s are.", name, t.Name)
		g.file.Var().Id(name).Add(g.wire("Size"))
	})
	return jen.Id(size).Dot("Buffer").Call(), size
}

// longestValue is how many bytes the values of a kind take at most, in whole
// words; 0 where that depends on the value.
func longestValue(k model.Kind) int {
	switch k {
	case model.KindBool, model.KindInt, model.KindUint:
		return 24
	case model.KindFloat, model.KindQuoted, model.KindTime, model.KindDuration, model.KindUUID:
		return 40
	case model.KindRune:
		return 8
	}
	return 0
}

func (g *generator) sendText(t *model.Tool, result string) []jen.Code {
	typ := t.Result.Type
	value := jen.Id(result)
	var body []jen.Code
	text := func(v jen.Code) jen.Code {
		return jen.Index().Add(g.rt("Part")).Values(g.rt("Text").Call(v))
	}
	if typ.Kind == model.KindPointer {
		body = append(body, jen.If(jen.Id(result).Op("==").Nil()).Block(g.returnParts(t, text(jen.Lit("null")))...))
		value, typ = jen.Op("*").Id(result), typ.Elem
	}
	if typ.Go.Key() != "string" {
		value = jen.String().Call(value)
	}
	return append(body, g.returnParts(t, text(value))...)
}

func (g *generator) returnParts(t *model.Tool, parts jen.Code) []jen.Code {
	fields := []jen.Code{entry("Content", parts)}
	if t.EndsLoop {
		fields = append(fields, entry("Value", jen.Id(g.names.local("result", 1))))
	}
	return []jen.Code{jen.Return(g.rt("Result").Values(fields...), jen.Nil())}
}
