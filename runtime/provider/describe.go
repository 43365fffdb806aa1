package provider

import "strings"

// description is the text of a fragment's description: the author's, then in
// parentheses what the schema cannot say, in the order of the keywords:
//
//	How many (at least 1, at most 100; default 10)
func (f *fragment) description() string {
	var phrases []string
	add := func(phrase string) {
		if phrase != "" {
			phrases = append(phrases, phrase)
		}
	}
	add(f.one(kFormat))
	add(f.pair(kMinimum, kMaximum))
	add(f.pair(kMinLength, kMaxLength))
	add(f.one(kPattern))
	add(f.one(kContentEncoding))
	add(f.pair(kMinItems, kMaxItems))
	add(f.one(kUniqueItems))
	add(f.one(kDefault))
	for _, k := range f.foreign {
		if k.verdict == told {
			add(k.phrase())
		}
	}
	text := ""
	if d := f.values[kDescription]; d != nil {
		text = d.text()
	}
	if len(phrases) == 0 {
		return text
	}
	return strings.TrimPrefix(text+" (", " ") + strings.Join(phrases, "; ") + ")"
}

func (f *fragment) isTold(k keyword) bool { return f.verdicts[k] == told || f.verdicts[k] == both }

// one is the phrase of a keyword that is told by itself.
func (f *fragment) one(k keyword) string {
	if !f.isTold(k) {
		return ""
	}
	return f.phrase(k)
}

// pair is the phrase of two bounds, of which each may be told or not.
func (f *fragment) pair(least, most keyword) string {
	low, high := f.values[least], f.values[most]
	switch {
	case !f.isTold(least):
		return f.one(most)
	case !f.isTold(most):
		return f.one(least)
	case isNumber(low, high.raw):
		return "exactly " + low.raw + unit(most, high.raw)
	}
	return "at least " + low.raw + ", at most " + high.raw + unit(most, high.raw)
}

// phrase says in words what one keyword asks for.
func (f *fragment) phrase(k keyword) string {
	v := f.values[k]
	switch k {
	case kMinimum, kMinLength, kMinItems:
		return "at least " + v.raw + unit(k, v.raw)
	case kMaximum, kMaxLength, kMaxItems:
		return "at most " + v.raw + unit(k, v.raw)
	case kPattern:
		return "matches " + v.text()
	case kContentEncoding:
		return v.text()
	case kUniqueItems:
		return "no item twice"
	case kFormat:
		return "format " + v.text()
	}
	return k.String() + " " + string(v.appendTo(nil))
}

// phrase shows a keyword beyond the contract as it is written.
func (k foreign) phrase() string { return k.name + " " + string(k.value.appendTo(nil)) }

// unit is what a keyword counts, with a space before it.
func unit(k keyword, number string) string {
	word := ""
	switch k {
	case kMinLength, kMaxLength:
		word = " character"
	case kMinItems, kMaxItems:
		word = " item"
	}
	if word != "" && number != "1" {
		word += "s"
	}
	return word
}
