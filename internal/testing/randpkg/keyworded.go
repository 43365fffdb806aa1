package randpkg

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
)

// Keyworded writes a package of n tools that take every kind of type with every
// keyword, combined and nested. Its tools return what they were given.
func Keyworded(r *rand.Rand, name string, n int) *Package {
	w := newWriter(r)
	p := &Package{Path: "case.test/" + name, Name: name}
	for range n {
		if w.oneIn(2) {
			p.Tools = append(p.Tools, w.inlined())
		} else {
			p.Tools = append(p.Tools, w.several())
		}
	}
	p.Files = map[string]string{name + ".go": w.file(name)}
	return p
}

// Formats writes a package with one tool for each format, so that whatever the
// seed is none of their grammars is left out.
func Formats(name string) *Package {
	w := &writer{}
	p := &Package{Path: "case.test/" + name, Name: name}
	for i, format := range formats {
		t := Tool{Func: fmt.Sprintf("Format%d", i), Name: fmt.Sprintf("format%d", i), Echoes: true}
		w.declare("type Args%d struct {\n\t//tool:field format=%s\n\tText string `json:\"text\"`\n}", i, format)
		w.declare("// %[1]s repeats.\n//\n//tool:export\n//tool:param in inline\nfunc %[1]s(in Args%[2]d) Args%[2]d { return in }", t.Func, i)
		p.Tools = append(p.Tools, t)
	}
	p.Files = map[string]string{name + ".go": w.file(name)}
	return p
}

// inlined writes a tool whose arguments are the fields of a struct.
func (w *writer) inlined() Tool {
	args, fn := w.name("Args"), w.name("Inline")
	fields, _ := w.fields(3, ordinary)
	w.declare("type %s struct {\n%s}", args, fields)
	w.declare("// %[1]s repeats.\n//\n//tool:export\n//tool:param in inline\nfunc %[1]s(in %[2]s) %[2]s { return in }", fn, args)
	return Tool{Func: fn, Name: strings.ToLower(fn), Echoes: true}
}

// several writes a tool with a few parameters, which returns a struct of them.
func (w *writer) several() Tool {
	fn := w.name("Several")
	var directives, params, results, values strings.Builder
	n := 1 + w.IntN(4)
	for i := range n {
		variadic := i == n-1 && w.oneIn(3)
		w.param(fmt.Sprintf("p%d", i), variadic, &directives, &params, &results)
		fmt.Fprintf(&values, "p%d, ", i)
	}
	w.declare("type %sResult struct {\n%s}", fn, results.String())
	w.declare("// %[1]s repeats.\n//\n//tool:export\n%[2]sfunc %[1]s(%[3]s) %[1]sResult { return %[1]sResult{%[4]s} }",
		fn, directives.String(), params.String(), values.String())
	return Tool{Func: fn, Name: strings.ToLower(fn), Echoes: true}
}

func (w *writer) param(name string, variadic bool, directives, params, results *strings.Builder) {
	t := w.anyType(3)
	declared := t.src
	if variadic {
		t = w.elem(2)
		t = &typ{src: "[]" + t.src, kind: sliceKind, elem: t}
		declared = "..." + t.elem.src
	}
	words := w.keywords(t, false)
	result := ""
	if format := formatWord(t.leaf(), words); format != "" {
		result = "//tool:field " + format // it decides the form of results too
	}
	optional := variadic
	if !variadic && !w.perhapsDefault(t, &words) && !t.restless && w.oneIn(3) {
		optional = true
		words = append(words, "optional")
	}
	tag := name
	if w.oneIn(8) {
		tag += pick(w, propertyNames)
		words = append(words, "name="+strconv.Quote(tag))
	}
	if optional {
		tag += "," + t.omit(w)
	}
	words = append(words, "description="+strconv.Quote(t.leaf().fact))
	fmt.Fprintf(directives, "//tool:param %s %s\n", name, strings.Join(words, " "))
	fmt.Fprintf(params, "%s %s, ", name, declared)
	fmt.Fprintf(results, "\tR%s %s `json:\"%s\"` %s\n", name, t.src, tag, result)
}

// formatWord is the keyword that chooses the form of a time or duration.
func formatWord(t *typ, words []string) string {
	if t.kind != timeKind && t.kind != durationKind {
		return ""
	}
	for _, w := range words {
		if strings.HasPrefix(w, "format=") {
			return w
		}
	}
	return ""
}
