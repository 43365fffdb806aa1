package provider

import "github.com/toolgen/toolgen/runtime"

// A keyword is one of the contract's keywords, by its place in their fixed
// order.
type keyword int

const (
	kType keyword = iota
	kFormat
	kDescription
	kEnum
	kMinimum
	kMaximum
	kMinLength
	kMaxLength
	kPattern
	kContentEncoding
	kItems
	kMinItems
	kMaxItems
	kUniqueItems
	kProperties
	kRequired
	kAdditional
	kDefault
	keywords // how many there are
)

// A verdict says what becomes of a keyword in a provider's form.
type verdict uint8

const (
	absent  verdict = iota // the fragment does not have the keyword
	sent                   // it is sent
	told                   // it is left out, and the description says it
	both                   // it is sent, and the description says it too
	omitted                // it is left out, and nothing is lost by that
	dropped                // it is left out, and lost
)

// A rule gives the verdict over a keyword whose value is v.
type rule func(f *fragment, v *node) verdict

func send(*fragment, *node) verdict { return sent }
func tell(*fragment, *node) verdict { return told }

// rules is what each provider takes. What rules out strict mode altogether is
// no keyword by itself, and stands in strict.go.
//
// The lengths of strings are told under OpenAI because its documents and its
// SDKs disagree about them.
var rules = [keywords]struct {
	name                      string
	kinds                     string // of its value
	anthropic, openai, gemini rule
}{
	kType:            {"type", `"[`, send, send, send},
	kFormat:          {"format", `"`, anthropicFormat, openAIFormat, geminiFormat},
	kDescription:     {"description", `"`, send, send, send},
	kEnum:            {"enum", "[", send, send, send},
	kMinimum:         {"minimum", "0", tellBound, send, sendBound},
	kMaximum:         {"maximum", "0", tellBound, send, sendBound},
	kMinLength:       {"minLength", "0", tellCount, tellCount, repeatCount},
	kMaxLength:       {"maxLength", "0", tell, tell, repeat},
	kPattern:         {"pattern", `"`, anthropicPattern, send, tell},
	kContentEncoding: {"contentEncoding", `"`, tell, tell, tell},
	kItems:           {"items", "{t", send, send, send},
	kMinItems:        {"minItems", "0", zeroOrOne, send, send},
	kMaxItems:        {"maxItems", "0", tell, send, send},
	kUniqueItems:     {"uniqueItems", "t", tellTrue, tellTrue, tellTrue},
	kProperties:      {"properties", "{", send, send, send},
	kRequired:        {"required", "[", send, send, send},
	kAdditional:      {"additionalProperties", "{t", send, send, send},
	kDefault:         {"default", `{["0tn`, tell, tell, tell},
}

func (k keyword) String() string { return rules[k].name }

// byName finds a keyword of the contract.
func byName(name string) (keyword, bool) {
	for k := range keywords {
		if rules[k].name == name {
			return k, true
		}
	}
	return 0, false
}

// annotations are the keywords beyond the contract that constrain nothing, so
// that a form can do without them. Those that a model could use are told.
// propertyOrdering is made anew for the provider that reads it.
var annotations = map[string]verdict{
	"$schema": dropped, "$id": dropped, "$comment": dropped, "title": dropped, "readOnly": dropped, "writeOnly": dropped,
	"propertyOrdering": omitted,
	"examples":         told, "deprecated": told,
}

// judge gives the verdict over a keyword of the contract.
func judge(p runtime.Provider, f *fragment, k keyword) verdict {
	v := f.values[k]
	switch {
	case v == nil:
		return absent
	case p == runtime.ProviderAnthropic:
		return rules[k].anthropic(f, v)
	case p == runtime.ProviderOpenAI:
		return rules[k].openai(f, v)
	}
	return rules[k].gemini(f, v)
}

// judgeForeign gives the verdict over a keyword that the contract does not
// know. Where there is a strict mode it is what strict.go bars.
func judgeForeign(name string) verdict {
	if v, ok := annotations[name]; ok {
		return v
	}
	return told
}
