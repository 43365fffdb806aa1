package buildtag

import (
	"go/build"
	"go/build/constraint"
	"slices"
	"strings"
)

// A Build is what decides the tags of a build.
type Build struct {
	System, Architecture string   // GOOS and GOARCH
	Cgo                  bool     // CGO_ENABLED
	Tags                 []string // of -tags
}

// Current is the build that the environment asks for, without -tags.
func Current() Build {
	d := build.Default
	return Build{System: d.GOOS, Architecture: d.GOARCH, Cgo: d.CgoEnabled}
}

// freeTags is how many tags of -tags are tried out: a constraint with more of
// them gets no example.
const freeTags = 6

// Find looks for a build that meets a constraint, as near to another as there is
// one. certain is false where the constraint names too many tags to try all.
func Find(x constraint.Expr, near Build) (found Build, ok, certain bool) {
	s := newSearch(x, near)
	if len(s.free) > freeTags {
		return Build{}, false, false
	}
	for _, system := range s.systems {
		for _, arch := range s.architecturesOf(system) {
			b := Build{System: system, Architecture: arch}
			b.Cgo = b.usualCgo(near)
			if s.complete(&b, x) {
				return b, true, true
			}
		}
	}
	return Build{}, false, true
}

// complete chooses the rest of a build, which meets the constraint then.
func (s *search) complete(b *Build, x constraint.Expr) bool {
	for range s.cgoValues {
		for set := range 1 << len(s.free) {
			b.Tags = subset(s.free, set)
			if x.Eval(b.has) {
				return true
			}
		}
		b.Cgo = !b.Cgo
	}
	return false
}

// usualCgo is whether the go command uses cgo in a build if it is not told to:
// not where it compiles for another system.
func (b Build) usualCgo(from Build) bool {
	return from.Cgo && b.System == from.System && b.Architecture == from.Architecture
}

// A search holds what may be varied of a build: only what the constraint names.
type search struct {
	systems, architectures []string // the nearest first
	cgoValues              int      // 2 where cgo may be turned on and off
	free                   []string
}

func newSearch(x constraint.Expr, near Build) *search {
	s := &search{systems: []string{near.System}, architectures: []string{near.Architecture}, cgoValues: 1}
	for _, t := range tags(x) {
		switch {
		case t == "unix" || slices.Contains(systems, t) || slices.Contains(architectures, t):
			// Not every system runs on every architecture, so both vary.
			s.systems = nearestFirst(near.System, systems)
			s.architectures = nearestFirst(near.Architecture, architectures)
		case t == "cgo":
			s.cgoValues = 2
		case !isSettled(t):
			s.free = append(s.free, t)
		}
	}
	return s
}

func nearestFirst(near string, all []string) []string {
	return slices.Concat([]string{near}, slices.DeleteFunc(slices.Clone(all), func(s string) bool { return s == near }))
}

// wasm is the architecture that belongs to systems of its own.
const wasm = "wasm"

// usualArchitecture is that of systems which have one, or one first of all.
var usualArchitecture = map[string]string{
	"aix": "ppc64", "android": "arm64", "ios": "arm64", "js": wasm, "wasip1": wasm, "zos": "s390x",
}

func (s *search) architecturesOf(system string) []string {
	usual := usualArchitecture[system]
	switch {
	case len(s.architectures) == 1:
		return s.architectures
	case usual == wasm:
		return []string{wasm}
	}
	others := slices.DeleteFunc(slices.Clone(s.architectures), func(a string) bool { return a == wasm })
	if usual == "" {
		return others
	}
	return nearestFirst(usual, others)
}

// subset takes those of the tags whose bits are set.
func subset(tags []string, bits int) []string {
	var out []string
	for i, t := range tags {
		if bits&(1<<i) != 0 {
			out = append(out, t)
		}
	}
	return out
}

// isSettled reports whether the toolchain decides a tag, and no setting does.
func isSettled(name string) bool {
	return name == "gc" || slices.Contains(build.Default.ReleaseTags, name) || slices.Contains(build.Default.ToolTags, name)
}

// unixes are the systems of the tag unix.
var unixes = []string{
	"aix", "android", "darwin", "dragonfly", "freebsd", "hurd", "illumos", "ios", "linux", "netbsd", "openbsd", "solaris",
}

// alsoNamed are the systems that another one passes for.
var alsoNamed = map[string]string{"android": "linux", "illumos": "solaris", "ios": "darwin"}

// has reports whether a tag is set in a build.
func (b Build) has(name string) bool {
	switch name {
	case "unix":
		return slices.Contains(unixes, b.System)
	case "cgo":
		return b.Cgo
	case b.System, b.Architecture, alsoNamed[b.System]:
		return true
	}
	return isSettled(name) || slices.Contains(b.Tags, name)
}

// Settings is how a user asks for a build who is in another: the variables of
// the environment that differ, and all of -tags.
func (b Build) Settings(from Build) (env []string, tags string) {
	if b.System != from.System {
		env = append(env, "GOOS="+b.System)
	}
	if b.Architecture != from.Architecture {
		env = append(env, "GOARCH="+b.Architecture)
	}
	if b.Cgo != b.usualCgo(from) {
		env = append(env, "CGO_ENABLED="+map[bool]string{false: "0", true: "1"}[b.Cgo])
	}
	return env, strings.Join(b.Tags, ",")
}
