package model

import (
	"cmp"
	"strings"
	"time"
)

// Package is one Go package with the tools found in it.
type Package struct {
	Path string // import path
	Name string // name in the package clause
	// Constraint is that of the file of every build. It is "" but for a program
	// that only some builds have.
	Constraint string `json:",omitempty"`
	// Register names the generated functions: Tools for "", else the argument
	// of //tool:register.
	Register string `json:",omitempty"`
	// Providers are those of //tool:providers, in the contract's order.
	Providers []string `json:",omitempty"`
	// Tools are those of the loaded build, in source order: file name, then
	// position.
	Tools []*Tool
	// Builds are the build constraints that not all builds meet and that files
	// with tools are under, sorted by constraint.
	Builds []*Build `json:",omitempty"`
	// Declared holds every package-level name of all the package's .go files,
	// those of other builds and of tests included, sorted. Generated
	// identifiers keep clear of them.
	Declared []string
	// Named holds the package's unexported constants that directives in files of
	// every build name, sorted. Nothing else may use them, which linters would
	// report.
	Named []string `json:",omitempty"`
	// Imported holds the names that those files import packages under, sorted,
	// which a package-level name must not be equal to either.
	Imported []string
}

// Tool is one exported function or method.
type Tool struct {
	Name        string
	Description string
	Func        string    // the Go function's or method's name
	Receiver    *Receiver `json:",omitempty"` // nil for a function
	Constraint  string    `json:",omitempty"` // of its [Build]; "" for a tool that every build has
	Params      []*Param  // as declared, context and call included
	Result      Result

	EndsLoop   bool          `json:",omitempty"`
	Approval   bool          `json:",omitempty"`
	Serial     bool          `json:",omitempty"`
	Repeatable bool          `json:",omitempty"`
	Effect     string        `json:",omitempty"` // "", read, write, destructive or external
	Permission string        `json:",omitempty"`
	Timeout    time.Duration `json:",omitempty"` // 0: none
	MaxOutput  int           `json:",omitempty"` // bytes; 0: none

	Pos Pos // of the function's name
}

// Receiver is the named type that a tool is a method of.
type Receiver struct {
	Type    string // the type's name
	Pointer bool   // the method's receiver is a pointer
}

// Role says who fills a parameter in.
type Role uint8

// The roles of a parameter.
const (
	RoleArgument Role = iota // the model
	RoleContext              // the runtime: context.Context
	RoleCall                 // the runtime: *runtime.Call
)

// Param is one parameter of the Go function.
type Param struct {
	Role     Role
	GoName   string // "" or "_" for a parameter without a name
	Variadic bool   `json:",omitempty"`
	// Property is what the model sees of it; nil for an inlined struct and for
	// the roles that the runtime fills.
	Property *Property `json:",omitempty"`
	// Inline is the struct whose properties stand for this parameter.
	Inline *Type `json:",omitempty"`
	// Optional makes all properties of an inlined struct optional.
	Optional bool `json:",omitempty"`
	Pos      Pos
}

// Property is one named value of an object that a model writes or reads.
type Property struct {
	Name        string
	Description string `json:",omitempty"`
	Type        *Type
	Required    bool
	Default     *Default `json:",omitempty"`
	Pos         Pos      // of the parameter or field
}

// Default is the value that an absent property gets.
type Default struct {
	JSON string // as the schema writes it
	// Text is the value by the kind of the property's type: the text of a
	// string, true or false, the digits of a number, the rune, or the index
	// of the member of an enum.
	Text string
}

// Result is what a tool's function returns.
type Result struct {
	Kind  ResultKind
	Type  *Type `json:",omitempty"` // for ResultText and ResultJSON
	Error bool  `json:",omitempty"` // the function returns an error beside it
}

// ResultKind says how a Go result becomes a runtime.Result.
type ResultKind uint8

// The kinds of a result.
const (
	ResultNone   ResultKind = iota // no value
	ResultText                     // one text part
	ResultJSON                     // one JSON part from the encoder
	ResultPart                     // a runtime.Part
	ResultParts                    // a []runtime.Part
	ResultResult                   // a runtime.Result, passed through
)

// Pos is a place in a source file. Lines and columns count from 1, columns in
// bytes; the end is exclusive. It is the unadjusted position, which //line
// comments do not change.
type Pos struct {
	File                             string
	Line, Column, EndLine, EndColumn int
}

// Compare orders positions as the source does: by file name, then place.
func (p Pos) Compare(q Pos) int {
	return cmp.Or(strings.Compare(p.File, q.File), cmp.Compare(p.Line, q.Line), cmp.Compare(p.Column, q.Column))
}
