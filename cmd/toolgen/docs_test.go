package main

import (
	"cmp"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/parse"
	"github.com/toolgen/toolgen/internal/parse/directive"
)

var fenced = regexp.MustCompile("(?ms)^```.*?^```$")

// TestDocsLinks holds the links between the pages.
func TestDocsLinks(t *testing.T) {
	paths, err := filepath.Glob("../../docs/*.md")
	require.NoError(t, err)
	targets, links := map[string]bool{}, map[string]string{}
	for _, path := range paths {
		content, err := os.ReadFile(path)
		require.NoError(t, err)
		text := fenced.ReplaceAllString(string(content), "")
		base := filepath.Base(path)
		targets[base] = true
		for _, m := range regexp.MustCompile(`(?m)^#+ (.*)`).FindAllStringSubmatch(text, -1) {
			anchor := strings.ReplaceAll(strings.ToLower(strings.ReplaceAll(m[1], ",", "")), " ", "-")
			targets[base+"#"+anchor] = true
		}
		for _, m := range regexp.MustCompile(`\]\(([^)#]*)(#[^)]*)?\)`).FindAllStringSubmatch(text, -1) {
			links[cmp.Or(m[1], base)+m[2]] = base
		}
	}
	require.NotEmpty(t, links)
	for link, from := range links {
		assert.True(t, targets[link], "%s links to %s", from, link)
	}
}

// kindsOfTypes has a Go type for each of the kinds that docs/directives.md names.
// Collections are left to the keys that belong to them: the others go to their
// elements.
var (
	kindsOfValues = map[string]string{
		"booleans": "bool", "integers": "int", "floats": "float64", "json.Number": "json.Number", "strings": "string",
		"runes": "rune", "[]byte": "[]byte", "enums": "Color", "time.Time": "time.Time", "time.Duration": "time.Duration",
		"text types": "netip.Addr", "URLs": "url.URL", "structs": "Point", "any": "any",
	}
	kindsOfCollections = map[string]string{
		"slices": "[]bool", "variadic parameters": "...bool", "arrays": "[3]bool", "sets": "map[int]struct{}",
		"[]any": "[]any", "iter.Seq": "iter.Seq[bool]", "maps": "map[string]bool",
	}
)

// ofTimes are examples for types that take only some formats.
var ofTimes = map[string]string{"format on time.Time": "format=date", "format on time.Duration": "format=duration"}

const kindsSource = `package kinds

import ("encoding/json"; "iter"; "net/netip"; "net/url"; "time")

type Color string

const (
	Red  Color = "red"
	Blue Color = "blue"
)

type Point struct{ X, Y int }

var (
	_ json.Number
	_ iter.Seq[bool]
	_ netip.Addr
	_ url.URL
	_ time.Time
)
`

// TestKeysApplyToTheirTypes holds the types that docs/directives.md gives each
// key against what the generator makes of every key on every kind of type.
func TestKeysApplyToTheirTypes(t *testing.T) {
	source := kindsSource
	first := strings.Count(source, "\n")
	var uses, want []string
	for _, k := range directive.Keys() {
		if k.Types == nil || k.Name == "inline" {
			continue
		}
		kinds := kindsOfValues
		if slices.Contains(k.Types, "slices") {
			kinds = kindsOfCollections
		}
		for _, kind := range slices.Sorted(maps.Keys(kinds)) {
			use := k.Name + " on " + kind
			example := cmp.Or(ofTimes[use], k.Example)
			source += fmt.Sprintf("\n//tool:export\n//tool:param p %s\nfunc F%d(p %s) {}\n", example, len(uses), kinds[kind])
			uses = append(uses, use)
			if !slices.Contains(k.Types, kind) {
				want = append(want, use)
			}
		}
	}
	dir := t.TempDir()
	write(t, filepath.Join(dir, "go.mod"), "module kinds\n\ngo 1.26\n")
	write(t, filepath.Join(dir, "kinds.go"), source)
	loaded, err := parse.Load(parse.Config{Dir: dir, Patterns: []string{"."}})
	require.NoError(t, err)
	require.Len(t, loaded.Packages, 1)
	var got []string
	for _, d := range loaded.Packages[0].Diagnostics.All() {
		require.NotContains(t, []diag.Code{"OLT002", "OLT005", "OLT015", "OLT022"}, d.Code, d.Message)
		if d.Code == "OLT013" || strings.Contains(d.Message, "cannot be written") {
			got = append(got, uses[(d.Range.Line-1-first)/4])
		}
	}
	assert.Equal(t, want, got)
}
