package emit

import (
	"slices"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/runtime/provider"
)

// forms are the forms of a tool's schema that //tool:providers asks for, as
// literals.
func (g *generator) forms(t *model.Tool) []jen.Code {
	var out []jen.Code
	for _, name := range g.pkg.Providers {
		f, err := form(name, t)
		if err != nil {
			continue // Losses reports it
		}
		fields := []jen.Code{entry("Provider", g.rt(providerConstants[name])), entry("Schema", literal(f.Schema))}
		if f.Strict {
			fields = append(fields, entry("Strict", jen.True()))
		}
		out = append(out, literalOf(fields...))
	}
	return out
}

var providerConstants = map[string]string{
	"anthropic": "ProviderAnthropic", "openai": "ProviderOpenAI", "gemini": "ProviderGemini",
}

// form rewrites the schema of a tool for the provider that //tool:providers
// calls by that name.
func form(name string, t *model.Tool) (provider.Form, error) {
	p, _ := provider.Named(name)
	return provider.Rewrite(p, InputSchema(t))
}

// Losses reports, as OLT020, what the forms of a package's tools lose with
// these providers, which are named as in //tool:providers. Each loss stands at
// the parameter or field that it is lost of. A field that several tools share is
// reported once for each provider, with the path that the first of them has; but
// for each tool that it takes strict mode from.
func Losses(p *model.Package, providers []string) []diag.Diagnostic {
	var list diag.List
	said := map[finding]bool{}
	for _, t := range p.Tools {
		for _, name := range providers {
			for _, l := range losses(name, t) {
				once := l
				once.text, once.hint = name+l.tail, ""
				if !said[once] {
					said[once] = true
					list.Errorf("OLT020", diag.Range(l.at), "%s: %s", name, l.text).WithHint(l.hint)
				}
			}
		}
	}
	return list.All()
}

// A finding is what is reported of a tool, or of one fragment of its schema.
type finding struct {
	at   model.Pos
	text string
	tail string // the text as seen from the property at that place
	hint string
}

// losses are the findings of one form of one tool.
func losses(name string, t *model.Tool) []finding {
	var out []finding
	add := func(at model.Pos, text, hint string) { out = append(out, finding{at, text, text, hint}) }
	p, _ := provider.Named(name)
	if l, ok := provider.NameLoss(p, t.Name); ok {
		add(t.Pos, l.Text, "give it another one: //tool:export some_name")
	}
	f, err := form(name, t)
	if err != nil {
		add(t.Pos, "the tool "+t.Name+" has no form: "+strings.TrimPrefix(err.Error(), "provider: "), "")
	}
	where := newPlaces(t)
	for lost := f.Lost; len(lost) > 0; {
		n := 1
		for n < len(lost) && slices.Equal(lost[n].Path, lost[0].Path) {
			n++
		}
		at := where.find(lost[0].Path)
		for _, l := range lost[:n] {
			if l.Where == provider.WhereNotStrict {
				add(at, "the tool "+t.Name+" is sent with strict mode off: "+subject(l.Path)+" is "+l.Text, strictHints[l.Keyword])
			}
		}
		if text := sentence(subject(lost[0].Path), lost[:n]); text != "" {
			out = append(out, finding{at, text, sentence(subject(tail(lost[0].Path)), lost[:n]), keptHint(lost[:n])})
		}
		lost = lost[n:]
	}
	return out
}

// subject is what a sentence about a fragment is about.
func subject(path []string) string {
	if len(path) == 0 {
		return "the arguments"
	}
	return provider.Loss{Path: path}.Place()
}

// tail is the part of a path from its last property on.
func tail(path []string) []string {
	from := max(0, len(path)-1)
	for from > 0 && (path[from] == "[]" || path[from] == "{}") {
		from--
	}
	return path[from:]
}

// sentence says what became of the losses of one fragment, those aside that
// rule out strict mode; "" for none.
func sentence(subject string, lost []provider.Loss) string {
	var described, repeated, dropped, clauses []string
	for _, l := range lost {
		switch l.Where {
		case provider.WhereDescription:
			described = append(described, l.Keyword)
		case provider.WhereBoth:
			repeated = append(repeated, l.Keyword)
		case provider.WhereDropped:
			dropped = append(dropped, l.Keyword)
		}
	}
	add := func(keywords []string, one, several string) {
		switch len(keywords) {
		case 0:
		case 1:
			clauses = append(clauses, keywords[0]+" of "+subject+" "+one)
		default:
			last := len(keywords) - 1
			clauses = append(clauses, strings.Join(keywords[:last], ", ")+" and "+keywords[last]+" of "+subject+" "+several)
		}
	}
	add(described, "goes into the description", "go into the description")
	add(repeated, "is not enforced, so the description says it too", "are not enforced, so the description says them too")
	add(dropped, "is left out", "are left out")
	for _, l := range lost {
		switch l.Where {
		case provider.WhereNullable:
			clauses = append(clauses, subject+" is "+l.Text)
		case provider.WhereKept:
			clauses = append(clauses, l.Text)
		}
	}
	return strings.Join(clauses, "; ")
}

// strictHints say how a tool can be made strict.
var strictHints = map[string]string{
	"additionalProperties": "properties that are known beforehand have a strict form: use a struct, or a slice of structs",
	"type":                 "values whose type is known beforehand have a strict form",
	"items":                "items whose type is known beforehand have a strict form",
	"default":              "take away the default, or the pointer",
}

// keptHint says how an author can mend what a provider does not take.
func keptHint(lost []provider.Loss) string {
	for _, l := range lost {
		switch {
		case l.Where != provider.WhereKept:
		case l.Keyword == "name":
			return "give it another one with name=, or a field with its json tag"
		default:
			return "give the members values that differ in more than letter case"
		}
	}
	return ""
}

// places finds the sources of the fragments of a tool's schema.
type places struct {
	tool       *model.Tool
	arguments  map[string]*model.Property
	properties map[*model.Struct]map[string]*model.Property
}

func newPlaces(t *model.Tool) places {
	return places{t, byName(arguments(t)), map[*model.Struct]map[string]*model.Property{}}
}

func byName(properties []*model.Property) map[string]*model.Property {
	out := make(map[string]*model.Property, len(properties))
	for _, p := range properties {
		out[p.Name] = p
	}
	return out
}

// find returns the position of the last property on a path whose source is
// known: a listed schema has none for its parts.
func (s places) find(path []string) model.Pos {
	at, properties := s.tool.Pos, s.arguments
	var t *model.Type
	for _, step := range path {
		if properties != nil {
			p := properties[step]
			if p == nil {
				break
			}
			if t = p.Type; p.Pos.File != "" {
				at = p.Pos
			}
		} else if t = element(t); t == nil {
			break
		}
		for t.Kind == model.KindPointer {
			t = t.Elem
		}
		properties = s.of(t)
	}
	return at
}

// element is the type of what a collection holds, nil for what is none.
func element(t *model.Type) *model.Type {
	if t.Kind == model.KindSet {
		return t.Key
	}
	return t.Elem
}

// of returns the properties of a struct, nil for another type.
func (s places) of(t *model.Type) map[string]*model.Property {
	if t.Kind != model.KindStruct {
		return nil
	}
	if s.properties[t.Struct] == nil {
		s.properties[t.Struct] = byName(fieldsOf(t.Struct))
	}
	return s.properties[t.Struct]
}
