package parse

import (
	"slices"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/runtime/wire"
)

// maxLevels is how many objects may stand in one another, that of the arguments
// being the first. Models' error rates rise below it.
const maxLevels = 3

// nesting reports the parameters of a tool that nest deeper: once each, at the
// first place where a level too many begins.
func (rd *reader) nesting(n *nester, t *model.Tool) {
	for _, p := range t.Params {
		var at model.Pos
		var path string
		switch {
		case p.Property != nil:
			at, path = n.tooDeep(p.Property.Type, maxLevels-1, p.Pos, wire.ShowName(p.Property.Name))
		case p.Inline != nil: // the arguments' own object
			at, path = n.tooDeepField(p.Inline.Struct, maxLevels-1, "")
		}
		if path != "" {
			d := rd.diags.Errorf("OLT014", diag.Range(at), "objects nest deeper than %d levels: the next one begins at %s", maxLevels, path).
				WithHint("where the shape is yours, make it flatter: models make more mistakes the deeper an argument nests")
			if at != p.Pos {
				d.WithRelated(diag.Range(p.Pos), "the parameter that it is part of")
			}
		}
	}
}

// A nester measures how many levels of objects a type has, of each struct and
// each listed schema once.
type nester struct {
	structs map[*model.Struct]int
	listed  map[*model.Listed]int
}

func newNester() *nester {
	return &nester{structs: map[*model.Struct]int{}, listed: map[*model.Listed]int{}}
}

func (n *nester) depth(t *model.Type) int {
	switch t.Kind {
	case model.KindStruct:
		depth, known := n.structs[t.Struct]
		if !known {
			for _, f := range t.Struct.Fields {
				depth = max(depth, n.depth(f.Type))
			}
			depth++
			n.structs[t.Struct] = depth
		}
		return depth
	case model.KindListed:
		depth, known := n.listed[t.Listed]
		if !known {
			depth = schemaDepth(t.Listed.Schema)
			n.listed[t.Listed] = depth
		}
		return depth
	case model.KindMap:
		return 1 + n.depth(t.Elem)
	case model.KindAnyObject:
		return 1
	}
	if t.Elem == nil {
		return 0
	}
	return n.depth(t.Elem)
}

// tooDeep finds the first object within a type that stands below the levels
// left: the field or parameter that it belongs to, and the path to it, "" where
// there is none.
func (n *nester) tooDeep(t *model.Type, left int, at model.Pos, path string) (model.Pos, string) {
	if n.depth(t) <= left {
		return model.Pos{}, ""
	}
	if left == 0 && isLevel(t) {
		return at, path
	}
	switch t.Kind {
	case model.KindStruct:
		return n.tooDeepField(t.Struct, left-1, path+".")
	case model.KindListed:
		return at, tooDeepSchema(t.Listed.Schema, left, path)
	case model.KindMap:
		return n.tooDeep(t.Elem, left-1, at, path+"[]")
	case model.KindPointer:
		return n.tooDeep(t.Elem, left, at, path)
	}
	return n.tooDeep(t.Elem, left, at, path+"[]")
}

// isLevel reports whether a type is an object itself. What is left of the types
// that hold objects are pointers and collections.
func isLevel(t *model.Type) bool {
	switch t.Kind {
	case model.KindStruct, model.KindMap, model.KindAnyObject:
		return true
	case model.KindListed:
		return isObject(t.Listed.Schema)
	}
	return false
}

func (n *nester) tooDeepField(s *model.Struct, left int, path string) (model.Pos, string) {
	for _, f := range s.Fields {
		if at, found := n.tooDeep(f.Type, left, f.Pos, path+wire.ShowName(f.Name)); found != "" {
			return at, found
		}
	}
	return model.Pos{}, ""
}

// isObject reports whether a listed schema speaks of objects.
func isObject(s *model.Schema) bool {
	if len(s.Types) > 0 {
		return slices.Contains(s.Types, "object")
	}
	return s.Properties != nil || s.Closed || s.Additional != nil
}

// schemaDepth has no cycle to fear: a listed schema cannot refer to another.
func schemaDepth(s *model.Schema) int {
	if s == nil {
		return 0
	}
	depth := max(schemaDepth(s.Items), schemaDepth(s.Additional))
	for _, p := range s.Properties {
		depth = max(depth, schemaDepth(p.Schema))
	}
	if isObject(s) {
		depth++
	}
	return depth
}

// tooDeepSchema is the path to the first object below the levels left.
func tooDeepSchema(s *model.Schema, left int, path string) string {
	if s == nil {
		return ""
	}
	if isObject(s) {
		if left == 0 {
			return path
		}
		left--
	}
	for _, p := range s.Properties {
		if found := tooDeepSchema(p.Schema, left, path+"."+wire.ShowName(p.Name)); found != "" {
			return found
		}
	}
	for _, part := range []*model.Schema{s.Items, s.Additional} {
		if found := tooDeepSchema(part, left, path+"[]"); found != "" {
			return found
		}
	}
	return ""
}
