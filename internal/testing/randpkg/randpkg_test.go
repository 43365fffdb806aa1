package randpkg

import (
	"go/parser"
	"go/token"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
)

// A failure can only be repeated where one seed writes one package.
func TestOneSeedWritesOnePackage(t *testing.T) {
	write := func(seed uint64) []*Package {
		r := rand.New(rand.NewPCG(seed, 0))
		return append(Named(r, 3), Keyworded(r, "k", 4), Plain(r, "d", 2))
	}
	for seed := range uint64(20) {
		first, second := write(seed), write(seed)
		assert.Equal(t, first, second)
		for _, p := range first {
			for name, source := range p.Files {
				_, err := parser.ParseFile(token.NewFileSet(), name, source, parser.SkipObjectResolution)
				assert.NoError(t, err, source)
			}
		}
	}
}
