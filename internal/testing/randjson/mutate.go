package randjson

import (
	"strings"
	"unicode/utf8"
)

// mutate changes one value of a tree, near a bound of the schema that it was
// drawn from where there is one.
func (d *drawer) mutate(root *value) {
	all := root.all()
	v := pick(d.rand, all)
	if v == root && oneIn(d.rand, 2) {
		v = pick(d.rand, all) // the root alone has few interesting neighbours
	}
	switch d.rand.IntN(8) {
	case 0:
		v.become(raw("null"))
		return
	case 1:
		v.become(d.otherType(v))
		return
	case 2:
		v.become(d.anything(2))
		return
	}
	switch v.form {
	case scalar:
		d.mutateNumber(v)
	case stringForm:
		d.mutateString(v)
	case array:
		d.mutateArray(v)
	case object:
		d.mutateObject(v)
	}
}

// otherType is the same value in another type, as models like to send it.
func (d *drawer) otherType(v *value) *value {
	switch v.form {
	case scalar:
		return text(v.text)
	case stringForm:
		if v.text != "" && strings.Trim(v.text, "0123456789") == "" {
			return raw("1" + v.text)
		}
		return &value{form: array, items: []*value{v.copied()}}
	case array:
		if len(v.items) > 0 {
			return v.items[0].copied()
		}
		return &value{form: object}
	}
	return pick(d.rand, []*value{{form: array, items: []*value{v.copied()}}, {form: array}, text("{}"), raw("0")})
}

func (d *drawer) mutateNumber(v *value) {
	s := v.schema
	if s == nil || v.text == "true" || v.text == "false" {
		v.become(raw(pick(d.rand, wildNumbers)))
		return
	}
	near := []string{string(s.Minimum), string(s.Maximum)}
	switch bound := pick(d.rand, near); {
	case bound == "" || oneIn(d.rand, 4):
		v.become(raw(pick(d.rand, wildNumbers)))
	default:
		v.become(raw(d.beside(bound)))
	}
}

// beside is a number next to a bound, on either side or on it.
func (d *drawer) beside(bound string) string {
	b := rat(bound)
	if b == nil {
		return bound
	}
	step := pick(d.rand, []string{"1", "-1", "0", "1e-9", "-1e-9", "0.5", "-0.5", "1e-18", "-1e-18", "10"})
	near := b.Add(b, rat(step))
	if near.IsInt() {
		return respell(d.rand, near.Num().String())
	}
	return near.FloatString(20)
}

func (d *drawer) mutateString(v *value) {
	s := v.schema
	if s != nil && s.Format != "" && oneIn(d.rand, 3) {
		v.become(text(formatted(d.rand, s.Format)))
		return
	}
	if s != nil && (s.MinLength != nil || s.MaxLength != nil) && oneIn(d.rand, 2) {
		v.become(text(d.ofLength(v.text, s)))
		return
	}
	switch d.rand.IntN(10) {
	case 0:
		v.become(raw(`"` + pick(d.rand, []string{`\ud800`, `\udc00`, `\ud83d\ude0`, `\ud83dx`, `\udbff\ud800`, "\xff", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", `\x41`, `\u12`, "\n", "\x00", `\`, `\U0041`, `\'`}) + `"`))
	case 1:
		v.become(text(v.text + pick(d.rand, edges)))
	case 2:
		v.become(text(pick(d.rand, edges) + v.text))
	case 3:
		v.become(text(""))
	case 4:
		v.become(text(strings.ToUpper(v.text)))
	case 5:
		v.become(text(" " + v.text))
	case 6:
		v.become(text(v.text + "\n"))
	default:
		v.become(text(d.changed(v.text)))
	}
}

// ofLength cuts or fills a text to a length at a bound or one past it. What it
// is filled with is as often outside of the basic plane, where code points,
// code units and bytes count differently.
func (d *drawer) ofLength(s string, of *Schema) string {
	n := 0
	if of.MinLength != nil {
		n = *of.MinLength - d.rand.IntN(2)
	}
	if of.MaxLength != nil && (of.MinLength == nil || oneIn(d.rand, 2)) {
		n = *of.MaxLength + d.rand.IntN(2)
	}
	runes := []rune(s)
	for len(runes) < n {
		runes = append(runes, pick(d.rand, []rune{'a', 'é', 0x301, 0x1f600, 0}))
	}
	return string(runes[:max(n, 0)])
}

// changed drops, doubles or replaces one character.
func (d *drawer) changed(s string) string {
	if s == "" {
		return firstRune(pick(d.rand, edges))
	}
	at := d.rand.IntN(len(s))
	for !utf8.RuneStart(s[at]) {
		at--
	}
	_, n := utf8.DecodeRuneInString(s[at:])
	switch d.rand.IntN(3) {
	case 0:
		return s[:at] + s[at+n:]
	case 1:
		return s[:at] + s[at:at+n] + s[at:]
	}
	return s[:at] + plainText(d.rand, 1) + s[at+n:]
}

func (d *drawer) mutateArray(v *value) {
	switch n := len(v.items); {
	case n > 0 && oneIn(d.rand, 3):
		v.items = append(v.items, pick(d.rand, v.items).copied()) // one too many, and a duplicate
	case n > 0 && oneIn(d.rand, 2):
		at := d.rand.IntN(n)
		v.items = append(v.items[:at], v.items[at+1:]...)
	case v.schema != nil && v.schema.MaxItems != nil && oneIn(d.rand, 2):
		for len(v.items) <= *v.schema.MaxItems {
			v.items = append(v.items, d.item(v.schema, v.items))
		}
	case v.schema != nil:
		v.items = append(v.items, d.item(v.schema, nil))
	default:
		v.items = append(v.items, d.anything(1))
	}
}

func (d *drawer) mutateObject(v *value) {
	n := len(v.members)
	switch d.rand.IntN(6) {
	case 0:
		v.add(pick(d.rand, []string{"", "extra", "__proto__", "constructor", "\x00", "$ref", "type"}), d.anything(1))
	case 1:
		if n > 0 { // a name that is nearly right
			m := pick(d.rand, v.members)
			m.name = pick(d.rand, []string{strings.ToUpper(m.name), strings.ToLower(m.name), m.name + " ", d.changed(m.name)})
		}
	case 2:
		if n > 0 { // given twice, perhaps with another value
			m := *pick(d.rand, v.members)
			m.value = m.value.copied()
			if oneIn(d.rand, 2) {
				m.value = d.anything(1)
			}
			v.members = append(v.members, &m)
		}
	default:
		if n > 0 { // missing
			at := d.rand.IntN(n)
			v.members = append(v.members[:at], v.members[at+1:]...)
		}
	}
}
