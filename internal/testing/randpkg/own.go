package randpkg

import "strconv"

// ownText declares a type with text methods, which keeps its text and refuses
// some.
func (w *writer) ownText() *typ {
	name := w.name("Text")
	w.use("errors")
	w.use("strings")
	receiver := pick(w, []string{"", "*"})
	w.declare(`type %[1]s struct{ text string }

func (t *%[1]s) UnmarshalText(b []byte) error {
	if strings.Contains(string(b), "!") {
		return errors.New("an exclamation mark")
	}
	t.text = string(b)
	return nil
}

func (t %[2]s%[1]s) MarshalText() ([]byte, error) { return []byte(t.text), nil }`, name, receiver)
	return &typ{src: name, kind: textKind, fact: "no exclamation mark", never: true}
}

// listed declares a type with methods for JSON of its own and a listed schema.
func (w *writer) listed() *typ {
	name := w.name("Own")
	w.declare(`//tool:schema %[2]s
type %[1]s struct{ text string }

func (o *%[1]s) UnmarshalJSON(b []byte) error { o.text = string(b); return nil }

func (o %[1]s) MarshalJSON() ([]byte, error) { return []byte(o.text), nil }`, name, w.schema(2))
	return &typ{src: name, kind: listedKind, never: true}
}

// schema writes a schema in the contract's keywords, some of which have nothing
// to say about the types beside them.
func (w *writer) schema(depth int) string {
	parts := ""
	add := func(key, value string) {
		if parts != "" {
			parts += ","
		}
		parts += strconv.Quote(key) + ":" + value
	}
	types := []string{"string", "integer", "number", "boolean", "null", "object", "array"}
	if depth == 0 {
		types = types[:5]
	}
	w.Shuffle(len(types), func(i, j int) { types[i], types[j] = types[j], types[i] })
	has := types[:1+w.IntN(2)]
	switch w.IntN(5) {
	case 0:
		has = nil // any type
	case 1:
		add("type", `["`+types[0]+`","`+types[1]+`"]`)
	default:
		has = types[:1]
		add("type", `"`+types[0]+`"`)
	}
	if has == nil && w.oneIn(2) {
		add("enum", pick(w, []string{`["a","b",1]`, `[null,true,1.0,"x"]`, `[[1,2],{"a":1},0]`, `[1e2,-0,"é"]`}))
		return "{" + parts + "}"
	}
	for _, t := range has {
		w.keywordsOf(t, depth, add)
	}
	return "{" + parts + "}"
}

func (w *writer) keywordsOf(typeName string, depth int, add func(key, value string)) {
	switch typeName {
	case "string":
		switch w.IntN(5) {
		case 0:
			add("pattern", strconv.Quote(pick(w, patterns).source))
		case 1:
			add("format", strconv.Quote(pick(w, formats)))
		case 2:
			add("contentEncoding", `"base64"`)
		case 3:
			add("minLength", "1")
			add("maxLength", "4")
		}
	case "integer": // below the maximum of a number, for a schema may have both types
		add("minimum", pick(w, []string{"0", "-5", "-9007199254740993"}))
	case "number":
		add("maximum", pick(w, []string{"1e2", "0.1", "99999999999999999999"}))
	case "array":
		w.arrayKeywords(depth, add)
	case "object":
		w.objectKeywords(depth, add)
	}
}

func (w *writer) arrayKeywords(depth int, add func(key, value string)) {
	if !w.oneIn(4) {
		add("items", w.schema(depth-1))
	}
	if w.oneIn(2) {
		add("minItems", "1")
		add("maxItems", "3")
	}
	if w.oneIn(2) {
		add("uniqueItems", "true")
	}
}

func (w *writer) objectKeywords(depth int, add func(key, value string)) {
	add("properties", `{"a":`+w.schema(depth-1)+`,"b c":`+w.schema(depth-1)+`}`)
	if w.oneIn(2) {
		add("required", `["a"]`)
	}
	switch w.IntN(3) {
	case 0:
		add("additionalProperties", "false")
	case 1:
		add("additionalProperties", w.schema(depth-1))
	}
}
