package jx

import (
	"github.com/go-faster/jx"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// Order reads and checks the arguments of order.
func Order(doc []byte, v *workload.Order) error {
	d := jx.GetDecoder()
	d.ResetBytes(doc)
	defer jx.PutDecoder(d)
	var seen uint8
	err := d.ObjBytes(func(d *jx.Decoder, k []byte) (err error) {
		var bit uint8
		switch string(k) {
		case "id":
			bit = 1
			if v.ID, err = d.Str(); err == nil && !workload.MatchOrderID(v.ID) {
				err = workload.ErrPattern
			}
		case "created_at":
			bit = 2
			var s []byte
			if s, err = d.StrBytes(); err == nil {
				err = v.CreatedAt.UnmarshalText(s)
			}
		case "currency":
			bit = 4
			var s []byte
			if s, err = d.StrBytes(); err == nil {
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
			err = customer(d, &v.Customer)
		case "address":
			bit = 16
			err = address(d, &v.Address)
		case "items":
			bit = 32
			err = items(d, &v.Items)
		default:
			return errUndeclared
		}
		if seen&bit != 0 {
			return errTwice
		}
		seen |= bit
		return err
	})
	if err != nil {
		return err
	}
	if seen != 63 {
		return workload.ErrRequired
	}
	return end(d)
}

// customer reads who orders.
func customer(d *jx.Decoder, c *workload.Customer) error {
	var seen uint8
	err := d.ObjBytes(func(d *jx.Decoder, k []byte) (err error) {
		var bit uint8
		switch string(k) {
		case "name":
			bit = 1
			err = text(d, &c.Name, 1, 100)
		case "email":
			bit = 2
			err = text(d, &c.Email, 3, 254)
		case "phone":
			bit = 4
			if d.Next() == jx.Null {
				err = d.Null()
				break
			}
			var s string
			err = text(d, &s, 0, 32)
			c.Phone = &s
		default:
			return errUndeclared
		}
		if seen&bit != 0 {
			return errTwice
		}
		seen |= bit
		return err
	})
	if err == nil && seen&3 != 3 {
		err = workload.ErrRequired
	}
	return err
}

// address reads where an order goes.
func address(d *jx.Decoder, c *workload.Address) error {
	var seen uint8
	err := d.ObjBytes(func(d *jx.Decoder, k []byte) (err error) {
		var bit uint8
		switch string(k) {
		case "street":
			bit = 1
			err = text(d, &c.Street, 1, 200)
		case "city":
			bit = 2
			err = text(d, &c.City, 1, 100)
		case "zip":
			bit = 4
			if c.Zip, err = d.Str(); err == nil && !workload.MatchZip(c.Zip) {
				err = workload.ErrPattern
			}
		case "country":
			bit = 8
			if c.Country, err = d.Str(); err == nil && !workload.MatchCountry(c.Country) {
				err = workload.ErrPattern
			}
		default:
			return errUndeclared
		}
		if seen&bit != 0 {
			return errTwice
		}
		seen |= bit
		return err
	})
	if err == nil && seen != 15 {
		err = workload.ErrRequired
	}
	return err
}
