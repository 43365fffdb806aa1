package randjson

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
)

// A drawer draws values from schemas.
type drawer struct {
	rand     *rand.Rand
	wild     []string // numbers that may stand for one without bounds
	patterns *patternCache
}

// value draws a value that s allows, as far as that can be told: a pattern and
// a length together may have no value in common.
func (d *drawer) value(s *Schema) *value {
	if len(s.Enum) > 0 {
		return enumValue(string(pick(d.rand, s.Enum))).of(s)
	}
	types := s.Types
	if len(types) == 0 {
		return d.anything(3).of(s)
	}
	typeName := pick(d.rand, types)
	if typeName == "null" && !oneIn(d.rand, 3) {
		typeName = types[0]
	}
	return d.typed(s, typeName).of(s)
}

func (d *drawer) typed(s *Schema, typeName string) *value {
	switch typeName {
	case "boolean":
		return raw(pick(d.rand, []string{"true", "false"}))
	case "integer", "number":
		return d.number(s)
	case "string":
		return text(d.content(s))
	case "array":
		return d.array(s)
	case "object":
		return d.object(s)
	}
	return raw("null")
}

func (d *drawer) array(s *Schema) *value {
	low, high := 0, 3
	if s.MinItems != nil {
		low = *s.MinItems
		high = low + 2
	}
	if s.MaxItems != nil {
		high = *s.MaxItems
	}
	v := &value{form: array}
	for range low + d.rand.IntN(max(high-low, 0)+1) {
		v.items = append(v.items, d.item(s, v.items))
	}
	return v
}

// item draws an element, which no other of a set equals if that can be had.
func (d *drawer) item(s *Schema, others []*value) *value {
	if s.Items == nil {
		return d.anything(2)
	}
	item := d.value(s.Items)
	for range 8 {
		if !s.UniqueItems || !slices.ContainsFunc(others, func(o *value) bool { return o.form == item.form && o.text == item.text }) {
			break
		}
		item = d.value(s.Items)
	}
	return item
}

func (d *drawer) object(s *Schema) *value {
	v := &value{form: object}
	for _, name := range s.Names() {
		if slices.Contains(s.Required, name) || !oneIn(d.rand, 3) {
			v.add(name, d.value(s.Properties[name]))
		}
	}
	if !s.Closed {
		d.open(s, v)
	}
	d.rand.Shuffle(len(v.members), func(i, j int) { v.members[i], v.members[j] = v.members[j], v.members[i] })
	return v
}

// open adds members that no property declares.
func (d *drawer) open(s *Schema, v *value) {
	taken := map[string]bool{}
	for _, m := range v.members {
		taken[m.name] = true
	}
	for range d.rand.IntN(4) {
		name := plainText(d.rand, d.rand.IntN(4))
		if taken[name] || s.Properties[name] != nil {
			continue
		}
		taken[name] = true
		if s.Additional != nil {
			v.add(name, d.value(s.Additional))
		} else {
			v.add(name, d.anything(2))
		}
	}
}

// anything draws a value that no schema asks for, at most depth levels deep.
func (d *drawer) anything(depth int) *value {
	n := 6
	if depth > 0 {
		n = 8
	}
	switch d.rand.IntN(n) {
	case 0:
		return raw("null")
	case 1:
		return raw(pick(d.rand, []string{"true", "false"}))
	case 2, 3:
		return raw(pick(d.rand, wildNumbers))
	case 4:
		return text(plainText(d.rand, d.rand.IntN(5)))
	case 5:
		return text(pick(d.rand, []string{"", "0", "1", "true", "null", "2026-01-31", "{}"}))
	case 6:
		v := &value{form: array}
		for range d.rand.IntN(4) {
			v.items = append(v.items, d.anything(depth-1))
		}
		return v
	}
	v := &value{form: object}
	for _, name := range []string{"a", "b", "é", "", "a b"}[:d.rand.IntN(6)] {
		v.add(name, d.anything(depth-1))
	}
	return v
}

// enumValue is a member of an enum; a string so that its spelling may vary.
func enumValue(member string) *value {
	var content string
	if json.Unmarshal([]byte(member), &content) == nil && member != "null" {
		return text(content)
	}
	return raw(member)
}
