package emit

import (
	"github.com/dave/jennifer/jen"
)

// unrolledTerms bounds how many comparisons one condition holds.
const unrolledTerms = 12

// The locals of the functions written here, which use no names of the package
// that they could hide: the text that is left, how much of it a run takes, and a
// byte of it.
func left() *jen.Statement  { return jen.Id("s") }
func taken() *jen.Statement { return jen.Id("n") }
func char() *jen.Statement  { return jen.Id("c") }

// An ending says what follows a sequence.
type ending uint8

const (
	goesOn   ending = iota // more items
	textEnds               // the end of the text
	anything               // anything, which need not be looked at
)

// matcherCode is the body of a function that reports whether s matches. Each
// statement takes what it has matched from the beginning of s.
func (g *generator) matcherCode(m *matcher) []jen.Code {
	if m.words != nil {
		return []jen.Code{
			jen.Switch(left()).Block(jen.Case(literals(m.words)...).Block(jen.Return(jen.True()))),
			jen.Return(jen.False()),
		}
	}
	end := textEnds
	if m.open {
		end = anything
	}
	return g.sequenceCode(m.items, end, false)
}

// sequenceCode matches a sequence, and returns unless it goes on. counted says
// that n is declared.
func (g *generator) sequenceCode(s sequence, end ending, counted bool) []jen.Code {
	var body []jen.Code
	for len(s) > 0 {
		if head, tail := s.stretch(); len(head) > 0 {
			if len(tail) == 0 && end != goesOn {
				return append(body, jen.Return(g.stretchMatches(head, end == textEnds)))
			}
			body = append(body, jen.If(g.stretchFails(head)).Block(jen.Return(jen.False())), skip(jen.Lit(head.length())))
			s = tail
			continue
		}
		last := len(s) == 1 && end != goesOn
		switch it := s[0].(type) {
		case run:
			if last && it.max != 1 {
				return append(body, g.lastRun(it, end)...)
			}
			code, counts := g.runCode(it, counted)
			body = append(body, code...)
			counted = counted || counts
		case optional:
			body = append(body, g.optionalCode(it, counted))
		case times:
			body = append(body, jen.For(jen.Range().Lit(it.n)).Block(g.sequenceCode(it.body, goesOn, counted)...))
		case choice:
			if last {
				return append(body, g.choiceCode(it, end, counted))
			}
			body = append(body, g.choiceCode(it, goesOn, counted))
		}
		s = s[1:]
	}
	return append(body, ended(end)...)
}

// ended is what a sequence without further items returns.
func ended(end ending) []jen.Code {
	switch end {
	case textEnds:
		return []jen.Code{jen.Return(left().Op("==").Lit(""))}
	case anything:
		return []jen.Code{jen.Return(jen.True())}
	}
	return nil
}

func skip(n jen.Code) *jen.Statement {
	return left().Op("=").Add(left().Index(n, jen.Empty()))
}

// runCode matches a run that more may follow, and reports whether it needs the
// count n.
func (g *generator) runCode(r run, counted bool) (code []jen.Code, counts bool) {
	switch {
	case r.fixed():
		short := jen.If(jen.Len(left()).Op("<").Lit(r.min)).Block(jen.Return(jen.False()))
		all := g.allIn(r.set, left().Index(jen.Empty(), jen.Lit(r.min)))
		return []jen.Code{short, all, skip(jen.Lit(r.min))}, false
	case r.min == 0 && r.max == 1:
		begins := jen.If(left().Op("!=").Lit("").Op("&&").Add(g.in(r.set, charAt(0)))).Block(skip(jen.Lit(1)))
		return []jen.Code{begins}, false
	}
	length := jen.Id(g.runFunc(r.set)).Call(left())
	bad := outside(r, taken, taken().Op("==").Lit(0))
	if bad == nil {
		return []jen.Code{skip(length)}, false
	}
	assign := ":="
	if counted {
		assign = "="
	}
	return []jen.Code{taken().Op(assign).Add(length), jen.If(bad).Block(jen.Return(jen.False())), skip(taken())}, true
}

