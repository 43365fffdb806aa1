package main

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/testing/randjson"
	"github.com/toolgen/toolgen/internal/testing/randpkg"
)

// TestAgreement holds the first promise of the contract over random tools and
// random texts: the binder takes a text exactly where an independent validator
// finds that the input schema allows it, but for the contract's exceptions, which
// verdict.go's rules know by the text and the schema. What a tool repeats fits
// both of its schemas, and binds again to the same bytes.
//
// TOOLGEN_PAIRS is the number of pairs of a tool and a text, 100 000 by default.
func TestAgreement(t *testing.T) {
	pairs := randomNumber(t, "TOOLGEN_PAIRS", 100_000)
	// Most faults are found by another tool and not by another text.
	a := newAgreement(t, 24*min(max(pairs/100_000, 1), 8))
	const size = 250
	batches := make(chan int)
	var workers sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		workers.Go(func() {
			for n := range batches {
				if !t.Failed() {
					a.batch(n, size)
				}
			}
		})
	}
	for n := range (pairs + size - 1) / size {
		batches <- n
	}
	close(batches)
	workers.Wait()
	a.summarize()
}

// An agreement is a run of the test.
type agreement struct {
	*testing.T
	seed     uint64
	runner   *randomRunner
	tools    []*agreementTool
	formats  int // so many of the tools, the first ones, are those of the formats
	failures atomic.Int32

	mutex             sync.Mutex
	accepted, refused int
	rules             map[string]int // how often each exception decided
	used              map[string]bool
}

type agreementTool struct {
	randpkg.Tool
	pkg    *randpkg.Package
	source *randjson.Source
	*verdicts
}

// The types must be those of testdata/random/agreement.
type agreementCall struct {
	Case, Tool string
	Arguments  []byte
	Echo       bool
}

type agreementAnswer struct {
	Outcome, Text           string
	Result                  []byte
	AgainOutcome, AgainText string
	AgainResult             []byte
}

// newAgreement generates and compiles so many packages, beside that of formats.
func newAgreement(t *testing.T, n int) *agreement {
	a := &agreement{T: t, seed: randomSeed(t), rules: map[string]int{}, used: map[string]bool{}}
	packages := []*randpkg.Package{randpkg.Formats("formats")}
	for i := range n {
		r := rand.New(rand.NewPCG(a.seed, uint64(i)))
		packages = append(packages, randpkg.Keyworded(r, fmt.Sprintf("p%d", i), 6))
	}
	m := newRandomModule(t, packages)
	for _, p := range packages {
		for _, tool := range p.Tools {
			v := newVerdicts(t, m.tools[p.Path+" "+tool.Name])
			a.tools = append(a.tools, &agreementTool{tool, p, randjson.NewSource(v.schema), v})
		}
	}
	a.formats = len(packages[0].Tools)
	a.runner = startRandomRunner(t, m.build(t, "agreement"))
	return a
}

// hugeExponent finds the numbers that the validator, which makes fractions of
// big integers of them, has no memory for, or panics at.
var hugeExponent = regexp.MustCompile(`[0-9][eE][+-]?[0-9]{6}`)

// batch draws texts for tools, and compares what became of them. All that it
// draws follows from the seed and its number.
func (a *agreement) batch(number, size int) {
	r := rand.New(rand.NewPCG(a.seed, uint64(1000+number)))
	var calls []agreementCall
	var tools []*agreementTool
	for range size {
		tool := a.tools[r.IntN(len(a.tools))]
		if r.IntN(5) == 0 {
			tool = a.tools[r.IntN(a.formats)]
		}
		text := tool.source.Any(r)
		for hugeExponent.Match(text) {
			text = tool.source.Any(r)
		}
		tools = append(tools, tool)
		calls = append(calls, tool.call(text))
	}
	answers, err := a.ask(calls)
	if !assert.NoError(a, err) {
		return
	}
	for i, answer := range answers {
		v := tools[i].expect(calls[i].Arguments)
		if problem := tools[i].problem(calls[i].Arguments, v, answer); problem != "" {
			a.report(tools[i], calls[i].Arguments, number, problem)
		}
		a.count(tools[i], v)
	}
}

