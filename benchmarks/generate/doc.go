// Package generate measures the command toolgen beside other commands that read
// the same packages: go list, go vet, stringer and controller-gen. It has only
// benchmarks; make bench-gen runs them and prints the table of
// docs/performance.md.
package generate
