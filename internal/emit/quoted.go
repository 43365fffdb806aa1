package emit

import (
	"strconv"

	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// quotedPatterns are the contract's forms of what travels in a string by the
// json tag's option string.
var quotedPatterns = map[model.Kind]string{
	model.KindInt:   `^(0|-?[1-9][0-9]*)$`,
	model.KindUint:  `^(0|[1-9][0-9]*)$`,
	model.KindFloat: `^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?$`,
	model.KindBool:  `^(true|false)$`,
}

// quotedReader is scalarReader for what stands inside of such a string. No
// author's keyword applies there, so that only integers have a range.
func (g *generator) quotedReader(inner *model.Type) (method, has string, args []jen.Code) {
	switch inner.Kind {
	case model.KindBool:
		return "QuotedBool", "bool", nil
	case model.KindFloat:
		bits := strconv.Itoa(inner.Bits)
		return "QuotedFloat" + bits, "float" + bits, nil
	}
	method, has, args = g.integerReader(inner)
	return "Quoted" + method, has, args
}
