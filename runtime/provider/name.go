package provider

import (
	"slices"
	"strings"
	"unicode"

	"github.com/toolgen/toolgen/runtime"
	"github.com/toolgen/toolgen/runtime/wire"
)

// maxName is the longest name of a tool or property that every provider takes,
// in bytes.
const maxName = 64

// NameLoss reports a tool's name, legal in the contract, that a provider
// refuses: Gemini takes none that begins with a digit or a dash. Such a name
// has to be changed by the author, because a model's calls use it too.
func NameLoss(p runtime.Provider, tool string) (Loss, bool) {
	if p != runtime.ProviderGemini || isWord(strings.ReplaceAll(tool, "-", "_")) && tool[0] != '-' {
		return Loss{}, false
	}
	return nameLoss(nil, p, tool, "a letter or _, then letters, digits, _ and -"), true
}

// propertyLoss is the same for the name of a property of the object at path.
func propertyLoss(p runtime.Provider, path []string, name string) (Loss, bool) {
	allowed := ""
	switch {
	case p == runtime.ProviderAnthropic && !isKey(name):
		allowed = "letters, digits, _ . and -"
	case p == runtime.ProviderGemini && !isWord(name):
		allowed = "a letter or _, then letters, digits and _"
	default:
		return Loss{}, false
	}
	return nameLoss(append(slices.Clone(path), name), p, name, allowed), true
}

func nameLoss(path []string, p runtime.Provider, name, allowed string) Loss {
	return Loss{path, "name", WhereKept, "the name '" + wire.ShowName(name) + "' is refused by " + p.String() +
		", which takes " + allowed + ", at most 64"}
}

// isKey reports whether Anthropic takes a name for a property: its API refuses
// a request with another by the pattern ^[a-zA-Z0-9_.-]{1,64}$.
func isKey(name string) bool {
	for _, c := range []byte(name) {
		if !isWordByte(c) && c != '.' && c != '-' {
			return false
		}
	}
	return name != "" && len(name) <= maxName
}

// isWord reports whether name is ^[A-Za-z_][A-Za-z0-9_]{0,63}$, which every
// provider takes.
func isWord(name string) bool {
	for i, c := range []byte(name) {
		if !isWordByte(c) || i == 0 && '0' <= c && c <= '9' {
			return false
		}
	}
	return name != "" && len(name) <= maxName
}

func isWordByte(c byte) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || '0' <= c && c <= '9' || c == '_'
}

// caseLoss reports members of an enum that only letter case tells apart, the
// first pair of each such group: Anthropic does not promise the case of a
// member in an answer, and such an answer is ambiguous.
func caseLoss(path []string, enum *node) []Loss {
	var lost []Loss
	first, found := map[string]string{}, map[string]bool{}
	for i := range enum.items {
		if enum.items[i].kind() != kindString {
			continue
		}
		member := enum.items[i].text()
		folded := strings.Map(fold, member)
		other, ok := first[folded]
		if ok && other != member && !found[folded] {
			found[folded] = true
			lost = append(lost, Loss{path, kEnum.String(), WhereKept, "'" + wire.ShowName(other) + "' and '" + wire.ShowName(member) +
				"' differ in letter case only, which answers need not keep"})
		}
		if !ok {
			first[folded] = member
		}
	}
	return lost
}

// fold gives the letters that strings.EqualFold takes for equal one form: the
// first of their code points.
func fold(c rune) rune {
	first := c
	for next := unicode.SimpleFold(c); next != c; next = unicode.SimpleFold(next) {
		first = min(first, next)
	}
	return first
}
