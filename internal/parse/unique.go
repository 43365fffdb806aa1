package parse

import (
	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
)

// A toolKey is what no two tools of a build may share: a name within one list.
type toolKey struct{ receiver, name, constraint string }

func keyOf(t *model.Tool, constraint string) toolKey {
	key := toolKey{name: t.Name, constraint: constraint}
	if t.Receiver != nil {
		key.receiver = t.Receiver.Type
	}
	return key
}

// uniqueTools reports two tools of one list and one name that a build has both
// of. A tool of another build meets those of every build and those of its own
// constraint; whether two constraints can be met together shows a run there.
func (rd *reader) uniqueTools() {
	here, every, other := map[toolKey]*model.Tool{}, map[toolKey]*model.Tool{}, map[toolKey]*model.Tool{}
	for _, t := range rd.tools {
		key := keyOf(t, "")
		if first := here[key]; first != nil {
			rd.secondTool(first, t)
			continue
		}
		here[key] = t
		if t.Constraint == "" {
			every[key] = t
		}
	}
	for _, t := range rd.unbuilt {
		own := keyOf(t, t.Constraint)
		first := every[keyOf(t, "")]
		if first == nil {
			first = other[own]
		}
		if first != nil {
			rd.secondTool(first, t)
		}
		other[own] = t
	}
}

// secondTool reports the one of two tools that comes later in the source.
func (rd *reader) secondTool(first, t *model.Tool) {
	if t.Pos.Compare(first.Pos) < 0 {
		first, t = t, first
	}
	rd.diags.Errorf("OLT007", rd.namedAt(t, t.Pos), "a second tool named %q", t.Name).
		WithHint("give one of them another name: //tool:export some_name").
		WithRelated(rd.namedAt(first, first.Pos), "the first one")
}

// namedAt is where a tool or property got its name: in a directive, or else
// where it is declared.
func (rd *reader) namedAt(what any, declared model.Pos) diag.Range {
	if at, ok := rd.named[what]; ok {
		return at
	}
	return diag.Range(declared)
}
