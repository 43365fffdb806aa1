package model

import (
	"unicode"
	"unicode/utf8"
)

// RegisterNames are the names of the functions that return the tools of one
// receiver: Tools, or StoreTools and ScopedStoreTools. Those of an unexported
// type begin with a lower-case letter.
func (p *Package) RegisterNames(r *Receiver) []string {
	base := p.Register
	if base == "" {
		base = "Tools"
	}
	if r == nil {
		return []string{base}
	}
	if Title(r.Type) == r.Type {
		return []string{r.Type + base, "Scoped" + r.Type + base}
	}
	return []string{r.Type + base, "scoped" + Title(r.Type) + base}
}

// Title makes the first letter of a name upper-case, a whole letter and not its
// first byte.
func Title(name string) string {
	first, n := utf8.DecodeRuneInString(name)
	if n == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + name[n:]
}
