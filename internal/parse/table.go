package parse

import (
	"go/types"
	"regexp"

	"github.com/toolgen/toolgen/internal/model"
)

// known finds the types that the contract's table lists by name.
func (c *converter) known(t types.Type, m *model.Type) bool {
	switch {
	case isNamed(t, "time", "Time"):
		m.Kind, m.Check.Format = model.KindTime, "date-time"
	case isNamed(t, "time", "Duration"):
		m.Kind = model.KindDuration
	case isNamed(t, "encoding/json", "RawMessage"), isNamed(t, "encoding/json/jsontext", "Value"):
		m.Kind = model.KindRawJSON
	case isNamed(t, "encoding/json", "Number"):
		m.Kind = model.KindNumber
	case isNamed(t, "net/url", "URL"):
		m.Kind, m.Check.Format = model.KindURL, "uri"
	case isUUID(t):
		m.Kind, m.Check.Format = model.KindUUID, "uuid"
	default:
		return false
	}
	return true
}

// inTable reports whether the contract's table lists a type by its name.
func (c *converter) inTable(t *types.Named) bool {
	return c.known(t, &model.Type{}) || t.Obj().Pkg().Path() == "iter" && t.Obj().Name() == "Seq"
}

// uuidPath are the import paths of the packages whose UUID the contract knows,
// in every major version.
var uuidPath = regexp.MustCompile(`^github\.com/(google|gofrs)/uuid(/v[0-9]+)?$`)

// isUUID recognises a UUID by its name and its 16 bytes: neither package is
// imported by toolgen.
func isUUID(t types.Type) bool {
	n, ok := types.Unalias(t).(*types.Named)
	if !ok || n.Obj().Name() != "UUID" || n.Obj().Pkg() == nil || !uuidPath.MatchString(n.Obj().Pkg().Path()) {
		return false
	}
	return types.Identical(n.Underlying(), types.NewArray(types.Typ[types.Byte], 16))
}

// sequenceOf is the element type of an iter.Seq, and nil for other types.
func sequenceOf(t types.Type) types.Type {
	if !isNamed(t, "iter", "Seq") {
		return nil
	}
	args := types.Unalias(t).(*types.Named).TypeArgs()
	if args.Len() != 1 {
		return nil
	}
	return args.At(0)
}
