package workload

// Received, where it is not nil, is where the tools put the arguments that they
// are called with. The tests compare these with what other libraries read.
var Received *Arguments

// Arguments are those of each tool's last call.
type Arguments struct {
	Query    Query
	Order    Order
	Batch    Batch
	File     File
	Settings Settings
}

var hits = []Hit{
	{"Go generics tutorial", "https://go.dev/doc/tutorial/generics", 0.97},
	{"An introduction to generics", "https://go.dev/blog/intro-generics", 0.91},
	{"When to use generics", "https://go.dev/blog/when-generics", 0.84},
}

// Search finds pages.
//
// Parameters:
//   - query: the words to find
//   - limit: how many pages to return
//   - codes: the shelves to look in
//   - exact: whether the words must stand as given
//
//tool:export
//tool:effect read
//tool:param query minLength=1 maxLength=200
//tool:param limit minimum=1 maximum=100
//tool:param codes maxItems=16 pattern=@CodePattern
//tool:param exact default=false
func Search(query string, limit int32, codes []string, exact bool) Found {
	if Received != nil {
		Received.Query = Query{query, limit, codes, exact}
	}
	return Found{Total: int(limit) + 117, Hits: hits}
}

// PlaceOrder takes an order and returns it as it was understood.
//
//tool:export order
//tool:effect write
//tool:param order inline
func PlaceOrder(order Order) Order {
	if Received != nil {
		Received.Order = order
	}
	return order
}

// ImportItems adds many items at once.
//
// Parameters:
//   - items: the items to add
//
//tool:export bulk
//tool:effect write
//tool:param items minItems=1 maxItems=@MaxItems
func ImportItems(items []Item) Receipt {
	if Received != nil {
		Received.Batch = Batch{items}
	}
	receipt := Receipt{Count: len(items)}
	for i := range items {
		receipt.Sum += items[i].Price
	}
	return receipt
}

// WriteFile writes a file of text.
//
// Parameters:
//   - path: where the file goes
//   - content: the whole text
//
//tool:export
//tool:effect write
//tool:param path minLength=1 maxLength=4096
func WriteFile(path, content string) string {
	if Received != nil {
		Received.File = File{path, content}
	}
	return path
}
