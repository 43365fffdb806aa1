// Package wire reads, checks and writes the JSON of tool calls for code that
// toolgen generates. It is public only because generated code in users'
// packages calls it; programs use package runtime, which re-exports the two
// error types that they may meet.
//
// A [Reader] reads one call's arguments in a single pass straight into Go
// values, strictly by RFC 8259, and collects every problem of meaning on its
// way. A [Writer] appends the canonical JSON of a result to a buffer.
//
// The package uses neither reflection nor encoding/json, and it imports
// nothing that does.
package wire
