package provider

import (
	"errors"

	"github.com/toolgen/toolgen/runtime"
)

// A Form is the schema of one tool as one provider takes it, with what it lost
// on the way.
type Form struct {
	runtime.Form
	Lost []Loss // in the order of the schema
}

// Rewrite makes the form of schema, the JSON Schema of a tool's arguments, for
// one provider. It looks at this one tool: limits that hold over all tools of a
// request change nothing.
//
// Anthropic and OpenAI hold a model to a form that is Strict. A schema that has
// no strict form, because it has a map in it for instance, is returned as it is
// for strict mode switched off, under which every keyword may be sent; then
// Lost says what stands in the way. Gemini has no strict mode, so its forms are
// never Strict, and are rewritten all the same: it refuses, or skips, keywords
// that it does not know. The form for [runtime.ProviderUnset] is the schema
// itself: for Model Context Protocol clients, Ollama, and everybody else.
//
// The properties keep their order. Keywords of a rewritten form stand in the
// contract's fixed order, and its text is compact; that of a schema which is
// returned as it is keeps its keywords where they are. Equal schemas have equal
// forms.
//
// The schema may be written by hand. A keyword that the contract does not know
// has no strict form, and goes into the description for Gemini; annotations
// such as title are left out. The error says why the schema is none: it is not
// one JSON object, repeats a name, nests deeper than 64 levels of JSON, or a
// keyword has a value that JSON Schema does not allow.
func Rewrite(p runtime.Provider, schema string) (Form, error) {
	if p > runtime.ProviderGemini {
		return Form{}, errors.New("provider: there is no " + p.String())
	}
	root, err := parse(schema)
	if err != nil {
		return Form{}, err
	}
	form := Form{Form: runtime.Form{Provider: p, Schema: string(root.appendTo(nil))}}
	if p == runtime.ProviderUnset {
		return form, nil
	}
	w := writer{provider: p}
	w.root(root)
	switch {
	case w.err != nil:
		return Form{}, w.err
	case w.barred():
		form.Lost = w.standing()
		return form, nil
	}
	form.Schema, form.Strict, form.Lost = string(w.out), hasStrict(p), w.lost
	return form, nil
}

// hasStrict reports whether a provider can be told to hold its model to a
// schema.
func hasStrict(p runtime.Provider) bool {
	return p == runtime.ProviderAnthropic || p == runtime.ProviderOpenAI
}

// Named returns the provider of that name in //tool:providers: "anthropic",
// "openai" or "gemini".
func Named(name string) (runtime.Provider, bool) {
	for p := runtime.ProviderAnthropic; p <= runtime.ProviderGemini; p++ {
		if p.String() == name {
			return p, true
		}
	}
	return runtime.ProviderUnset, false
}
