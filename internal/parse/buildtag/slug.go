package buildtag

import (
	"crypto/sha256"
	"encoding/hex"
	"go/build/constraint"
	"strings"
)

// The longest slug without the digits of its sum, and how many of those there
// are.
const (
	longestSlug = 40
	sumDigits   = 8
)

// Slug stands for a constraint in the names of files and identifiers. It holds
// a–z, 0–9 and _ only, so that two slugs differ on file systems that take
// upper-case letters for lower-case ones too: linux && amd64 is linux_amd64,
// linux || !cgo is linux_or_not_cgo. Where that could stand for another
// constraint too, digits of the constraint's SHA-256 follow.
func Slug(x constraint.Expr) string {
	text := x.String()
	words := strings.NewReplacer(" && ", "_", " || ", "_or_", "!", "not_").Replace(text)
	slug := strings.Map(slugRune, words)
	if isPlain(x) && len(slug) <= longestSlug {
		return slug
	}
	sum := sha256.Sum256([]byte(text))
	return slug[:min(len(slug), longestSlug)] + "_" + hex.EncodeToString(sum[:])[:sumDigits]
}

func slugRune(r rune) rune {
	switch {
	case r >= 'A' && r <= 'Z':
		return r - 'A' + 'a'
	case r >= 'a' && r <= 'z', r >= '0' && r <= '9', r == '_':
		return r
	case r == '(', r == ')':
		return -1
	}
	return '_'
}

// isPlain reports whether a slug says all of its constraint: nothing stands in
// parentheses, which joining both by && and || takes, and every tag can be told
// from the words around it and from a sum.
func isPlain(x constraint.Expr) bool {
	if strings.Contains(x.String(), "(") {
		return false
	}
	for _, t := range tags(x) {
		if t == "not" || t == "or" || strings.Trim(t, lowerAndDigits) != "" || len(t) == sumDigits && strings.Trim(t, hexDigits) == "" {
			return false
		}
	}
	return true
}

const (
	lowerAndDigits = "abcdefghijklmnopqrstuvwxyz0123456789"
	hexDigits      = "abcdef0123456789"
)
