package jsontext

import (
	"github.com/go-json-experiment/json/jsontext"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// Order reads and checks the arguments of order.
func Order(doc []byte, v *workload.Order) error {
	t := begin(doc)
	defer release(t)
	d := t.d
	if err := token(d, '{'); err != nil {
		return err
	}
	var seen uint8
	var sc scratch
	for d.PeekKind() != '}' {
		k, err := name(d, &sc)
		if err != nil {
			return err
		}
		var bit uint8
		switch string(k) {
		case "id":
			bit = 1
			if err = text(d, &v.ID); err == nil && !workload.MatchOrderID(v.ID) {
				err = workload.ErrPattern
			}
		case "created_at":
			bit = 2
			var s []byte
			if s, err = name(d, &sc); err == nil {
				err = v.CreatedAt.UnmarshalText(s)
			}
		case "currency":
			bit = 4
			var s []byte
			if s, err = name(d, &sc); err == nil {
				switch string(s) {
				case "USD":
					v.Currency = workload.CurrencyUSD
				case "EUR":
					v.Currency = workload.CurrencyEUR
				case "GBP":
					v.Currency = workload.CurrencyGBP
				default:
					err = workload.ErrEnum
				}
			}
		case "customer":
			bit = 8
			err = customer(d, &v.Customer, &sc)
		case "address":
			bit = 16
			err = address(d, &v.Address, &sc)
		case "items":
			bit = 32
			err = items(d, &v.Items, &sc)
		default:
			return errUndeclared
		}
		if err != nil {
			return err
		}
		if seen&bit != 0 {
			return errTwice
		}
		seen |= bit
	}
	if err := token(d, '}'); err != nil {
		return err
	}
	if seen != 63 {
		return workload.ErrRequired
	}
	return end(d)
}

// customer reads who orders.
func customer(d *jsontext.Decoder, c *workload.Customer, sc *scratch) error {
	if err := token(d, '{'); err != nil {
		return err
	}
	var seen uint8
	for d.PeekKind() != '}' {
		k, err := name(d, sc)
		if err != nil {
			return err
		}
		var bit uint8
		switch string(k) {
		case "name":
			bit = 1
			err = boundedText(d, &c.Name, 1, 100)
		case "email":
			bit = 2
			err = boundedText(d, &c.Email, 3, 254)
		case "phone":
			bit = 4
			if d.PeekKind() == 'n' {
				err = d.SkipValue()
				break
			}
			var s string
			err = boundedText(d, &s, 0, 32)
			c.Phone = &s
		default:
			return errUndeclared
		}
		if err != nil {
			return err
		}
		if seen&bit != 0 {
			return errTwice
		}
		seen |= bit
	}
	if err := token(d, '}'); err != nil {
		return err
	}
	if seen&3 != 3 {
		return workload.ErrRequired
	}
	return nil
}

// address reads where an order goes.
func address(d *jsontext.Decoder, c *workload.Address, sc *scratch) error {
	if err := token(d, '{'); err != nil {
		return err
	}
	var seen uint8
	for d.PeekKind() != '}' {
		k, err := name(d, sc)
		if err != nil {
			return err
		}
		var bit uint8
		switch string(k) {
		case "street":
			bit = 1
			err = boundedText(d, &c.Street, 1, 200)
		case "city":
			bit = 2
			err = boundedText(d, &c.City, 1, 100)
		case "zip":
			bit = 4
			if err = text(d, &c.Zip); err == nil && !workload.MatchZip(c.Zip) {
				err = workload.ErrPattern
			}
		case "country":
			bit = 8
			if err = text(d, &c.Country); err == nil && !workload.MatchCountry(c.Country) {
				err = workload.ErrPattern
			}
		default:
			return errUndeclared
		}
		if err != nil {
			return err
		}
		if seen&bit != 0 {
			return errTwice
		}
		seen |= bit
	}
	if err := token(d, '}'); err != nil {
		return err
	}
	if seen != 15 {
		return workload.ErrRequired
	}
	return nil
}
