// Package directive is the grammar of //tool: comments, section 1 of the
// contract: which directives there are, where each may stand, how its arguments
// are written, and which spellings look like a directive and are none.
//
// It reads one comment at a time and knows nothing of what the comment stands
// on: whether a directive is in its place, whether a parameter of that name
// exists and whether a keyword suits a type is for the loader to say.
package directive

import (
	"go/token"
	"time"

	"github.com/toolgen/toolgen/internal/diag"
)

// A Locator turns two positions of the parsed files into the range that is
// shown to the user. The end is exclusive.
type Locator = func(start, end token.Pos) diag.Range

// A Directive is one //tool: comment, read and checked as far as its own text
// allows. Which fields are set follows from Spec.Form.
type Directive struct {
	Spec     Spec
	Pos, End token.Pos // of the whole comment, from its "//"

	// Name is the parameter's name of NameThenKeyValues, the tool's name of
	// OptionalName and the IMPORTPATH.Name of TypeSpec; its Text is "" where
	// none is given.
	Name Word

	// Text is the argument of Text (without its quotes where it was one Go
	// string literal), OneWord and JSON, what follows the name of TypeSpec, and
	// the list of List as it is written.
	Text Word

	List     []Word        // the elements of List, each an allowed word, once
	Duration time.Duration // of Duration; greater than 0
	Bytes    int           // of Bytes; MinBytes or more
	Args     []Arg         // of KeyValues and NameThenKeyValues, each key once
}

// A Word is a stretch of a comment and what it says. Where it was a Go string
// literal, Text is the string's value, and Pos and End enclose the quotes.
type Word struct {
	Text     string
	Pos, End token.Pos
	literal  string // as written, with its quotes; "" where Text is that
}

// An Arg is one key=value or one flag.
type Arg struct {
	Key      Word
	Value    Word // of enum= the whole list as it is written
	HasValue bool // false for a flag
	Quoted   bool // Value was a Go string literal
	Elements []Element

	// Const is "Name" or "pkg.Name" where the value is @Name or @pkg.Name,
	// written without quotes. The value has then been checked no further.
	Const string
}

// An Element is one value of enum=.
type Element struct {
	Word
	Quoted bool
	Const  string // as that of Arg
}
