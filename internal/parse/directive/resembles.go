package directive

import "go/ast"

// Resembles reports whether a comment is a directive, however faulty, or a near
// miss of one. Where no comment of a package does, nothing can be wrong in it.
func Resembles(c *ast.Comment) bool {
	if _, ok := split(c); ok {
		return true
	}
	_, ok := NearMiss(c)
	return ok
}
