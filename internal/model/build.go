package model

import "slices"

// Build is what a package's files under one build constraint hold. Its tools are
// generated into a file of their own, which has the same constraint.
type Build struct {
	Constraint string // as a //go:build line has it
	// Slug stands for the constraint in names. It holds a–z, 0–9 and _ only, and
	// no two constraints share one.
	Slug string
	// Here says that the loaded build holds these files. The tools of others are
	// known by their syntax alone.
	Here bool
	// Exports are the functions with //tool:export, in source order. There is one
	// at least.
	Exports []*Export
	// Receivers are the types, sorted, that these files alone declare and have
	// tools of: the functions that return those stand in this build's file.
	Receivers []string `json:",omitempty"`
	// Named is as that of Package, for the constants that these files name.
	Named []string `json:",omitempty"`
}

// Export is one function with //tool:export as its syntax shows it, which does
// not depend on the build.
type Export struct {
	Func     string
	Receiver *Receiver `json:",omitempty"` // nil for a function
	Pos      Pos       // of the function's name
}

// OutputName is the name of the build's file. It never ends in what constrains a
// file by its name, whatever the slug ends in.
func (b *Build) OutputName() string { return ConstrainedPrefix + b.Slug + ConstrainedSuffix }

// Owns reports whether the functions that return a type's tools stand in this
// build's own file.
func (b *Build) Owns(r *Receiver) bool {
	if r == nil {
		return false
	}
	_, found := slices.BinarySearch(b.Receivers, r.Type)
	return found
}
