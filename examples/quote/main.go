package main

import (
	"context"
	"errors"
	"fmt"

	toolrt "github.com/toolgen/toolgen/runtime"
)

// A Delivery is how an order reaches the customer.
type Delivery string

const (
	DeliveryPost    Delivery = "post"
	DeliveryCourier Delivery = "courier"
)

// An Offer is what an order would cost.
type Offer struct {
	// the price of all pieces and the delivery, in cents
	Total int `json:"total"`
	// how many days the delivery takes
	Days int `json:"days"`
}

// Quote prices an order of one article.
//
// Parameters:
//   - sku: the article's code, such as MUG-0042
//   - quantity: how many pieces
//   - delivery: how the order reaches the customer
//
//tool:export
//tool:effect read
//tool:param sku pattern=^[A-Z]{3}-[0-9]{4}$
//tool:param quantity default=1 minimum=1 maximum=100
//tool:param delivery default=post
func Quote(ctx context.Context, sku string, quantity int, delivery Delivery) (Offer, error) {
	price, ok := map[string]int{"MUG-0042": 850}[sku]
	if !ok {
		return Offer{}, errors.New("there is no article " + sku)
	}
	if delivery == DeliveryCourier {
		return Offer{Total: price*quantity + 1900, Days: 1}, nil
	}
	return Offer{Total: price*quantity + 490, Days: 4}, nil
}

func main() {
	registry, err := toolrt.NewRegistry(Tools())
	if err != nil {
		panic(err)
	}
	for tool := range registry.All() { // what a model is sent
		fmt.Println(tool.Name, tool.Description, tool.InputSchema)
	}
	for _, arguments := range []string{ // what a model sends back
		`{"sku":"MUG-0042","quantity":2}`,
		`{"sku":"CUP-0001"}`,
		`{"sku":"MUG-0042","quantity":"two","delivry":"courier"}`,
	} {
		call := toolrt.Call{Tool: "quote", Arguments: []byte(arguments)}
		result, err := registry.Invoke(context.Background(), call)
		if err != nil {
			panic(err) // only when the context is done
		}
		fmt.Println(result.Outcome, result.Text())
	}
}
