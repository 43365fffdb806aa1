package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// goldenDir holds one txtar archive for each feature of the language. Its files
// are one package, or several in folders below the case.test module, where a
// case's import paths begin with case.test/ and its name; then
//
//   - schemas: what a program sees of the tools of the generated code: a line
//     with the name and, in parentheses, the metadata; the description after
//     a #; the input schema; the output schema after an arrow
//   - calls: a line with a tool and its arguments, then what became of the
//     call, indented by a tab; see goldenCall
//   - zz_toolgen.go, in a few: the whole generated file
//
// The tools of a case are those of Tools() in its root package, or of
// Register(), which cases with methods write by hand. Those of a package main,
// which cannot be imported, are compiled and not called.
const goldenDir = "../../testdata/golden"

// TestGolden generates the code of all cases, compiles it once, calls it, and
// compares. `UPDATE=1 go test ./cmd/toolgen -run TestGolden` accepts what it
// gets; what it gets has to be what the contract says.
func TestGolden(t *testing.T) {
	cases := readGoldenCases(t)
	m := newGoldenModule(t, cases)
	m.generate(t)
	ran := m.run(t)
	for _, c := range cases {
		answers := ran.Answers[:len(c.calls)] // out here, for -run leaves cases out
		ran.Answers = ran.Answers[len(c.calls):]
		t.Run(c.name, func(t *testing.T) {
			schemas := checkGoldenSchemas(t, ran.Tools[c.name])
			for i, call := range c.calls {
				checkGoldenVerdict(t, call, schemas[call.tool], answers[i])
				checkGoldenResult(t, call, schemas[call.tool], answers[i])
			}
			c.compare(t, "schemas", goldenSchemasText(ran.Tools[c.name]))
			c.compare(t, "calls", c.callsText(answers))
			if c.has("zz_toolgen.go") {
				c.compare(t, "zz_toolgen.go", string(m.generated[c.name]))
			}
			c.save(t)
		})
	}
}

// compare holds a section of the archive against what the run gave, or takes it
// over when updating.
func (c *goldenCase) compare(t *testing.T, section, got string) {
	t.Helper()
	if goldenUpdate() {
		c.set(section, got)
		return
	}
	assert.Equal(t, c.get(section), got, section)
}

func goldenUpdate() bool { return os.Getenv("UPDATE") != "" }

func readGoldenCases(t *testing.T) []*goldenCase {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(goldenDir, "*.txtar"))
	require.NoError(t, err)
	require.NotEmpty(t, paths)
	var cases []*goldenCase
	for _, path := range paths {
		cases = append(cases, readGoldenCase(t, path))
	}
	return cases
}
