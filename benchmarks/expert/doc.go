// Package expert is an expert's hand-written code for the calls of package
// workload: the limit that generated code is measured against. It is code that
// nobody would like to keep, for each call written anew, by what made it faster
// when it was measured:
//
//   - A position is passed and returned as an int, and so stays in a register. A
//     negative one says that the document was refused.
//   - The member expected next, in schema order, is tried first: its name, quotes,
//     colon and the comma before it in one comparison. What comes in another order
//     goes through a switch, and the expectation starts again behind it. Hence the
//     goto statements.
//   - Patterns of fixed length and enums are matched where they stand, before the
//     text is scanned.
//   - Texts are scanned eight bytes at a time and copied once; those of many items
//     go into one arena, their slices and pointers into slabs.
//
// It checks the same rules as the schemas of the tools and is as strict as toolgen
// about JSON, but for numbers that only rounding brings into range. It stops at
// the first problem, where toolgen reports all of them by path.
//
// The package also has what shows where the time goes: the same reader under a
// plain loop, binders that allocate nothing ([Floor]), and the scan of the
// document alone ([Valid]).
package expert
