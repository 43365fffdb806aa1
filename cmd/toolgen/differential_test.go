package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/testing/randjson"
	"github.com/toolgen/toolgen/internal/testing/randpkg"
)

// TestDifferential holds generated code against encoding/json on random structs
// of the kinds of which both have one form (see randpkg.Plain). What the binder
// takes encoding/json takes too and reads as the same value, and random values
// are written to the same bytes, but for the contract's own:
//
//   - nil slices, maps and bytes are [], {} and "", and there is no -0;
//   - U+2028 and U+2029 are not escaped, < > & neither, and invalid UTF-8
//     becomes U+FFFD itself and not its escape;
//   - 1.0 and 1e2 are integers, which encoding/json refuses;
//   - the zero json.Number is no number, and not 0.
func TestDifferential(t *testing.T) {
	d := newDifferential(t)
	for batch := range 40 {
		d.texts(batch)
		d.values(batch)
	}
	t.Logf("%d texts, %d of them taken by both; %d values, %d of them not written", d.asked, d.taken, d.written, d.failed)
	require.Greater(t, d.taken, d.asked/5)
	require.Positive(t, d.failed)
	require.Greater(t, d.written, 2*d.failed)
}

type differential struct {
	*testing.T
	seed    uint64
	runner  *randomRunner
	structs []plainStruct

	asked, taken, written, failed int
}

// A plainStruct is one of the structs, the number of its package's.
type plainStruct struct {
	pkg    *randpkg.Package
	number int
	source *randjson.Source
}

// The types must be those of testdata/random/differential.
type differentialQuestion struct {
	Case   string
	Number int
	Tool   string
	Text   []byte
	Seed   uint64
}

type differentialAnswer struct {
	Outcome, Why       string
	Ours, Theirs       []byte
	TheirError, Number string
}

func newDifferential(t *testing.T) *differential {
	d := &differential{T: t, seed: randomSeed(t)}
	var packages []*randpkg.Package
	var file strings.Builder
	file.WriteString("package main\n\n")
	fill := "\nfunc init() {\n"
	for i := range 8 {
		p := randpkg.Plain(rand.New(rand.NewPCG(d.seed, uint64(i))), fmt.Sprintf("d%d", i), 8)
		packages = append(packages, p)
		fmt.Fprintf(&file, "import d%d %q\n", i, p.Path)
		for n := range p.Tools {
			fill += fmt.Sprintf("\tvalues[%q] = append(values[%[1]q], &d%d.Value%d)\n", p.Name, i, n)
		}
	}
	m := newRandomModule(t, packages)
	m.write(t, "run/values_of_packages.go", []byte(file.String()+fill+"}\n"))
	for _, p := range packages {
		for n, tool := range p.Tools {
			schema, err := randjson.Parse(m.tools[p.Path+" "+tool.Name].InputSchema)
			require.NoError(t, err)
			d.structs = append(d.structs, plainStruct{p, n, randjson.NewSource(schema)})
		}
	}
	d.runner = startRandomRunner(t, m.build(t, "differential"))
	return d
}

// texts asks for what becomes of random texts.
func (d *differential) texts(batch int) {
	r := rand.New(rand.NewPCG(d.seed, uint64(1000+batch)))
	var questions []differentialQuestion
	var about []plainStruct
	for range 500 {
		s := d.structs[r.IntN(len(d.structs))]
		text := s.source.Any(r)
		if len(text) == 0 {
			continue // which asks for a value
		}
		about = append(about, s)
		questions = append(questions, differentialQuestion{Case: s.pkg.Name, Number: s.number, Tool: fmt.Sprintf("echo%d", s.number), Text: text})
	}
	for i, a := range d.ask(questions) {
		d.asked++
		if problem := textProblem(questions[i].Text, a); problem != "" {
			d.report(about[i], problem, a, fmt.Sprintf("text %s", questions[i].Text))
		}
		if a.Outcome == "finished" {
			d.taken++
		}
	}
}

// textProblem compares what both read, where ours took the text at all.
func textProblem(text []byte, a differentialAnswer) string {
	switch {
	case a.Outcome == "rejected", isNoArguments(text):
		return ""
	case strings.HasPrefix(a.Number, "number ") && strings.ContainsAny(a.Number[len("number "):], ".eE-"):
		return "" // an integer of a spelling that encoding/json does not take
	case a.hasZeroNumber():
		return ""
	case a.Outcome != "finished":
		return a.Outcome + ": " + a.Why
	case a.TheirError != "":
		return "encoding/json refuses it: " + a.TheirError
	}
	return sameBytes(a)
}

// values asks for what random values are written as.
func (d *differential) values(batch int) {
	r := rand.New(rand.NewPCG(d.seed, uint64(1_000_000+batch)))
	var questions []differentialQuestion
	var about []plainStruct
	for range 500 {
		s := d.structs[r.IntN(len(d.structs))]
		about = append(about, s)
		questions = append(questions, differentialQuestion{Case: s.pkg.Name, Number: s.number, Tool: fmt.Sprintf("get%d", s.number), Seed: r.Uint64()})
	}
	for i, a := range d.ask(questions) {
		d.written++
		if problem := valueProblem(a); problem != "" {
			d.report(about[i], problem, a, fmt.Sprintf("value %d", questions[i].Seed))
		}
		if a.Outcome != "finished" {
			d.failed++
		}
	}
}

func valueProblem(a differentialAnswer) string {
	switch {
	case a.Outcome == "finished" && a.TheirError == "":
		return sameBytes(a)
	case a.Outcome == "failed" && a.TheirError != "":
		return ""
	case a.hasZeroNumber():
		return ""
	}
	return fmt.Sprintf("%s %s, encoding/json: %q", a.Outcome, a.Why, a.TheirError)
}

// hasZeroNumber recognises the zero json.Number, which is no number by the
// contract, and which encoding/json writes as 0.
func (a differentialAnswer) hasZeroNumber() bool {
	return a.Outcome == "failed" && strings.HasSuffix(a.Why, "is no JSON number") && a.TheirError == "" && bytes.Contains(a.Theirs, []byte("0"))
}

func sameBytes(a differentialAnswer) string {
	if ours, theirs := unescaped(a.Ours), unescaped(a.Theirs); ours != theirs {
		return fmt.Sprintf("%s is not encoding/json's\n%s", ours, theirs)
	}
	return ""
}

// unescaped writes the three characters that encoding/json always escapes. An
// author's json.RawMessage may have them in both.
func unescaped(text []byte) string {
	return strings.NewReplacer(`\\`, `\\`, `\u2028`, "\u2028", `\u2029`, "\u2029", `\ufffd`, "\ufffd").Replace(string(text))
}

func (d *differential) ask(questions []differentialQuestion) []differentialAnswer {
	answers := make([]differentialAnswer, 0, len(questions))
	require.NoError(d, d.runner.ask(questions, &answers))
	require.Len(d, answers, len(questions))
	return answers
}

func (d *differential) report(s plainStruct, problem string, a differentialAnswer, what string) {
	assert.Fail(d, "generated code and encoding/json differ", "seed %d, Struct%d, %s\n%s\n%s\n%s", d.seed, s.number, what, problem, a.TheirError, s.pkg.Source())
	d.FailNow()
}
