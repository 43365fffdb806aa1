package pattern

import (
	"strings"
	"unicode"
)

// property reads what follows the \p or \P at offset at. The names are exact,
// as ECMA-262 section 22.2.1.9 wants them; RE2 would take them loosely.
func (t *translator) property(at int) (atom, *Error) {
	escape := t.source[at:t.pos]
	if !t.next('{') {
		return atom{}, refuse(at, "write "+escape+"{L} for a letter", "%s needs a name in braces", escape)
	}
	body, _, closed := strings.Cut(t.source[t.pos:], "}")
	if !closed {
		return atom{}, refuse(at, "", "%s{ has no closing }", escape)
	}
	t.pos += len(body) + 1
	name, value, hasValue := strings.Cut(body, "=")
	if !hasValue {
		return loneProperty(at, escape, name)
	}
	switch name {
	case "General_Category", "gc":
		if short, ok := category(value); ok {
			return same(escape + "{" + short + "}"), nil
		}
		return atom{}, refuse(at, "write a value such as Lu or Letter", "%q is no General_Category", value)
	case "Script", "sc":
		return script(at, escape, value)
	case "Script_Extensions", "scx":
		return atom{}, refuse(at, "write Script= if that will do", "Go's regexp has no Script_Extensions")
	}
	return atom{}, refuse(at, "write General_Category= or Script=", "%q is no property of ECMA-262 that has values", name)
}

// nearest are properties of two values that are no property in RE2, with one
// that most often does as well.
var nearest = map[string]string{
	"Alphabetic": "L", "Alpha": "L", "Lowercase": "Ll", "Lower": "Ll", "Uppercase": "Lu", "Upper": "Lu",
	"ID_Start": "L", "IDS": "L", "Cased": "LC", "Math": "Sm", "Dash": "Pd", "White_Space": "Z", "space": "Z",
	"Ideographic": "Script=Han", "Ideo": "Script=Han", "Unified_Ideograph": "Script=Han",
}

// loneProperty translates a property without a value: a General_Category, or
// one of the few others that RE2 has.
func loneProperty(at int, escape, name string) (atom, *Error) {
	if short, ok := category(name); ok {
		name = short
	}
	switch _, isCategory := unicode.Categories[name]; {
	case isCategory, name == "Any", name == "Assigned", name == "ASCII":
		return same(escape + "{" + name + "}"), nil
	case unicode.Scripts[name] != nil:
		return atom{}, refuse(at, "write "+escape+"{Script="+name+"}", "ECMA-262 takes the script %s with Script= only", name)
	}
	other, ok := nearest[name]
	if !ok {
		other = "L"
	}
	return atom{}, refuse(at, "write a property such as "+escape+"{"+other+"}",
		"%s{%s} is not among the properties that both ECMA-262 and Go's regexp have", escape, visible(name))
}

// category returns the short name of a General_Category. The names of Go's
// tables are those of PropertyValueAliases.txt, which ECMA-262 refers to.
func category(name string) (short string, ok bool) {
	if short, ok = unicode.CategoryAliases[name]; ok {
		return short, true
	}
	_, ok = unicode.Categories[name]
	return name, ok
}

// script translates a script by its long name; Go's tables have no short ones.
func script(at int, escape, name string) (atom, *Error) {
	table := unicode.Scripts[name]
	if table == nil {
		return atom{}, refuse(at, "write a script by its long name, such as Script=Greek", "Go's regexp has no script %q", name)
	}
	if !strings.Contains(name, "_") && name != "SignWriting" {
		return same(escape + "{" + name + "}"), nil
	}
	// Since Go 1.25 regexp folds names to the form Olditalic before it looks them
	// up, and so finds no script with a capital letter inside its name.
	return spanAtom(spansOf(table), escape == `\P`), nil
}
