package directive

import "strings"

// Place is a set of the kinds of declaration that a directive may stand on.
type Place uint16

// The places. OnFunc includes methods; OnParam is the line of a parameter, or
// those above it, in a signature that spans lines; OnPackage is the package's
// doc comment.
const (
	OnFunc Place = 1 << iota
	OnParam
	OnField
	OnType
	OnConst
	OnPackage
)

var placeNames = []string{
	"a function",
	"a parameter's line",
	"a struct field",
	"a type declaration",
	"a constant",
	"the package's doc comment",
}

// String lists the places as a message names them, joined by "or".
func (p Place) String() string {
	var names []string
	for i, name := range placeNames {
		if p&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	return strings.Join(names, " or ")
}
