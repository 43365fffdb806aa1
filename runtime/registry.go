package runtime

import (
	"iter"
	"slices"
	"sort"
)

// A Registry is an immutable set of tools and runs their calls. What a caller
// does to the tools it was made of, or to those it hands out, changes nothing.
// Its methods may be called from several goroutines.
type Registry struct {
	tools []Tool         // sorted by name
	index map[string]int // name to position in tools
	names []string       // sorted; what a name that is unknown is compared with
}

// An Option changes how a registry runs its calls. The functions of this package
// that return one are the only source of options; the zero Option changes nothing.
type Option struct{ apply func(*Registry) }

// NewRegistry returns a registry of the tools. Its error joins everything that
// is wrong with them, sorted by the tools' names: a duplicate or illegal name, a
// nil Bind, an InputSchema, OutputSchema or form that is not a JSON object (of at
// most 64 levels), a MaxOutput from 1 to 63, a negative Timeout or MaxOutput, and
// a tool that needs approval or a permission while the options give no one to ask.
func NewRegistry(tools []Tool, opts ...Option) (*Registry, error) {
	r := &Registry{
		tools: make([]Tool, len(tools)),
		index: make(map[string]int, len(tools)),
		names: make([]string, len(tools)),
	}
	for _, option := range opts {
		if option.apply != nil {
			option.apply(r)
		}
	}
	if err := checkTools(tools); err != nil {
		return nil, err
	}
	for i, tool := range tools {
		r.tools[i] = snapshot(tool)
	}
	sort.Stable(byName(r.tools))
	for i, tool := range r.tools {
		r.index[tool.Name], r.names[i] = i, tool.Name
	}
	return r, nil
}

// byName sorts tools. The sort of package slices would be compiled for Tool alone,
// which every program with a registry would carry 20 KB for.
type byName []Tool

func (t byName) Len() int           { return len(t) }
func (t byName) Less(i, j int) bool { return t[i].Name < t[j].Name }
func (t byName) Swap(i, j int)      { t[i], t[j] = t[j], t[i] }

// snapshot copies the one part of a tool that a copy of the struct would share.
func snapshot(tool Tool) Tool {
	tool.Forms = slices.Clone(tool.Forms)
	return tool
}

// All returns the tools sorted by name.
func (r *Registry) All() iter.Seq[Tool] {
	return func(yield func(Tool) bool) {
		for _, tool := range r.tools {
			if !yield(snapshot(tool)) {
				return
			}
		}
	}
}

// Lookup returns the tool of that name, and whether there is one.
func (r *Registry) Lookup(name string) (Tool, bool) {
	i, ok := r.index[name]
	if !ok {
		return Tool{}, false
	}
	return snapshot(r.tools[i]), true
}
