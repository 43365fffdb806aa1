package pattern

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestMatchIsUnanchored(t *testing.T) {
	p := Pattern{Expr: "[0-9]{2}"}
	assert.True(t, p.Match("a12b"))
	assert.False(t, p.Match("a1b"))
}

func TestFirstUseIsConcurrent(t *testing.T) {
	p := Pattern{Expr: "^a+$"}
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() { assert.True(t, p.Match("aaa")) })
	}
	wg.Wait()
	before := p.compiled
	p.Match("b")
	assert.Same(t, before, p.compiled, "compiled once")
}
