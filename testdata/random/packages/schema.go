package main

import (
	"context"
	"encoding"
	"encoding/json"
	"fmt"
	"math/big"
	"net/url"
	"reflect"
	"strings"
	"time"
)

// input is the schema of a function's parameters.
func input(in unseen, f reflect.Type, params []param) string {
	var b builder
	b.unseen = in
	var props []property
	next := 0
	for i := range f.NumIn() {
		if f.In(i) == reflect.TypeFor[context.Context]() {
			continue
		}
		p := params[next]
		next++
		props = append(props, property{p.Name, f.In(i), p.Rune, p.Optional})
	}
	b.object(props, false)
	return b.String()
}

// result is the schema of what a function returns, "" where it returns text,
// free-form JSON or nothing.
func result(in unseen, f reflect.Type, isRune bool) string {
	if f.NumOut() == 0 || f.Out(0) == reflect.TypeFor[error]() {
		return ""
	}
	t := f.Out(0)
	text := t
	if text.Kind() == reflect.Pointer {
		text = text.Elem()
	}
	isText := text.Kind() == reflect.String && text != reflect.TypeFor[json.Number]() && len(in.Types[fullName(text)].Members) == 0
	switch {
	case isText, t == reflect.TypeFor[json.RawMessage](), isAny(t),
		t.Kind() == reflect.Map && t.Key() == reflect.TypeFor[string]() && isAny(t.Elem()),
		t.Kind() == reflect.Slice && isAny(t.Elem()):
		return ""
	}
	var b builder
	b.unseen = in
	b.write(t, isRune, false)
	return b.String()
}

func isAny(t reflect.Type) bool { return t.Kind() == reflect.Interface && t.Name() == "" }

func fullName(t reflect.Type) string { return t.PkgPath() + "." + t.Name() }

type property struct {
	name     string
	typ      reflect.Type
	isRune   bool
	optional bool
}

// A builder writes schemas in the contract's order of keywords.
type builder struct {
	strings.Builder
	unseen
}

// write writes the schema of a type. isRune says that int32 is spelled rune in
// it, which a named type decides for itself.
func (b *builder) write(t reflect.Type, isRune, nullable bool) {
	hint, known := b.Types[fullName(t)]
	if known {
		isRune = hint.Rune
	}
	switch {
	case t.Kind() == reflect.Pointer:
		b.write(t.Elem(), isRune, true)
	case t == reflect.TypeFor[time.Time]():
		b.fragment("string", nullable, `"format":"date-time"`)
	case t == reflect.TypeFor[time.Duration]():
		b.fragment("string", nullable, `"pattern":"^-?(\\d+\\.)?\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,7})?$"`)
	case t == reflect.TypeFor[json.RawMessage](), t.Kind() == reflect.Interface:
		b.WriteString("{}")
	case t == reflect.TypeFor[json.Number]():
		b.fragment("number", nullable)
	case t == reflect.TypeFor[url.URL]():
		b.fragment("string", nullable, `"format":"uri"`)
	case reflect.PointerTo(t).Implements(reflect.TypeFor[encoding.TextUnmarshaler]()):
		b.fragment("string", nullable)
	case len(hint.Members) > 0:
		members := quoted(hint.Members)
		if nullable {
			members = append(members, "null")
		}
		b.fragment("string", nullable, `"enum":[`+strings.Join(members, ",")+"]")
	default:
		b.byKind(t, isRune, nullable)
	}
}

func (b *builder) byKind(t reflect.Type, isRune, nullable bool) {
	switch t.Kind() {
	case reflect.Bool:
		b.fragment("boolean", nullable)
	case reflect.String:
		b.fragment("string", nullable)
	case reflect.Float32, reflect.Float64:
		b.fragment("number", nullable)
	case reflect.Slice, reflect.Array:
		b.sequence(t, isRune, nullable)
	case reflect.Map:
		b.mapping(t, isRune, nullable)
	case reflect.Func: // iter.Seq
		b.list(t.In(0).In(0), isRune, nullable)
	case reflect.Struct:
		b.object(b.properties(t, isRune), nullable)
	default:
		b.integer(t, isRune, nullable)
	}
}

func (b *builder) integer(t reflect.Type, isRune, nullable bool) {
	if isRune && t.Kind() == reflect.Int32 {
		b.fragment("string", nullable, `"minLength":1`, `"maxLength":1`)
		return
	}
	one := big.NewInt(1)
	low, high := new(big.Int), new(big.Int).Lsh(one, uint(8*t.Size()))
	if t.Kind() >= reflect.Int && t.Kind() <= reflect.Int64 {
		high.Rsh(high, 1)
		low.Neg(high)
	}
	b.fragment("integer", nullable, `"minimum":`+low.String(), `"maximum":`+high.Sub(high, one).String())
}

func (b *builder) sequence(t reflect.Type, isRune, nullable bool) {
	elem := t.Elem()
	switch {
	case t.Kind() == reflect.Array:
		b.list(elem, isRune, nullable, fmt.Sprintf(`"minItems":%d`, t.Len()), fmt.Sprintf(`"maxItems":%d`, t.Len()))
	case elem.Kind() == reflect.Uint8 && elem.PkgPath() == "":
		b.fragment("string", nullable, `"contentEncoding":"base64"`)
	case isAny(elem):
		b.fragment("array", nullable)
	default:
		b.list(elem, isRune, nullable)
	}
}

func (b *builder) mapping(t reflect.Type, isRune, nullable bool) {
	elem := t.Elem()
	switch {
	case elem.Kind() == reflect.Struct && elem.Name() == "" && elem.NumField() == 0:
		b.list(t.Key(), isRune, nullable, `"uniqueItems":true`)
	case t.Key() == reflect.TypeFor[string]() && isAny(elem):
		b.fragment("object", nullable)
	default:
		var inner builder
		inner.unseen = b.unseen
		inner.write(elem, isRune, false)
		b.fragment("object", nullable, `"additionalProperties":`+inner.String())
	}
}

func (b *builder) list(elem reflect.Type, isRune, nullable bool, more ...string) {
	var inner builder
	inner.unseen = b.unseen
	inner.write(elem, isRune, false)
	b.fragment("array", nullable, append([]string{`"items":` + inner.String()}, more...)...)
}

func (b *builder) fragment(typeName string, nullable bool, keywords ...string) {
	text := `"` + typeName + `"`
	if nullable {
		text = "[" + text + `,"null"]`
	}
	b.WriteString("{" + strings.Join(append([]string{`"type":` + text}, keywords...), ",") + "}")
}

func (b *builder) object(props []property, nullable bool) {
	var members, required []string
	for _, p := range props {
		var inner builder
		inner.unseen = b.unseen
		inner.write(p.typ, p.isRune, false)
		members = append(members, quoted([]string{p.name})[0]+":"+inner.String())
		if !p.optional {
			required = append(required, p.name)
		}
	}
	keywords := []string{`"properties":{` + strings.Join(members, ",") + "}"}
	if len(required) > 0 {
		keywords = append(keywords, `"required":[`+strings.Join(quoted(required), ",")+"]")
	}
	b.fragment("object", nullable, append(keywords, `"additionalProperties":false`)...)
}

func quoted(texts []string) []string {
	var out []string
	for _, t := range texts {
		text, err := json.Marshal(t)
		if err != nil {
			panic(err)
		}
		out = append(out, string(text))
	}
	return out
}
