// Package workload holds the calls that the benchmarks compare ways of serving:
// tools, the code that toolgen generates for them, and documents of arguments.
//
//   - W1, search: a small call, 92 bytes: text, an integer, codes with a pattern,
//     a boolean.
//   - W2, order: nested objects with 12 items, enums and a timestamp, 1.4 KB.
//   - W3, bulk: 2000 such items, 190 KB.
//   - W4, write_file: 18 KB of source text in one argument, as coding agents send
//     it all day, with an escape for every eight bytes, mostly new lines and tabs.
//   - E, configure: twenty arguments, one of which is bad.
//
// After a change to a tool:
//
//	go run -C .. ./cmd/toolgen -C benchmarks ./workload
package workload
