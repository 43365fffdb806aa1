package listed

import (
	"fmt"
	"regexp"
	"unicode/utf8"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/runtime/wire"
)

// facts are what the values of one schema are compared with, made once.
type facts struct {
	values   []*node         // of the enum, each once
	allowed  map[string]bool // their canonical texts; nil without an enum
	re       *regexp.Regexp  // of the pattern
	declared map[string]*model.Schema
}

func (r *reader) of(s *model.Schema) *facts {
	if r.facts[s] == nil {
		r.facts[s] = &facts{}
	}
	return r.facts[s]
}

// declared are the properties of a schema that has been read.
func (r *reader) declared(s *model.Schema) map[string]*model.Schema {
	f := r.of(s)
	if f.declared == nil {
		f.declared = map[string]*model.Schema{}
		for _, p := range s.Properties {
			f.declared[p.Name] = p.Schema
		}
	}
	return f.declared
}

// misfit finds the first part of a value that a schema does not allow, and says
// why; nil where the value fits. The enum of the schema itself counts only where
// it is asked for, because its own values are held against all the others.
func (r *reader) misfit(s *model.Schema, n *node, withEnum bool) (at *node, why string) {
	if s == nil {
		return nil, "" // of a faulty schema nothing is known
	}
	why = typeProblem(s, n)
	if allowed := r.of(s).allowed; why == "" && withEnum && allowed != nil && !allowed[canonical(n.compact())] {
		why = "it is none of the enum"
	}
	if why != "" {
		return n, why
	}
	switch n.kind {
	case kindNumber:
		why = numberProblem(s, n)
	case kindString:
		why = r.stringProblem(s, n.text)
	case kindArray:
		return r.arrayMisfit(s, n)
	case kindObject:
		return r.objectMisfit(s, n)
	}
	if why != "" {
		return n, why
	}
	return nil, ""
}

func numberProblem(s *model.Schema, n *node) string {
	switch {
	case s.Minimum != "" && wire.CompareNumbers(n.text, s.Minimum) < 0:
		return "it is below minimum " + s.Minimum
	case s.Maximum != "" && wire.CompareNumbers(n.text, s.Maximum) > 0:
		return "it is above maximum " + s.Maximum
	}
	return ""
}

func (r *reader) stringProblem(s *model.Schema, text string) string {
	n := utf8.RuneCountInString(text)
	switch {
	case n < s.MinLength:
		return fmt.Sprint("it is shorter than minLength ", s.MinLength)
	case s.MaxLength >= 0 && n > s.MaxLength:
		return fmt.Sprint("it is longer than maxLength ", s.MaxLength)
	case s.Pattern != nil && !r.of(s).re.MatchString(text):
		return "it does not match the pattern"
	}
	if f, ok := wire.ParseFormat(s.Format); ok && !wire.CheckFormat(f, text) {
		return "it is no " + s.Format
	}
	if s.Base64 && !wire.CheckBase64(text) {
		return "it is no base64 text"
	}
	return ""
}

func (r *reader) arrayMisfit(s *model.Schema, n *node) (*node, string) {
	switch {
	case len(n.items) < s.MinItems:
		return n, fmt.Sprint("it has fewer items than minItems ", s.MinItems)
	case s.MaxItems >= 0 && len(n.items) > s.MaxItems:
		return n, fmt.Sprint("it has more items than maxItems ", s.MaxItems)
	}
	seen := map[string]bool{}
	for _, item := range n.items {
		if at, why := r.misfit(s.Items, item, true); at != nil {
			return at, why
		}
		if !s.UniqueItems {
			continue
		}
		key := canonical(item.compact())
		if seen[key] {
			return item, "it repeats an earlier item"
		}
		seen[key] = true
	}
	return nil, ""
}

func (r *reader) objectMisfit(s *model.Schema, n *node) (*node, string) {
	declared := r.declared(s)
	given := map[string]bool{}
	for _, m := range n.members {
		name := m.name.text
		of, known := declared[name]
		switch {
		case given[name]:
			return m.name, "the name is given twice"
		case !known && s.Closed:
			return m.name, fmt.Sprintf("the property %q is not declared", name)
		case !known:
			of = s.Additional
		}
		given[name] = true
		if at, why := r.misfit(of, m.value, true); at != nil {
			return at, why
		}
	}
	for _, name := range s.Required {
		if !given[name] {
			return n, fmt.Sprintf("the required property %q is missing", name)
		}
	}
	return nil, ""
}
