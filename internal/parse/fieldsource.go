package parse

import (
	"unicode"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/parse/directive"
	"github.com/toolgen/toolgen/internal/parse/doc"
)

// nameField gives the property's name: name=, the json tag, or the field's own
// under the package's naming policy.
func (c *converter) nameField(f *foundField) {
	switch {
	case f.keywords.name != nil:
		f.name, f.tagged = f.keywords.name.Text, true
	case f.tag.name != "":
		f.name, f.tagged = f.tag.name, true
	case c.camelCase:
		f.name = camelCase(f.v.Name())
	default:
		f.name = f.v.Name()
	}
}

// camelCase lowers the first word of a name: OrderID → orderID, ID → id,
// URLPath → urlPath, IPAddress → ipAddress.
func camelCase(name string) string {
	rs := []rune(name)
	for i, r := range rs {
		if !unicode.IsUpper(r) || i > 0 && i+1 < len(rs) && unicode.IsLower(rs[i+1]) && !endsPlural(rs, i) {
			break
		}
		rs[i] = unicode.ToLower(r)
	}
	return string(rs)
}

func isLetterOrDigit(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// at is the field's place in its source, or else the use of its struct.
func (f *foundField) at(l *loader, u use) diag.Range {
	if f.syntax == nil {
		return u.at
	}
	for _, id := range f.syntax.Names {
		if id.Name == f.v.Name() {
			return l.span(id.Pos(), id.End())
		}
	}
	return l.span(f.syntax.Type.Pos(), f.syntax.Type.End())
}

// syntaxOf finds a field's declaration by line and name: what comes from export
// data has no columns.
func (c *converter) syntaxOf(f *foundField) {
	if f.v.Pkg() == nil {
		return
	}
	f.file = c.source(f.v.Pos(), f.v.Pkg().Path())
	if f.file == nil {
		return
	}
	line := c.lineIn(f.file, f.v)
	for _, s := range c.sources.structFields(f.file)[fieldKey{line, f.v.Name()}] {
		if f.syntax == nil || s.ident == f.v.Pos() {
			f.syntax = s.field
		}
	}
}

func (c *converter) fieldMarks(f *foundField) []*directive.Directive {
	if f.syntax == nil {
		return nil
	}
	return c.single(append(c.directives(f.syntax.Doc, directive.OnField), c.directives(f.syntax.Comment, directive.OnField)...))
}

// text is the field's description: a directive's or below it a tag's, which the
// keywords hold both, the doc comment, or else the line comment.
func (f *foundField) text(l *loader) string {
	if f.keywords.description != nil {
		return f.keywords.description.Text
	}
	if f.syntax == nil {
		return ""
	}
	resolve := l.linkResolver(f.file, f.v.Pkg())
	if text := doc.ForValue(f.syntax.Doc, f.v.Name(), resolve); text != "" {
		return text
	}
	return doc.ForValue(f.syntax.Comment, f.v.Name(), resolve)
}
