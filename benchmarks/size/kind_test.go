package size

import "fmt"

// A kind is a kind of member, as the source declares it.
type kind struct {
	name   string
	ID     string // of which package names are made
	Type   string
	Field  string // the arguments of its directive
	Option string // of its tag
	Import string
}

var kinds = []kind{
	text,
	{name: "text of 1 to 80 characters", ID: "bounded", Type: "string", Field: "minLength=1 maxLength=80"},
	{name: "text of a plain pattern", ID: "patterned", Type: "string", Field: `pattern="^[A-Z]{3}-[0-9]{4}$"`},
	{name: "integer from 1 to 100", ID: "integer", Type: "int32", Field: "minimum=1 maximum=100"},
	{name: "number", ID: "number", Type: "float64", Field: "required"},
	{name: "boolean", ID: "boolean", Type: "bool", Field: "required"},
	{name: "enumeration of 4", ID: "enum", Type: "Status", Field: "required"},
	{name: "timestamp", ID: "timestamp", Type: "time.Time", Field: "required", Import: "time"},
	{name: "optional text", ID: "optional", Type: "*string", Field: "optional", Option: ",omitempty"},
	{name: "array of texts", ID: "texts", Type: "[]string", Field: "maxItems=8"},
	{name: "map of texts", ID: "mapping", Type: "map[string]string", Field: "required"},
	{name: "object of 2 members, one type for all", ID: "object", Type: "Part", Field: "required"},
	{name: "array of such objects", ID: "objects", Type: "[]Part", Field: "maxItems=8"},
}

var text = kind{name: "text", ID: "text", Type: "string", Field: "required"}

// names are those of the members, as long as names are.
var names = []name{
	{"ID", "id"}, {"Name", "name"}, {"Quantity", "quantity"}, {"CreatedAt", "created_at"},
	{"SKU", "sku"}, {"Price", "price"}, {"Status", "status"}, {"Currency", "currency"},
	{"Customer", "customer"}, {"Description", "description"}, {"UnitPrice", "unit_price"}, {"Note", "note"},
}

type name struct{ Go, JSON string }

// A variant is a package of structs alike, each with a tool that takes or gives
// it. What its members cost is the difference between two variants.
type variant struct {
	kind    // the zero kind is an order
	members int
	tools   int
}

// The variants of a kind, and of an order with its 19 members.
const (
	few, many   = 4, 12
	tools, more = 4, 24
	ofOrder     = 19
)

func variants() []variant {
	all := []variant{{text, few, more}, {kind{}, ofOrder, tools}, {kind{}, ofOrder, more}}
	for _, k := range kinds {
		all = append(all, variant{k, few, tools}, variant{k, many, tools})
	}
	return all
}

// pkg is the name of the variant's package.
func (v variant) pkg() string {
	if v.isOrder() {
		return fmt.Sprintf("order%d", v.tools)
	}
	return fmt.Sprintf("%s%dx%d", v.ID, v.members, v.tools)
}

func (v variant) isOrder() bool { return v.ID == "" }

// A source is what the templates of a package are given.
type source struct {
	kind
	Package   string
	Direction direction
	Tools     []int
	Members   []name
}

func (v variant) source(d direction) source {
	s := source{kind: v.kind, Package: v.pkg(), Direction: d, Tools: upTo(v.tools)}
	if !v.isOrder() {
		s.Members = names[:v.members]
	}
	return s
}

// upTo returns the numbers from 0 to n-1.
func upTo(n int) []int {
	numbers := make([]int, n)
	for i := range numbers {
		numbers[i] = i
	}
	return numbers
}
