package emit

import (
	"slices"
	"strconv"
	"unicode/utf8"

	"github.com/dave/jennifer/jen"
)

// stretch splits off the items at the beginning that have a fixed length and so
// few terms that they are compared in one condition.
func (s sequence) stretch() (head, tail sequence) {
	terms := 0
	for i, it := range s {
		switch it := it.(type) {
		case fixedText:
			terms++
		case run:
			if !it.fixed() || it.min > unrolled {
				return s[:i], s[i:]
			}
			terms += it.min
		default:
			return s[:i], s[i:]
		}
		if terms > unrolledTerms {
			return s[:i], s[i:]
		}
	}
	return s, nil
}

// length is that of a stretch.
func (s sequence) length() int {
	n := 0
	for _, it := range s {
		switch it := it.(type) {
		case fixedText:
			n += len(it)
		case run:
			n += it.min
		}
	}
	return n
}

// stretchMatches is the condition that s is a stretch, or else that it begins
// with it.
func (g *generator) stretchMatches(head sequence, whole bool) *jen.Statement {
	if only, ok := head[0].(fixedText); ok && len(head) == 1 && whole {
		return left().Op("==").Add(literal(string(only)))
	}
	n := head.length()
	length := jen.Len(left()).Op(">=").Lit(n)
	switch {
	case whole:
		length = jen.Len(left()).Op("==").Lit(n)
	case n == 1:
		length = left().Op("!=").Lit("")
	}
	return chain("&&", append([]*jen.Statement{length}, g.terms(head, true)...))
}

// stretchFails is the condition that s does not begin with a stretch.
func (g *generator) stretchFails(head sequence) *jen.Statement {
	n := head.length()
	short := jen.Len(left()).Op("<").Lit(n)
	if n == 1 {
		short = left().Op("==").Lit("")
	}
	return chain("||", append([]*jen.Statement{short}, g.terms(head, false)...))
}

// chain joins conditions, on a line each if they are many.
func chain(op string, terms []*jen.Statement) *jen.Statement {
	const oneLine = 4
	all := terms[0]
	for _, t := range terms[1:] {
		all.Op(op)
		if len(terms) > oneLine {
			all.Line()
		}
		all.Add(t)
	}
	return all
}

// terms are the comparisons of a stretch, each of which must hold if want is true
// and none of which may hold if it is not.
func (g *generator) terms(head sequence, want bool) []*jen.Statement {
	var all []*jen.Statement
	at := 0
	for _, it := range head {
		switch it := it.(type) {
		case fixedText:
			all = append(all, textAt(string(it), at, want))
			at += len(it)
		case run:
			for range it.min {
				if want {
					all = append(all, g.in(it.set, charAt(at)))
				} else {
					all = append(all, g.notIn(it.set, charAt(at)))
				}
				at++
			}
		}
	}
	return all
}

// textAt compares a part of s with a literal.
func textAt(t string, at int, want bool) *jen.Statement {
	op := "=="
	if !want {
		op = "!="
	}
	if len(t) == 1 {
		return charAt(at)().Op(op).Add(byteLiteral(t[0]))
	}
	from := jen.Empty()
	if at > 0 {
		from = jen.Lit(at)
	}
	return left().Index(from, jen.Lit(at+len(t))).Op(op).Add(literal(t))
}

func charAt(i int) place {
	return func() *jen.Statement { return left().Index(jen.Lit(i)) }
}

// in is the condition that a byte is in a set, to be joined with others by &&.
func (g *generator) in(set byteSet, c place) *jen.Statement {
	inside, outside := set.ranges(), set.complement().ranges()
	switch {
	case len(inside) == 1:
		return within(inside[0], c)
	case len(outside) == 1 && outside[0].lo == outside[0].hi:
		return without(outside[0], c)
	case len(outside) == 1:
		return jen.Parens(without(outside[0], c))
	}
	return jen.Id(g.classFunc(set)).Call(c())
}

// notIn is the condition that a byte is not in a set, to be joined by ||.
func (g *generator) notIn(set byteSet, c place) *jen.Statement {
	inside, outside := set.ranges(), set.complement().ranges()
	switch {
	case len(inside) == 1:
		return without(inside[0], c)
	case len(outside) == 1:
		return within(outside[0], c)
	}
	return jen.Op("!").Id(g.classFunc(set)).Call(c())
}

func within(r byteRange, c place) *jen.Statement {
	switch {
	case r.lo == r.hi:
		return c().Op("==").Add(byteLiteral(r.lo))
	case r.lo == 0:
		return c().Op("<=").Add(byteLiteral(r.hi))
	case r.hi == 0xff:
		return c().Op(">=").Add(byteLiteral(r.lo))
	}
	return byteLiteral(r.lo).Op("<=").Add(c()).Op("&&").Add(c()).Op("<=").Add(byteLiteral(r.hi))
}

func without(r byteRange, c place) *jen.Statement {
	switch {
	case r.lo == r.hi:
		return c().Op("!=").Add(byteLiteral(r.lo))
	case r.lo == 0:
		return c().Op(">").Add(byteLiteral(r.hi))
	case r.hi == 0xff:
		return c().Op("<").Add(byteLiteral(r.lo))
	}
	return c().Op("<").Add(byteLiteral(r.lo)).Op("||").Add(byteLiteral(r.hi)).Op("<").Add(c())
}

func byteLiteral(c byte) *jen.Statement {
	if c < utf8.RuneSelf {
		return jen.Op(strconv.QuoteRune(rune(c)))
	}
	return jen.Op("0x" + strconv.FormatUint(uint64(c), 16))
}

// classFunc declares the function that knows a set of several ranges. The compiler
// puts it in place. Long ranges and
// small letters come first, being the likeliest.
func (g *generator) classFunc(set byteSet) string {
	return g.declare("class "+set.String(), "toolgenClass", func(name string) {
		ranges, op, test := set.ranges(), "||", within
		if set.wide() {
			ranges, op, test = set.complement().ranges(), "&&", without
		}
		slices.Reverse(ranges)
		slices.SortStableFunc(ranges, func(a, b byteRange) int { return int(b.hi-b.lo) - int(a.hi-a.lo) })
		var terms []*jen.Statement
		for _, r := range ranges {
			t := test(r, char)
			if set.wide() && r.lo < r.hi {
				t = jen.Parens(t)
			}
			terms = append(terms, t)
		}
		g.decl("%s reports whether c is in %s.", name, set)
		g.file.Func().Id(name).Params(char().Byte()).Bool().Block(jen.Return(chain(op, terms)))
	})
}
