package parse

import (
	"go/ast"
	"go/constant"
	"go/types"
	"math"
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/directive"
	"github.com/toolgen/toolgen/runtime/wire"
)

// bound narrows the range of a number.
func (kw *keywords) bound(t *model.Type, a *directive.Arg) {
	integer := t.Kind == model.KindInt || t.Kind == model.KindUint
	if !integer && t.Kind != model.KindFloat && t.Kind != model.KindNumber {
		kw.inapplicable(a, typeWords[t.Kind])
		return
	}
	text, ok := kw.number(a)
	if !ok {
		return
	}
	if integer {
		if text, ok = exactInteger(text); !ok {
			kw.contradiction(a, "%s of an integer is a fraction", a.Key.Text).WithHint("write a whole number")
			return
		}
	}
	c := &t.Check
	if a.Key.Text == "minimum" && (c.Minimum == "" || wire.CompareNumbers(text, c.Minimum) > 0) {
		c.Minimum = text
	}
	if a.Key.Text == "maximum" && (c.Maximum == "" || wire.CompareNumbers(text, c.Maximum) < 0) {
		c.Maximum = text
	}
	if c.Minimum != "" && c.Maximum != "" && wire.CompareNumbers(c.Minimum, c.Maximum) > 0 {
		kw.contradiction(a, "no value is left between %s and %s", c.Minimum, c.Maximum)
	}
}

// number is the value of a bound as a JSON number.
func (kw *keywords) number(a *directive.Arg) (string, bool) {
	if a.Const == "" {
		return a.Value.Text, true
	}
	v, ok := kw.constant(a.Const, a.Value)
	if !ok {
		return "", false
	}
	text, ok := numberText(v)
	if !ok {
		kw.contradiction(a, "%s is no number that a float64 can hold", a.Const)
	}
	return text, ok
}

func (kw *keywords) constant(name string, at directive.Word) (constant.Value, bool) {
	k, ok := kw.scope.lookup(name).(*types.Const)
	if ok && k.Val().Kind() != constant.Unknown {
		kw.rd.constantUsed(kw.scope.file, k)
		return k.Val(), true
	}
	kw.contradicted = true
	if ok {
		kw.rd.errorf("OLT019", at.Pos, at.End, "the constant %s has no value, because its declaration does not compile", name)
		return nil, false
	}
	d := kw.rd.errorf("OLT019", at.Pos, at.End, "%s is no constant in the scope of this file", name)
	if near, ok := nearest(name, kw.scope.constants(name)); ok {
		d.WithHint("did you mean @" + near + "?")
	} else {
		d.WithHint("name a constant of the package as @Name, or of an imported package as @pkg.Name")
	}
	return nil, false
}

// constantUsed remembers an unexported constant of the package that a directive
// in one of its files names, if it is there in every build that has the file.
func (rd *reader) constantUsed(in *ast.File, k *types.Const) {
	if k.Pkg() != rd.root.types || k.Exported() {
		return
	}
	build := rd.constraints[in]
	if constraint := rd.constraintOf(k); constraint != "" && constraint != build {
		return
	}
	if i, found := slices.BinarySearch(rd.constants[build], k.Name()); !found {
		rd.constants[build] = slices.Insert(rd.constants[build], i, k.Name())
	}
}

// numberText writes a constant as a JSON number, exactly where it is an
// integer and by float64's shortest digits elsewhere.
func numberText(v constant.Value) (string, bool) {
	if v = constant.ToFloat(v); v.Kind() != constant.Float && v.Kind() != constant.Int {
		return "", false
	}
	f, _ := constant.Float64Val(v)
	if math.IsInf(f, 0) || f == 0 && constant.Sign(v) != 0 {
		return "", false
	}
	if i := constant.ToInt(v); i.Kind() == constant.Int {
		return i.ExactString(), true
	}
	return strconv.FormatFloat(f, 'g', -1, 64), true
}

// maxExponent keeps a bound such as 1e999999999 from being written out.
const maxExponent = 400

// exactInteger writes a JSON number without fraction and exponent.
func exactInteger(text string) (string, bool) {
	if !wire.IsNumber(text) {
		return "", false
	}
	if digits, exp, ok := strings.Cut(strings.ToLower(text), "e"); ok {
		if !strings.ContainsAny(digits, "123456789") {
			return "0", true
		}
		if n, err := strconv.Atoi(exp); err != nil || n > maxExponent || n < -maxExponent {
			return "", false
		}
	}
	r, ok := new(big.Rat).SetString(text)
	if !ok || !r.IsInt() {
		return "", false
	}
	return r.Num().String(), true
}
