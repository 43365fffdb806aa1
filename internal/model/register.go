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
	first, n := utf8.DecodeRuneInString(r.Type)
	title := string(unicode.ToUpper(first)) + r.Type[n:]
	if unicode.IsUpper(first) {
		return []string{r.Type + base, "Scoped" + r.Type + base}
	}
	return []string{r.Type + base, "scoped" + title + base}
}
