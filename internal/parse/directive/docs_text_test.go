package directive

// The words around the tables of docs/directives.md.

const docsIntro = `# Directives

<!-- Made from internal/parse/directive/registry.go and keys.go by "make generate". Do not edit. -->

A directive is a line comment of its own, written like Go's: ` + "`//tool:NAME`" + ` at the beginning of the comment,
with no space after the slashes or the colon. Those of a declaration stand in its doc comment; gofmt moves them
to its end.

` + "```go" + `
// Package orders is the order desk.
//
//tool:naming camelCase
package orders

// Find finds orders by words in their notes.
//
// Parameters:
//   - words: what the note must hold
//   - limit: how many orders to return
//
//tool:export
//tool:effect read
//tool:timeout 5s
//tool:param words minLength=1
//tool:param limit default=10 minimum=1 maximum=50
func Find(ctx context.Context, words string, limit int) ([]Order, error)
` + "```" + `

A function or method without ` + "`//tool:export`" + ` is no tool. All other directives only add to it, and may stand in
any order. What the signature itself becomes is told in [the contract](contract.md).
A directive that is unknown, misspelt or out of place is an error ([OLT015](diagnostics.md#olt015)), never skipped.

## The directives

Functions are also methods here. The runtime does not act on approval, permission and serial yet: it refuses tools
that ask for one of the first two, and passes the third on to the program.

`

const docsKeys = `
## The keys of param and field

` + "`//tool:param` and `//tool:field`" + ` take JSON Schema's own keywords, and a few flags.

`

const docsValues = `
Text types are types with text methods of their own, such as ` + "`netip.Addr`" + `.

A key that belongs to elements (` + "`minimum`, `pattern`, `enum`, `format` and so on" + `) constrains the elements of a
slice, array, set, sequence, map or variadic parameter, and is written into ` + "`items`" + ` or ` + "`additionalProperties`" + `. On a
pointer it constrains what the pointer points to. Where a key and the type set the same bound, the narrower one
holds. A key that does not apply to its type is left out, with a warning ([OLT013](diagnostics.md#olt013)); one
that leaves no value is an error ([OLT019](diagnostics.md#olt019)).

The same key may not be given twice for one parameter, but ` + "`enum=`" + ` may: its values add up.

## Values

- No space may stand around the ` + "`=`" + `, nor after a comma of a list.
- A value runs to the next space. One that holds spaces, or is empty, is a Go string literal, in double quotes
  or back quotes: ` + "`description=\"how many to return\"`, `default=\"\"`" + `. Apostrophes are no quotes: those of
  ` + "`default='a'`" + ` are part of the value.
- The values of ` + "`enum=`" + ` are separated by commas, and each may be a Go string literal: ` + "`enum=small,\"very large\",\"a,b\"`" + `.
- Numbers are written as in JSON: ` + "`minimum=-1`, `maximum=0.5`, `maximum=1e6`" + `.
- The value of an enum is its word in the schema: the constant's value, or the name under which it travels.

In a pattern, a backslash needs no doubling outside of double quotes: ` + "`pattern=^\\d+$`" + `.

## Constants

` + "`@Name`" + ` is the Go constant of that name in the file's package, and ` + "`@pkg.Name`" + ` one of a package that the file
imports. It may stand for any value:

` + "```go" + `
const maxNote = 200

// Note adds a note to an order.
//
//tool:export
//tool:param text description="the note" maxLength=@maxNote
func Note(text string) error
` + "```" + `

A name that is no constant is an error ([OLT019](diagnostics.md#olt019)). A text that begins with @ is written
as a string literal: ` + "`default=\"@all\"`" + `.
`