// runFunc declares the function that measures runs of a set.
func (g *generator) runFunc(set byteSet) string {
	return g.declare("run "+set.String(), "toolgenRun", func(name string) {
		next := func() *jen.Statement { return left().Index(taken()) }
		g.decl("%s returns how many bytes at the beginning of s are in %s.", name, set)
		g.file.Func().Id(name).Params(left().String()).Int().Block(
			taken().Op(":=").Lit(0),
			jen.For(taken().Op("<").Len(left()).Op("&&").Add(g.in(set, next))).Block(taken().Op("++")),
			jen.Return(taken()),
		)
	})
}

// lastRun matches a run that is all there is left to look at.
func (g *generator) lastRun(r run, end ending) []jen.Code {
	of := left()
	if end == anything {
		of, r.max = of.Index(jen.Empty(), jen.Lit(r.min)), -1
	}
	var code []jen.Code
	length := func() *jen.Statement { return jen.Len(left()) }
	if bad := outside(r, length, left().Op("==").Lit("")); bad != nil {
		code = append(code, jen.If(bad).Block(jen.Return(jen.False())))
	}
	return append(code, g.allIn(r.set, of), jen.Return(jen.True()))
}

// outside is the condition that a number is none of those of a run, or nil if it
// cannot be. none is the condition that it is 0.
func outside(r run, number place, none *jen.Statement) *jen.Statement {
	few, many := number().Op("<").Lit(r.min), number().Op(">").Lit(r.max)
	if r.min == 1 {
		few = none
	}
	switch {
	case r.fixed():
		return number().Op("!=").Lit(r.min)
	case r.min == 0 && r.max < 0:
		return nil
	case r.min == 0:
		return many
	case r.max < 0:
		return few
	}
	return few.Op("||").Add(many)
}

// allIn returns false unless every byte of a string is in a set.
func (g *generator) allIn(set byteSet, of *jen.Statement) jen.Code {
	each := jen.List(jen.Id("_"), char()).Op(":=").Range().Index().Byte().Call(of)
	return jen.For(each).Block(jen.If(g.notIn(set, char)).Block(jen.Return(jen.False())))
}

// optionalCode matches what may be there, as often as it is.
func (g *generator) optionalCode(o optional, counted bool) jen.Code {
	begins, body := g.branch(o.body, goesOn, counted)
	switch {
	case o.max < 0:
		return jen.For(begins).Block(body...)
	case o.max == 1:
		return jen.If(begins).Block(body...)
	}
	i := func() *jen.Statement { return jen.Id("i") }
	return jen.For(i().Op(":=").Lit(0), i().Op("<").Lit(o.max).Op("&&").Add(begins), i().Op("++")).Block(body...)
}

// choiceCode goes by the first bytes. The one alternative that may be empty is
// that of all other bytes.
func (g *generator) choiceCode(c choice, end ending, counted bool) jen.Code {
	var cases []jen.Code
	other := []jen.Code{jen.Return(jen.False())}
	for _, s := range c {
		if s.nullable() {
			other = g.sequenceCode(s, end, counted)
			continue
		}
		begins, body := g.branch(s, end, counted)
		cases = append(cases, jen.Case(begins).Block(body...))
	}
	if len(other) > 0 {
		cases = append(cases, jen.Default().Block(other...))
	}
	return jen.Switch().Block(cases...)
}

// branch is the condition under which a sequence must be what comes next, and the
// code for it then. A sequence that begins with a stretch is told by all of that:
// where only a part of it is there, the whole match fails further on.
func (g *generator) branch(s sequence, end ending, counted bool) (begins *jen.Statement, body []jen.Code) {
	head, tail := s.stretch()
	switch {
	case len(head) == 0:
		return left().Op("!=").Lit("").Op("&&").Add(g.in(s.first(), charAt(0))), g.sequenceCode(s, end, counted)
	case len(tail) == 0 && end != goesOn:
		return g.stretchMatches(head, end == textEnds), []jen.Code{jen.Return(jen.True())}
	}
	return g.stretchMatches(head, false), append([]jen.Code{skip(jen.Lit(head.length()))}, g.sequenceCode(tail, end, counted)...)
}
