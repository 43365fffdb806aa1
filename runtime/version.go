package runtime

// Generated code and this package agree on a generation, a small number that
// grows when one of them can no longer work with what the other was. This
// package supports the code of the generations from OldestGenerated to
// NewestGenerated. Code of generation 3 checks that when it is compiled:
//
//	const (
//		_ = toolrt.RunToolgenAgain(3 - toolrt.OldestGenerated)
//		_ = toolrt.UpdateTheRuntime(toolrt.NewestGenerated - 3)
//	)
//
// A difference below 0 does not fit the unsigned type, so a mismatch does not
// compile, and the name of the type in the compiler's message is the cure.
//
// Generation 3 passes the place in the text and the bytes that are written from
// call to call, where the generations before it kept them in the reader and the
// writer.
const (
	OldestGenerated = 3
	NewestGenerated = 3
)

type (
	// RunToolgenAgain in a compiler's message means that the generated file is
	// too old for this package: run toolgen again.
	RunToolgenAgain uint

	// UpdateTheRuntime in a compiler's message means that this package is too
	// old for the generated file: go get -u github.com/toolgen/toolgen.
	UpdateTheRuntime uint
)
