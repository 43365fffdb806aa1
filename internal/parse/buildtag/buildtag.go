// Package buildtag reads what keeps a Go file out of some builds, names it, and
// finds a build that takes the file in. Its rules are those of go/build, which
// tells only whether one build has a file, and not what the file asks for.
package buildtag

import "go/build/constraint"

// Of is the constraint of a file: that of its //go:build or // +build lines, of
// its name's ending, and cgo where it imports "C". It is nil for a file that is
// part of every build. The error tells of a line that the go command refuses.
func Of(name string, src []byte, importsC bool) (constraint.Expr, *LineError) {
	x, err := header(src)
	x = and(x, fileName(name))
	if importsC {
		x = and(x, tag("cgo"))
	}
	return x, err
}

// Requires reports whether a constraint cannot be met without a tag.
func Requires(x constraint.Expr, name string) bool {
	switch x := x.(type) {
	case *constraint.TagExpr:
		return x.Tag == name
	case *constraint.AndExpr:
		return Requires(x.X, name) || Requires(x.Y, name)
	case *constraint.OrExpr:
		return Requires(x.X, name) && Requires(x.Y, name)
	}
	return false
}

// tags are the tags that a constraint names, in order, each once.
func tags(x constraint.Expr) []string {
	var names []string
	seen := map[string]bool{}
	var walk func(constraint.Expr)
	walk = func(x constraint.Expr) {
		switch x := x.(type) {
		case *constraint.TagExpr:
			if !seen[x.Tag] {
				seen[x.Tag] = true
				names = append(names, x.Tag)
			}
		case *constraint.NotExpr:
			walk(x.X)
		case *constraint.AndExpr:
			walk(x.X)
			walk(x.Y)
		case *constraint.OrExpr:
			walk(x.X)
			walk(x.Y)
		}
	}
	walk(x)
	return names
}
