package directive

import "strings"

// Syntax is the directive as a manual writes it: placeholders are in capitals,
// brackets enclose what may be left out, bars separate alternatives.
func (s Spec) Syntax() string {
	if args := s.arguments(); args != "" {
		return prefix + s.Name + " " + args
	}
	return prefix + s.Name
}

func (s Spec) arguments() string {
	words := strings.Join(s.Words, "|")
	switch s.Form {
	case OptionalName:
		return "[NAME]"
	case Text:
		return "TEXT"
	case Duration:
		return "DURATION"
	case OneWord:
		if words == "" {
			return "NAME"
		}
		return words
	case Bytes:
		return "BYTES"
	case KeyValues:
		return "key=value … flag …"
	case NameThenKeyValues:
		return "NAME key=value … flag …"
	case JSON:
		return "{…}"
	case TypeSpec:
		return "IMPORTPATH.Name {…}|" + words
	case List:
		return strings.Join(s.Words, ",")
	}
	return ""
}
