package provider

import (
	"strconv"

	"github.com/toolgen/toolgen/runtime/wire"
)

// A Loss is one thing that a provider's form does not hold a model to, or says
// in another way.
type Loss struct {
	// Path leads from the arguments to the fragment of the schema: the names of
	// properties, "[]" for the items of an array, "{}" for the values of a map.
	// It is empty for the arguments as a whole.
	Path []string
	// Keyword is what is lost; "required" for a property that may be absent,
	// "name" for a name.
	Keyword string
	// Where says what became of it.
	Where Where
	// Text says it in words: what the description has gained for
	// WhereDescription and WhereBoth, else a phrase or sentence for people.
	Text string
}

// Where says what became of something that a form could not keep.
type Where uint8

// The places that a loss goes to.
const (
	WhereDropped     Where = iota // left out
	WhereDescription              // left out, and said in the description of the same fragment
	WhereBoth                     // sent, but not enforced, so the description says it too
	WhereNullable                 // an optional property is required, and null stands for absent
	WhereKept                     // sent as it is, which the provider does not keep to, or refuses
	WhereNotStrict                // the whole schema is sent as it is, with strict mode off
)

var whereNames = [...]string{"dropped", "description", "both", "nullable", "kept", "not strict"}

// String returns one or two words for the place, such as "description".
func (w Where) String() string {
	if int(w) < len(whereNames) {
		return whereNames[w]
	}
	return "where(" + strconv.Itoa(int(w)) + ")"
}

// Place is the path as messages show it, such as "order.items[].code"; "" for
// the arguments as a whole.
func (l Loss) Place() string { return place(l.Path) }

// place writes a path as the problems of a call's arguments do.
func place(path []string) string {
	var b []byte
	for _, step := range path {
		if step == itemsStep || step == valuesStep {
			b = append(b, step...)
		} else {
			b = wire.AppendStep(b, step)
		}
	}
	return string(b)
}

// The steps of a path that are no property's name.
const (
	itemsStep  = "[]"
	valuesStep = "{}"
)
