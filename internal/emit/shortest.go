package emit

import (
	"math"

	"github.com/toolgen/toolgen/internal/model"
)

// shortest is a lower bound of the bytes that a value of a type takes in a text:
// how many of them a text can hold is estimated with it. depth ends the way down.
func shortest(t *model.Type, depth int) int {
	const deep = 8
	if depth > deep {
		return 1
	}
	switch t.Kind {
	case model.KindStruct:
		return shortestObject(t.Struct, depth)
	case model.KindPointer:
		return min(shortest(t.Elem, depth+1), len("null"))
	case model.KindString:
		return len(`""`) + max(t.Check.MinLength, 0)
	case model.KindEnum:
		return shortestName(t.Enum)
	case model.KindSlice, model.KindArray, model.KindSet, model.KindMap, model.KindSeq, model.KindAnyObject, model.KindAnyArray:
		return len("[]")
	case model.KindBool:
		return len("true")
	case model.KindTime, model.KindDuration, model.KindUUID, model.KindURL, model.KindRune, model.KindBytes, model.KindText:
		return len(`""`)
	}
	return 1
}

func shortestObject(s *model.Struct, depth int) int {
	n := len("{}")
	for _, f := range s.Fields {
		if f.Required {
			n += len(model.Quote(f.Name)) + len(":,") + shortest(f.Type, depth+1)
		}
	}
	return max(n-1, len("{}")) // without the last comma
}

func shortestName(e *model.Enum) int {
	n := math.MaxInt
	for _, m := range e.Members {
		n = min(n, len(m.Name))
	}
	return n + len(`""`)
}