func (t *agreementTool) call(text []byte) agreementCall {
	return agreementCall{randomFolder(t.pkg), t.Name, text, t.Echoes}
}

func (a *agreement) ask(calls []agreementCall) ([]agreementAnswer, error) {
	answers := make([]agreementAnswer, 0, len(calls))
	err := a.runner.ask(calls, &answers)
	if err == nil && len(answers) != len(calls) {
		err = fmt.Errorf("%d answers to %d calls", len(answers), len(calls))
	}
	return answers, err
}

// problem says how an answer is not the one that was expected, "" where it is.
func (t *agreementTool) problem(text []byte, v verdict, a agreementAnswer) string {
	bound := a.Outcome != "rejected"
	switch {
	case bound != v.binds:
		return fmt.Sprintf("expected bound %t (schema allows %t, exception %q), got %s: %s", v.binds, v.allowed, v.rule, a.Outcome, a.Text)
	case !bound:
		return ""
	case a.Outcome == "failed" && strings.HasSuffix(a.Text, "has no RFC 3339 form") && endsTheYears(text):
		return "" // the next second is in the year 10000
	case a.Outcome != "finished":
		return "it was bound, and then " + a.Outcome + ": " + a.Text
	case !t.Echoes:
		return ""
	}
	return t.echoProblem(a)
}

// echoProblem looks at what the tool repeats.
func (t *agreementTool) echoProblem(a agreementAnswer) string {
	value, err := wholeJSON(a.Result)
	if err != nil {
		return fmt.Sprintf("it repeats %s: %v", a.Result, err)
	}
	if err := t.output.Validate(value); err != nil {
		return fmt.Sprintf("it repeats %s, which its output schema refuses: %v", a.Result, err)
	}
	if t.repeats(value) {
		return "" // only as Go values two items are one
	}
	v := t.expect(a.Result)
	if v.rule == tooLargeForAny {
		return "" // 2^64 is a float64, and written with its shortest digits no longer one
	}
	if !v.binds {
		return fmt.Sprintf("it repeats %s, which its input schema refuses (exception %q): %v", a.Result, v.rule, t.input.Validate(value))
	}
	if a.AgainOutcome != "finished" || !bytes.Equal(a.AgainResult, a.Result) {
		return fmt.Sprintf("it repeats %s, and then %s %s%s", a.Result, a.AgainOutcome, a.AgainResult, a.AgainText)
	}
	return ""
}

// report prints a failure with the shortest text that shows it.
func (a *agreement) report(t *agreementTool, text []byte, batch int, problem string) {
	if a.failures.Add(1) > 5 {
		a.Fail()
		return
	}
	shortest := randjson.Shrink(text, 2000, func(text []byte) bool {
		if hugeExponent.Match(text) {
			return false
		}
		answers, err := a.ask([]agreementCall{t.call(text)})
		if err != nil {
			return false
		}
		p := t.problem(text, t.expect(text), answers[0])
		if p != "" {
			problem = p
		}
		return p != ""
	})
	a.Errorf("seed %d, batch %d, tool %s: %s\narguments %s\n        = %q\nshrunk from %s\nschema %s\n%s",
		a.seed, batch, t.Name, problem, shortest, shortest, text, t.text, t.pkg.Source())
}

func (a *agreement) count(t *agreementTool, v verdict) {
	a.mutex.Lock()
	defer a.mutex.Unlock()
	if v.binds {
		a.accepted++
		a.used[t.pkg.Path+t.Name] = true
	} else {
		a.refused++
	}
	if v.rule != "" {
		a.rules[v.rule]++
	}
}

// summarize fails where the texts were too one-sided to prove anything.
func (a *agreement) summarize() {
	total := a.accepted + a.refused
	var rules []string
	for rule, n := range a.rules {
		rules = append(rules, fmt.Sprintf("%s %d", rule, n))
	}
	slices.Sort(rules)
	a.Logf("%d pairs, %d accepted; %d of %d tools took a text; exceptions: %s", total, a.accepted, len(a.used), len(a.tools), strings.Join(rules, ", "))
	require.Greater(a, a.accepted, total/5, "too few texts were accepted")
	require.Greater(a, a.refused, total/5, "too few texts were refused")
	assert.Greater(a, len(a.used), len(a.tools)*9/10, "too few tools took any text")
}
