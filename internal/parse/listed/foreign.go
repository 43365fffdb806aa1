package listed

import (
	"strings"

	"github.com/toolgen/toolgen/internal/parse/vocabulary"
	"github.com/toolgen/toolgen/runtime/wire"
)

// insteadOf is the cure for a keyword that is not one of the contract's.
func insteadOf(name string) string {
	if cure, ok := vocabulary.InSchema(name); ok {
		return cure
	}
	if near, ok := wire.Nearest(name, keywordNames()); ok {
		return "did you mean " + near + "?"
	}
	return "the keywords are " + strings.Join(keywordNames(), ", ")
}
