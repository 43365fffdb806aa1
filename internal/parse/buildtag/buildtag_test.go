package buildtag

import (
	"go/build"
	"go/build/constraint"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestOf(t *testing.T) {
	for _, test := range []struct{ name, src, want string }{
		{"a.go", "package p", ""},
		{"linux.go", "package p", ""},
		{"a_linux.go", "package p", "linux"},
		{"_linux.go", "package p", "linux"},
		{"a_unix.go", "package p", ""},
		{"a_linux_arm64.go", "package p", "linux && arm64"},
		{"a_arm64_linux.go", "package p", "linux"},
		{"a_386.go", "package p", "386"},
		{"a_linux.pb.go", "package p", "linux"},
		{"a.pb_linux.go", "package p", ""},
		{"a_linux_test.go", "package p", "linux"},
		{"a_linux_gen.go", "package p", ""},
		{"a.go", "//go:build edge\n\npackage p", "edge"},
		{"a.go", "//go:build edge\npackage p", "edge"},
		{"a.go", "\uFEFF//go:build edge\r\n\r\npackage p", "edge"},
		{"a.go", "// A licence.\n\n/* More\n//go:build wrong\n*/\n//go:build a&&(b||!c)\npackage p", "a && (b || !c)"},
		{"a.go", "package p\n\n//go:build edge\n", ""},
		{"a.go", "/* x */ //go:build edge\n\npackage p", ""},
		{"a.go", "// +build a b,!c\n// +build d\n\npackage p", "(a || b && !c) && d"},
		{"a.go", "// +build a\npackage p", ""},
		{"a.go", "// +build a\n\n// Package p.\n// +build b\npackage p", "a"},
		{"a.go", "// +build a\n/* x */\n\npackage p", ""},
		{"a.go", "//go:build a\n// +build b\n\npackage p", "a"},
		{"a_windows.go", "//go:build windows\n\npackage p", "windows"},
		{"a_windows.go", "//go:build edge && windows\n\npackage p", "edge && windows"},
		{"a_windows_arm64.go", "//go:build edge || windows\n\npackage p", "(edge || windows) && windows && arm64"},
	} {
		got := ""
		x, err := Of(filepath.Join("/x_linux/y", test.name), []byte(test.src), false)
		assert.Nil(t, err, "%s %q", test.name, test.src)
		if x != nil {
			got = x.String()
		}
		assert.Equal(t, strings.ReplaceAll(test.want, "(a || b && !c)", "(a || (b && !c))"), got, "%s %q", test.name, test.src)
	}
	for src, want := range map[string]string{"": "linux && cgo", "//go:build cgo\n": "cgo && linux", "//go:build edge\n": "edge && linux && cgo"} {
		x, err := Of("a_linux.go", []byte(src), true)
		assert.Nil(t, err)
		assert.Equal(t, want, x.String(), src)
	}
}

func TestOfRefuses(t *testing.T) {
	for src, want := range map[string]LineError{
		"//go:build edge &&\n\npackage p":                 {1, 1, "the //go:build line does not parse: unexpected end of expression"},
		"\uFEFF\r\n\t//go:build a,b\r\npackage p":         {2, 2, "the //go:build line does not parse: invalid syntax at ,"},
		"// A.\n//go:build a\n//go:build a\n\npackage p":  {3, 1, "a second //go:build line"},
		"//go:build a &&\n/* */\n//go:build b\npackage p": {3, 1, "a second //go:build line"},
	} {
		_, err := Of("a.go", []byte(src), false)
		if assert.NotNil(t, err, src) {
			assert.Equal(t, want, *err, src)
			assert.EqualError(t, err, want.Message)
		}
	}
}

// TestOfIsThatOfTheGoCommand holds random headers and names to go/build.
func TestOfIsThatOfTheGoCommand(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	pick := func(words ...string) string { return words[rng.IntN(len(words))] }
	dir := t.TempDir()
	constrained, refused := 0, 0
	for range 3000 {
		var src strings.Builder
		for range rng.IntN(6) {
			src.WriteString(pick("", "", " ", "\t", "/* x */ ", "*/", "/*"))
			src.WriteString(pick("", "", "//", "// A text.", "/* a\nb */", "//go:build edge", "//go:build !linux || cgo", "//go:buildx", "//go:build !",
				"// +build edge,linux beta", "//+build !edge", "// +build", "/*\n", "*/"))
			src.WriteString(pick("\n", "\n", "\r\n", "\n\n", ""))
		}
		src.WriteString("package p\n")
		name := "a" + pick("", "", "_linux", "_windows", "_amd64", "_windows_arm64", "_arm64_windows", "_x", ".linux", "_linux.pb") + ".go"
		require.NoError(t, os.WriteFile(filepath.Join(dir, name), []byte(src.String()), 0o644))
		x, fault := Of(name, []byte(src.String()), false)
		if x != nil {
			constrained++
		}
		for _, b := range []Build{
			{System: "linux", Architecture: "amd64", Cgo: true},
			{System: "android", Architecture: "arm64", Tags: []string{"edge"}},
			{System: "windows", Architecture: "arm64", Tags: []string{"edge", "beta"}},
		} {
			want, err := b.context().MatchFile(dir, name)
			if err != nil {
				refused++
				assert.NotNil(t, fault, "%s\n%s\n%v", name, src.String(), err)
				continue
			}
			assert.True(t, fault == nil || !want, "%s %+v\n%s", name, b, src.String())
			assert.Equal(t, want, x == nil || x.Eval(b.has), "%s %+v\n%s", name, b, src.String())
		}
	}
	assert.Greater(t, constrained, 1000)
	assert.Greater(t, refused, 100)
}

// context is how go/build is asked for a build.
func (b Build) context() *build.Context {
	c := build.Default
	c.GOOS, c.GOARCH, c.CgoEnabled, c.BuildTags = b.System, b.Architecture, b.Cgo, b.Tags
	return &c
}

func TestRequires(t *testing.T) {
	for text, want := range map[string]bool{
		"ignore": true, "ignore && linux": true, "linux && (ignore || ignore && x)": true,
		"!ignore": false, "ignore || linux": false, "linux": false,
	} {
		assert.Equal(t, want, Requires(parse(t, text), "ignore"), text)
	}
}

func TestSlug(t *testing.T) {
	for text, want := range map[string]string{
		"windows":          "windows",
		"386":              "386",
		"linux && amd64":   "linux_amd64",
		"linux || darwin":  "linux_or_darwin",
		"!windows && !cgo": "not_windows_not_cgo",
		"edge && (a || b)": "edge_a_or_b_",
		"Edge":             "edge_",
		"go1.26":           "go1_26_",
		"my_tag":           "my_tag_",
		"not && x":         "not_x_",
		"a && or && b":     "a_or_b_",
		"a && 01234567":    "a_01234567_",
		"édge":             "_dge_",
		"abcdefghijklmnopqrs && abcdefghijklmnopqrstu": "abcdefghijklmnopqrs_abcdefghijklmnopqrst_",
	} {
		got := Slug(parse(t, text))
		if strings.HasSuffix(want, "_") {
			assert.Regexp(t, "^"+want+"[0-9a-f]{8}$", got, text)
		} else {
			assert.Equal(t, want, got, text)
		}
	}
}

// TestSlugsDiffer makes all small constraints over a few tags that are like the
// words of slugs.
func TestSlugsDiffer(t *testing.T) {
	var literals []string
	for _, tag := range []string{"a", "A", "b", "not", "or", "a_b", "not_a", "a_or_b", "a.b"} {
		literals = append(literals, tag, "!"+tag)
	}
	texts := literals
	for range 2 {
		var longer []string
		for _, x := range texts {
			for _, y := range literals {
				longer = append(longer, x+" && "+y, x+" || "+y)
			}
		}
		texts = append(longer, texts...)
	}
	seen := map[string]string{}
	for _, text := range texts {
		x := parse(t, text)
		slug := Slug(x)
		if other, twice := seen[slug]; twice {
			require.Equal(t, other, x.String(), slug)
		}
		seen[slug] = x.String()
	}
	assert.Greater(t, len(seen), 10000)
}

func parse(t *testing.T, text string) constraint.Expr {
	t.Helper()
	x, err := constraint.Parse("//go:build " + text)
	require.NoError(t, err, text)
	return x
}
