// Package call measures what it costs to serve the calls of package workload: to read
// and check their arguments, to write a result, to refuse a call, and all of it
// together, by the code that toolgen generates, by an expert's hand and by libraries.
// It has only tests and benchmarks; make bench runs them and prints the tables of
// docs/performance.md.
//
// The tests come first: all give the same answer, and what a library accepts that it
// should refuse is listed, because a check that is left out costs nothing.
package call
