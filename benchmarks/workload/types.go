package workload

import "time"

// The patterns of the texts with a fixed form, and the bounds that stand in more
// than one place.
const (
	CodePattern    = "^[A-Z]{3}-[0-9]{4}$"
	OrderIDPattern = "^ORD-[0-9]{8}$"
	SKUPattern     = "^[A-Z]{3}-[0-9]{5}$"
	ZipPattern     = "^[0-9]{5}$"
	CountryPattern = "^[A-Z]{2}$"

	// LeastPrice is one cent: the contract has no bound that is itself refused.
	LeastPrice = 0.01
	MaxItems   = 5000
)

// A Query is the arguments of search in one value, for libraries that read into
// a struct.
type Query struct {
	Query string   `json:"query"`
	Limit int32    `json:"limit"`
	Codes []string `json:"codes"`
	Exact bool     `json:"exact,omitempty"`
}

// A Currency is what an order is paid in.
type Currency string

// The currencies.
const (
	CurrencyUSD Currency = "USD"
	CurrencyEUR Currency = "EUR"
	CurrencyGBP Currency = "GBP"
)

// A Status says whether an item can be had.
type Status string

// The statuses.
const (
	StatusActive       Status = "active"
	StatusBackorder    Status = "backorder"
	StatusDiscontinued Status = "discontinued"
	StatusPreorder     Status = "preorder"
)

// An Order is a customer's order.
type Order struct {
	// the order's number
	//
	//tool:field pattern=@OrderIDPattern
	ID string `json:"id"`
	// when the order was placed
	CreatedAt time.Time `json:"created_at"`
	// what it is paid in
	Currency Currency `json:"currency"`
	// who ordered
	Customer Customer `json:"customer"`
	// where it goes
	Address Address `json:"address"`
	// what was ordered
	//
	//tool:field minItems=1 maxItems=@MaxItems
	Items []Item `json:"items"`
}

// A Customer is who orders.
type Customer struct {
	// the full name
	//
	//tool:field minLength=1 maxLength=100
	Name string `json:"name"`
	// where the bill goes
	//
	//tool:field minLength=3 maxLength=254
	Email string `json:"email"`
	// where to call
	//
	//tool:field maxLength=32
	Phone *string `json:"phone,omitempty"`
}

// An Address is where an order goes.
type Address struct {
	// street and number
	//
	//tool:field minLength=1 maxLength=200
	Street string `json:"street"`
	// the city
	//
	//tool:field minLength=1 maxLength=100
	City string `json:"city"`
	// the postal code
	//
	//tool:field pattern=@ZipPattern
	Zip string `json:"zip"`
	// the country's code of two letters
	//
	//tool:field pattern=@CountryPattern
	Country string `json:"country"`
}

// An Item is one line of an order.
type Item struct {
	// the article's number
	//
	//tool:field pattern=@SKUPattern
	SKU string `json:"sku"`
	// how many
	//
	//tool:field minimum=1 maximum=10000
	Qty int32 `json:"qty"`
	// of one piece
	//
	//tool:field minimum=@LeastPrice
	Price float64 `json:"price"`
	// words to find it by
	//
	//tool:field maxItems=8 minLength=1 maxLength=32
	Tags []string `json:"tags"`
	// a word to the warehouse
	//
	//tool:field maxLength=200
	Note *string `json:"note,omitempty"`
	// whether it can be had
	Status Status `json:"status"`
}

// A Batch is the arguments of bulk in one value.
type Batch struct {
	Items []Item `json:"items"`
}

// A File is the arguments of write_file in one value.
type File struct {
	Path    string `json:"path"`
	Content string `json:"content"`
}

// Found is what search returns.
type Found struct {
	// how many there are in all
	Total int `json:"total"`
	// the best of them
	Hits []Hit `json:"hits"`
}

// A Hit is one page that was found.
type Hit struct {
	// the page's title
	Title string `json:"title"`
	// where it is
	URL string `json:"url"`
	// how well it fits
	Score float64 `json:"score"`
}

// A Receipt is what bulk returns.
type Receipt struct {
	// how many items came
	Count int `json:"count"`
	// the sum of their prices
	Sum float64 `json:"sum"`
}
