package main

import (
	"reflect"
	"slices"
	"strings"
)

// A candidate is a field that may become a property.
type candidate struct {
	property
	index  []int
	tagged bool
}

// properties are the fields of a struct that encoding/json sees: of those of one
// name the least deep one, of several of these the only one whose tag names it.
func (b *builder) properties(t reflect.Type, isRune bool) []property {
	byName := map[string][]candidate{}
	for _, c := range candidates(t, isRune, nil, false) {
		byName[c.name] = append(byName[c.name], c)
	}
	var kept []candidate
	for _, same := range byName {
		if c, ok := dominant(same); ok {
			kept = append(kept, c)
		}
	}
	slices.SortFunc(kept, func(a, b candidate) int { return slices.Compare(a.index, b.index) })
	var out []property
	for _, c := range kept {
		out = append(out, c.property)
	}
	return out
}

func dominant(same []candidate) (candidate, bool) {
	depth := slices.MinFunc(same, func(a, b candidate) int { return len(a.index) - len(b.index) })
	same = slices.DeleteFunc(same, func(c candidate) bool { return len(c.index) > len(depth.index) })
	if len(same) > 1 {
		same = slices.DeleteFunc(same, func(c candidate) bool { return !c.tagged })
	}
	if len(same) != 1 {
		return candidate{}, false
	}
	return same[0], true
}

// candidates are all fields of a struct and of those that it embeds.
func candidates(t reflect.Type, isRune bool, index []int, throughPointer bool) []candidate {
	var out []candidate
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		if name == "-" && options == "" {
			continue
		}
		inner, pointer := f.Type, false
		if f.Anonymous && inner.Kind() == reflect.Pointer {
			inner, pointer = inner.Elem(), true
		}
		at := append(slices.Clone(index), i)
		if f.Anonymous && inner.Kind() == reflect.Struct && name == "" {
			out = append(out, candidates(inner, runeOf(f, isRune), at, throughPointer || pointer)...)
			continue
		}
		if !f.IsExported() {
			continue
		}
		tagged := name != ""
		if !tagged {
			name = f.Name
		}
		optional := throughPointer || strings.Contains(","+options+",", ",omitempty,") || strings.Contains(","+options+",", ",omitzero,")
		out = append(out, candidate{property{name, f.Type, runeOf(f, isRune), optional}, at, tagged})
	}
	return out
}

// runeOf reads the tag in which the writer of a package says how a field is
// spelled: as rune, or as the type argument.
func runeOf(f reflect.StructField, argument bool) bool {
	return f.Tag.Get("as") == "rune" || f.Tag.Get("as") == "T" && argument
}
