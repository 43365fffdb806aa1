// Package pattern matches the patterns of generated code. It is apart from
// package wire so that only programs with patterns that need regexp carry it.
package pattern

import (
	"regexp"
	"sync"
)

// Pattern is an expression in the syntax of package regexp, translated by
// toolgen from the ECMA-262 pattern of a schema. It is compiled when it is
// first used, so that it costs nothing at start-up, and safe for concurrent use.
type Pattern struct {
	Expr string

	once     sync.Once
	compiled *regexp.Regexp
}

// Match reports whether the expression matches anywhere in s. It panics if the
// expression does not compile, which toolgen rules out for what it writes.
func (p *Pattern) Match(s string) bool {
	p.once.Do(func() { p.compiled = regexp.MustCompile(p.Expr) })
	return p.compiled.MatchString(s)
}
