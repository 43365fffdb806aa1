package parse

import (
	"go/constant"
	"unicode/utf8"

	"github.com/toolgen/toolgen/internal/model"
)

// constantText is a constant as a default of a type writes it.
func constantText(t *model.Type, v constant.Value) (string, bool) {
	switch t.Kind {
	case model.KindBool:
		return v.ExactString(), v.Kind() == constant.Bool
	case model.KindRune:
		if n, exact := constant.Int64Val(constant.ToInt(v)); exact && v.Kind() == constant.Int {
			return string(rune(n)), n == int64(rune(n)) && utf8.ValidRune(rune(n))
		}
	case model.KindInt, model.KindUint, model.KindFloat, model.KindNumber:
		return numberText(v)
	case model.KindQuoted:
		return constantText(t.Elem, v)
	}
	if v.Kind() != constant.String {
		return "", false
	}
	return constant.StringVal(v), true
}
