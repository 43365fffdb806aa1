package randpkg

import (
	"fmt"
	"strconv"
	"strings"
)

var formats = []string{"date-time", "date", "time", "duration", "email", "hostname", "ipv4", "ipv6", "uri", "uuid"}

// patterns are ECMA-262 patterns, each with a text that it matches.
var patterns = []struct{ source, example string }{
	{`^[A-Z]{2}-\d+$`, "AB-1"}, {"b", "abc"}, {`^.{2,4}$`, "été"}, {`\s`, "a b"}, {`^\S+$`, "x"}, {`^(a|b)*c?$`, "abc"}, {"^[^\\x00-\\x1f]*$", "é"},
	{`^\u00e9`, "é1"}, {`\u{1F600}$`, "\U0001f600"}, {`^\p{Lu}`, "Éa"}, {`^(?:[01]\d|2[0-3]):[0-5]\d$`, "09:30"}, {`^\w+(?:\.\w+)*$`, "a.b"}, {`^$`, ""}, {`\bcat\b`, "a cat"}, {`^[^a]$`, "b"},
	{`[\s\S]`, "\n"}, {`^\$\d+(?:\.\d{2})?$`, "$5.00"}, {`^[\w.+-]+@`, "a@"},
}

// keywords writes constraints that a type can have, each about half of the time.
func (w *writer) keywords(t *typ, quoted bool) []string {
	var words []string
	if w.oneIn(4) || quoted {
		return nil
	}
	switch c := t.scalar(); c.kind {
	case sliceKind, seqKind, anyArrayKind:
		if w.oneIn(2) {
			low := w.IntN(3)
			words = append(words, fmt.Sprintf("minItems=%d maxItems=%d", low, low+w.IntN(3)))
		}
		if w.oneIn(3) {
			words = append(words, "uniqueItems")
		}
	case setKind:
		if w.oneIn(2) {
			words = append(words, fmt.Sprintf("maxItems=%d", 1+w.IntN(3)))
		}
	}
	return append(words, w.leafKeywords(t.leaf())...)
}

func (w *writer) leafKeywords(t *typ) []string {
	switch t.kind {
	case intKind:
		return w.integerKeywords(t)
	case floatKind, numberKind:
		return w.floatKeywords()
	case stringKind, textKind:
		return w.textKeywords()
	case bytesKind:
		low := w.IntN(9)
		return []string{fmt.Sprintf("minLength=%d maxLength=%d", low, low+w.IntN(12))}
	case timeKind:
		return []string{"format=" + pick(w, formats[:3])}
	case durationKind:
		if w.oneIn(2) {
			t.fact = "iso duration"
			return []string{"format=duration"}
		}
	case enumKind:
		if w.oneIn(2) {
			return []string{"enum=" + quotedList(t.members[:1+w.IntN(len(t.members))])}
		}
	}
	return nil
}

func (w *writer) integerKeywords(t *typ) []string {
	low := w.IntN(100)
	if !strings.HasPrefix(t.base, "u") {
		low -= 50
	}
	switch w.IntN(5) {
	case 0:
		return []string{fmt.Sprintf("minimum=%d", low)}
	case 1:
		return []string{fmt.Sprintf("maximum=%d", low)}
	case 2:
		return []string{fmt.Sprintf("enum=%d,%d,%d", low, low+1, low+20)}
	case 3:
		return []string{fmt.Sprintf("minimum=%d maximum=%d", low, low+w.IntN(20))}
	}
	return []string{"minimum=-1e4"} // wider than the narrow types
}

// floatKeywords writes bounds of few digits, which are the shortest of what they
// round to: a value that rounds to a bound is then written as the bound.
func (w *writer) floatKeywords() []string {
	low := float64(w.IntN(2000)-1000) / 8
	switch w.IntN(4) {
	case 0:
		return []string{fmt.Sprintf("minimum=%v", low)}
	case 1:
		return []string{fmt.Sprintf("maximum=%v", low)}
	case 2:
		return []string{"minimum=0.1 maximum=" + pick(w, []string{"0.3", "1e3", "16777216", "1.5e10"})}
	}
	return []string{fmt.Sprintf("minimum=%v maximum=%v", low, low+float64(w.IntN(80))/8)}
}

func (w *writer) textKeywords() []string {
	low := w.IntN(4)
	lengths := fmt.Sprintf("minLength=%d maxLength=%d", low, low+w.IntN(6))
	pattern := "pattern=" + strconv.Quote(pick(w, patterns).source)
	switch w.IntN(7) {
	case 0:
		return []string{pattern}
	case 1:
		return []string{pattern, lengths}
	case 2, 3:
		return []string{"format=" + pick(w, formats)}
	case 4:
		return []string{"enum=" + quotedList([]string{"a", "b, c", `d"e`, "é", ""}[:1+w.IntN(5)])}
	}
	return []string{lengths}
}

func quotedList(values []string) string {
	var words []string
	for _, v := range values {
		words = append(words, strconv.Quote(v))
	}
	return strings.Join(words, ",")
}

// perhapsDefault adds a default where one is sure to fit the other keywords.
func (w *writer) perhapsDefault(t *typ, words *[]string) bool {
	text := w.defaultOf(t.scalar(), strings.Join(*words, " "))
	if text == "" || !w.oneIn(3) {
		return false
	}
	*words = append(*words, "default="+text)
	return true
}

func (w *writer) defaultOf(t *typ, words string) string {
	if words != "" {
		if t.kind == intKind || t.kind == stringKind {
			return defaultBeside(words)
		}
		return ""
	}
	switch t.kind {
	case boolKind:
		return pick(w, []string{"true", "false"})
	case intKind:
		return pick(w, []string{"0", "1", "1e2", "127", "7.0"})
	case floatKind:
		return pick(w, []string{"0.5", "-1", "1e3", "2.50"})
	case stringKind:
		return strconv.Quote(pick(w, []string{"", "a b", "é\"\\", "\U0001f600"}))
	case runeKind:
		return pick(w, []string{"x", `"'"`, "é", `"\x00"`})
	case enumKind:
		return strconv.Quote(pick(w, t.members))
	}
	return ""
}

// defaultBeside is a value that fits the keywords, where that is easily seen.
func defaultBeside(words string) string {
	for _, p := range patterns {
		if words == "pattern="+strconv.Quote(p.source) {
			return strconv.Quote(p.example)
		}
	}
	if low, ok := strings.CutPrefix(words, "minimum="); ok && !strings.Contains(words, " ") && !strings.Contains(words, "e") {
		return low
	}
	if first, ok := strings.CutPrefix(words, "enum="); ok && !strings.HasPrefix(first, `"`) {
		first, _, _ = strings.Cut(first, ",")
		return first
	}
	return ""
}
