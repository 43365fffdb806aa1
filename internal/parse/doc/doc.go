// Package doc turns Go comments and struct tags into descriptions for a model
// (contract section 5).
//
// It reads the raw comment lines instead of go/doc/comment's blocks, because
// that package takes flush-left bullets for prose and gofmt rewrites bullets
// between releases: a description must not depend on who formatted the file.
// Where this package and go/doc/comment know the same block (headings,
// indented code), they agree on what it is.
package doc

import (
	"go/ast"
	"go/token"
)

// A Func is what a function's doc comment says.
type Func struct {
	// Description is the flattened text without the parameter list. It is
	// empty when the comment has no prose.
	Description string
	// Params are the items of the parameter list in source order. An item that
	// names several parameters ("lat, lon: the position") is one Item for each.
	Params []Item
}

// An Item is one entry of a parameter list.
type Item struct {
	// Name is the name as written. It may name no parameter, and is empty
	// when the item does not begin with a name and a colon or dash.
	Name string
	// Text is the flattened description.
	Text string
	// Pos and End enclose the name, or the item's first line when Name is
	// empty. In a block comment of a file with Windows line ends they are too
	// small, since the scanner drops the carriage returns: use In there.
	Pos, End token.Pos

	at place
}

// In returns Pos and End as f counts them, carriage returns included.
func (i Item) In(f *token.File) (pos, end token.Pos) {
	pos = i.at.in(f)
	return pos, pos + (i.End - i.Pos)
}

// ForFunc reads the doc comment of the function called name. The names in
// params are those that an item of the parameter list may bear; every parameter
// belongs here, the context too, lest its item count as a stranger. The function
// resolve reports whether the target of a doc link, such as "Order" or
// "orders.Order.Total", exists in that file's scope; with a nil resolve none
// does. A nil comment gives the zero Func.
func ForFunc(g *ast.CommentGroup, name string, params []string, resolve func(link string) bool) Func {
	lines, links := read(g, true)
	f := flattener{links: links, resolve: resolve, declaration: true}
	blocks := parseBlocks(lines)
	list := findParams(blocks, params)
	return Func{
		Description: dropFuncName(f.text(list.prose(blocks)), name),
		Params:      f.items(list.items(blocks)),
	}
}

// ForValue reads the comment of a field or parameter called name. All of it
// counts, lists and examples included, for it says what the value may be; only
// a paragraph that begins with "Deprecated:" does not. The caller passes the
// comment that wins: the doc comment, or else the line comment.
func ForValue(g *ast.CommentGroup, name string, resolve func(link string) bool) string {
	lines, links := read(g, false)
	f := flattener{links: links, resolve: resolve}
	return dropValueName(f.text(allText(parseBlocks(lines))), name)
}
