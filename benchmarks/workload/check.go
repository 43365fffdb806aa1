package workload

import (
	"errors"
	"unicode/utf8"
)

// What hand checks refuse with.
var (
	ErrRequired = errors.New("a required member is missing")
	ErrLength   = errors.New("a text is too short or too long")
	ErrPattern  = errors.New("a text does not match its pattern")
	ErrRange    = errors.New("a number is out of range")
	ErrEnum     = errors.New("a text is none of the allowed ones")
	ErrItems    = errors.New("an array has too few or too many items")
)

// Validator is a value that checks the rules of its tool's schema by hand, as
// the users of a library that only reads JSON have to. It stops at the first
// problem.
//
// Whether a required member was there is read off zero values, which the rules
// make sound here but for booleans and for numbers that may be 0: the cheapest
// check that a person could write, so that no library is charged for a second
// struct of pointers.
type Validator interface{ Validate() error }

// Validate implements [Validator].
func (q *Query) Validate() error {
	switch {
	case !LengthIn(q.Query, 1, 200):
		return ErrLength
	case q.Limit < 1 || q.Limit > 100:
		return ErrRange
	case q.Codes == nil:
		return ErrRequired
	case len(q.Codes) > 16:
		return ErrItems
	}
	for _, code := range q.Codes {
		if !MatchCode(code) {
			return ErrPattern
		}
	}
	return nil
}

// Validate implements [Validator].
func (o *Order) Validate() error {
	if !MatchOrderID(o.ID) {
		return ErrPattern
	}
	if o.CreatedAt.IsZero() {
		return ErrRequired
	}
	if !o.Currency.Known() {
		return ErrEnum
	}
	if err := o.Customer.Validate(); err != nil {
		return err
	}
	if err := o.Address.Validate(); err != nil {
		return err
	}
	return validateItems(o.Items)
}

// Validate implements [Validator].
func (c *Customer) Validate() error {
	if !LengthIn(c.Name, 1, 100) || !LengthIn(c.Email, 3, 254) {
		return ErrLength
	}
	if c.Phone != nil && !LengthIn(*c.Phone, 0, 32) {
		return ErrLength
	}
	return nil
}

// Validate implements [Validator].
func (a *Address) Validate() error {
	if !LengthIn(a.Street, 1, 200) || !LengthIn(a.City, 1, 100) {
		return ErrLength
	}
	if !MatchZip(a.Zip) || !MatchCountry(a.Country) {
		return ErrPattern
	}
	return nil
}

// Validate implements [Validator].
func (i *Item) Validate() error {
	switch {
	case !MatchSKU(i.SKU):
		return ErrPattern
	case i.Qty < 1 || i.Qty > 10000:
		return ErrRange
	case !(i.Price >= LeastPrice):
		return ErrRange
	case i.Tags == nil:
		return ErrRequired
	case len(i.Tags) > 8:
		return ErrItems
	case i.Note != nil && !LengthIn(*i.Note, 0, 200):
		return ErrLength
	case !i.Status.Known():
		return ErrEnum
	}
	for _, tag := range i.Tags {
		if !LengthIn(tag, 1, 32) {
			return ErrLength
		}
	}
	return nil
}

// Validate implements [Validator].
func (b *Batch) Validate() error { return validateItems(b.Items) }

func validateItems(items []Item) error {
	if len(items) < 1 || len(items) > MaxItems {
		return ErrItems
	}
	for i := range items {
		if err := items[i].Validate(); err != nil {
			return err
		}
	}
	return nil
}

// Validate implements [Validator].
func (f *File) Validate() error {
	if !LengthIn(f.Path, 1, 4096) {
		return ErrLength
	}
	return nil
}

// Known says whether c is one of the constants.
func (c Currency) Known() bool {
	switch c {
	case CurrencyUSD, CurrencyEUR, CurrencyGBP:
		return true
	}
	return false
}

// Known says whether s is one of the constants.
func (s Status) Known() bool {
	switch s {
	case StatusActive, StatusBackorder, StatusDiscontinued, StatusPreorder:
		return true
	}
	return false
}

// LengthIn says whether s has from least to most code points. They are counted
// only where the number of bytes leaves it open.
func LengthIn(s string, least, most int) bool {
	n := len(s)
	if n < least || n > 4*most {
		return false
	}
	if n <= most && (least <= 1 || n >= 4*least) {
		return true
	}
	n = utf8.RuneCountInString(s)
	return n >= least && n <= most
}
