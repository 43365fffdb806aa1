package parse

import (
	"maps"
	"slices"
)

// A Reading is what a load read of packages beside those that it was asked for,
// as absolute paths: together with the modules' own folders all that its result
// rests on.
type Reading struct {
	Sources []string // parsed, most of them for their comments
	Exports []string // export data in the go command's build cache
}

func (l *loader) reading() Reading {
	sources, exports := map[string]bool{}, map[string]bool{}
	for name := range l.sources.parsed {
		sources[name] = true
	}
	add := func(r *root) {
		for _, f := range r.files {
			sources[f.name] = true
		}
	}
	for _, r := range l.fromSource {
		add(r)
	}
	for _, h := range l.hidden {
		if h != nil {
			add(h.root)
		}
	}
	for _, p := range l.listed {
		if p.ExportFile != "" {
			exports[p.ExportFile] = true
		}
	}
	return Reading{slices.Sorted(maps.Keys(sources)), slices.Sorted(maps.Keys(exports))}
}
