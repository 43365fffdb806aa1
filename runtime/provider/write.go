package provider

import (
	"slices"

	"github.com/toolgen/toolgen/runtime"
	"github.com/toolgen/toolgen/runtime/wire"
)

// A writer writes the form of one schema for one provider.
type writer struct {
	provider runtime.Provider
	json     wire.Writer
	out      []byte
	path     []string // of the fragment that is being written
	lost     []Loss
	err      error // what makes the text no schema; the first
}

// lose notes a loss at the current fragment.
func (w *writer) lose(keyword string, where Where, text string) {
	w.lost = append(w.lost, Loss{slices.Clone(w.path), keyword, where, text})
}

func (w *writer) root(s *node) { w.object(s, false) }

// schema writes the schema at a step from the current one: an object, or a
// boolean, which allows everything or nothing.
func (w *writer) schema(step string, s *node, optional bool) {
	w.path = append(w.path, step)
	switch {
	case s.kind() == kindObject:
		w.object(s, optional)
	case hasStrict(w.provider):
		w.bar("schema", "described with "+s.raw+" in place of a schema")
	case s.raw == "true":
		w.out = append(w.out, "{}"...)
	default:
		w.lose("schema", WhereDescription, nothingFits)
		w.out = append(w.out, `{"description":"(`+nothingFits+`)"}`...)
	}
	w.path = w.path[:len(w.path)-1]
}

// nothingFits is what the schema false says.
const nothingFits = "no value is allowed"

// object writes a fragment.
func (w *writer) object(s *node, optional bool) {
	f := w.fragment(s, optional)
	if w.err != nil {
		return
	}
	if hasStrict(w.provider) {
		w.strict(f)
	}
	w.note(f)
	w.out = append(w.out, '{')
	for k := range keywords {
		w.keyword(f, k)
	}
	if p := f.values[kProperties]; p != nil && w.provider == runtime.ProviderGemini {
		w.name("propertyOrdering")
		w.names(p)
	}
	w.out = append(w.out, '}')
}

// note notes the losses of a fragment, in the order of its keywords.
func (w *writer) note(f *fragment) {
	for k := range keywords {
		w.noteVerdict(f.verdicts[k], k.String(), func() string { return f.phrase(k) })
	}
	for _, k := range f.foreign {
		w.noteVerdict(k.verdict, k.name, k.phrase)
	}
	if f.isNullable(w.provider) {
		w.lose(kRequired.String(), WhereNullable, "required, with null for absent")
	}
	if enum := f.values[kEnum]; enum != nil && w.provider == runtime.ProviderAnthropic {
		w.lost = append(w.lost, caseLoss(slices.Clone(w.path), enum)...)
	}
}

func (w *writer) noteVerdict(v verdict, keyword string, phrase func() string) {
	switch v {
	case told:
		w.lose(keyword, WhereDescription, phrase())
	case both:
		w.lose(keyword, WhereBoth, phrase())
	case dropped:
		w.lose(keyword, WhereDropped, "left out")
	}
}

// keyword writes one keyword of a fragment, if the form has it.
func (w *writer) keyword(f *fragment, k keyword) {
	v, isSent := f.values[k], f.verdicts[k] == sent || f.verdicts[k] == both
	switch {
	case k == kDescription:
		if text := f.description(); text != "" {
			w.name("description")
			w.out = w.json.String(w.out, text)
		}
	case w.provider == runtime.ProviderOpenAI && f.has("object") && (k == kProperties || k == kRequired):
		w.everyProperty(f, k)
	case !isSent:
	case k == kType || k == kEnum:
		w.name(k.String())
		w.withNull(f, k)
	case k == kProperties:
		w.properties(f)
	case k == kItems:
		w.name("items")
		w.schema(itemsStep, v, false)
	case k == kAdditional && v.kind() == kindObject:
		w.name("additionalProperties")
		w.schema(valuesStep, v, false)
	default:
		w.name(k.String())
		w.out = v.appendTo(w.out)
	}
}

// name begins a keyword.
func (w *writer) name(name string) { w.out = w.json.Name(w.out, `"`+name+`":`) }

// everyProperty writes the two keywords that OpenAI wants of every object, an
// empty one too, with all properties required.
func (w *writer) everyProperty(f *fragment, k keyword) {
	if f.values[kProperties] == nil {
		f.values[kProperties] = &node{raw: "{"}
	}
	if k == kProperties {
		w.properties(f)
		return
	}
	w.name("required")
	w.names(f.values[kProperties])
}

// properties writes an object's properties in their order.
func (w *writer) properties(f *fragment) {
	required := map[string]bool{}
	if r := f.values[kRequired]; r != nil {
		for _, name := range textsOf(r) {
			required[name] = true
		}
	}
	w.name("properties")
	w.out = append(w.out, '{')
	members := f.values[kProperties].members
	for i := range members {
		m := &members[i]
		if loss, ok := propertyLoss(w.provider, w.path, m.name); ok {
			w.lost = append(w.lost, loss)
		}
		if !slices.Contains([]byte{kindObject, kindBoolean}, m.value.kind()) {
			w.malformed(kProperties, "an object with "+kindNames[m.value.kind()]+" in it")
			return
		}
		w.out = w.json.Name(w.out, m.raw+":")
		w.schema(m.name, &m.value, !required[m.name])
	}
	w.out = append(w.out, '}')
}

// names writes the names of an object's members as an array.
func (w *writer) names(properties *node) {
	w.out = append(w.out, '[')
	for i := range properties.members {
		w.out = w.json.Comma(w.out)
		w.out = append(w.out, properties.members[i].raw...)
	}
	w.out = append(w.out, ']')
}

// withNull writes the type or the enum of a fragment, with null where null
// stands for absent and is not there already.
func (w *writer) withNull(f *fragment, k keyword) {
	v, null := f.values[k], "null"
	has := slices.ContainsFunc(v.items, func(n node) bool { return n.kind() == kindNull })
	if k == kType {
		null, has = `"null"`, f.has("null")
	}
	switch {
	case !f.isNullable(w.provider) || has:
		w.out = v.appendTo(w.out)
	case v.kind() == kindString:
		w.out = append(w.out, "["+v.raw+","+null+"]"...)
	default:
		longer := node{raw: "[", items: append(slices.Clone(v.items), node{raw: null})}
		w.out = longer.appendTo(w.out)
	}
}
