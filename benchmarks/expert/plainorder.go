package expert

import "github.com/toolgen/toolgen/benchmarks/workload"

// plainOrder is order.
func (r *reader) plainOrder(v *workload.Order) int {
	b := r.doc
	i := r.open(blanks(b, 0), '{', "")
	if i < 0 {
		return -1
	}
	i = blanks(b, i)
	var seen uint8
	for done := i < len(b) && b[i] == '}'; !done; {
		var k []byte
		at := i
		if k, i = r.key(i); i < 0 {
			return -1
		}
		var bit uint8
		switch string(k) {
		case "id":
			bit = 1
			v.ID, i = r.str(i, "id")
			if i >= 0 && !workload.MatchOrderID(v.ID) {
				return r.fail(noMatch, at, "id")
			}
		case "created_at":
			bit = 2
			v.CreatedAt, i = r.dateTime(i, "created_at")
		case "currency":
			bit = 4
			v.Currency, i = r.currency(i)
		case "customer":
			bit = 8
			i = r.plainCustomer(i, &v.Customer)
		case "address":
			bit = 16
			i = r.plainAddress(i, &v.Address)
		case "items":
			bit = 32
			v.Items, i = r.plainItems(i)
		default:
			return r.fail(undeclared, at, string(k))
		}
		if i < 0 {
			return -1
		}
		if seen&bit != 0 {
			return r.fail(givenTwice, at, "")
		}
		seen |= bit
		if i, done = r.separator(i, '}'); i < 0 {
			return -1
		}
	}
	if seen != 63 {
		return r.fail(missing, i, "")
	}
	return i
}

// plainCustomer is customer.
func (r *reader) plainCustomer(i int, v *workload.Customer) int {
	b := r.doc
	if i = r.open(i, '{', "customer"); i < 0 {
		return -1
	}
	i = blanks(b, i)
	var seen uint8
	for done := i < len(b) && b[i] == '}'; !done; {
		var k []byte
		at := i
		if k, i = r.key(i); i < 0 {
			return -1
		}
		var bit uint8
		switch string(k) {
		case "name":
			bit = 1
			v.Name, i = r.str(i, "name")
			if i >= 0 && !workload.LengthIn(v.Name, 1, 100) {
				return r.fail(badLength, at, "name")
			}
		case "email":
			bit = 2
			v.Email, i = r.str(i, "email")
			if i >= 0 && !workload.LengthIn(v.Email, 3, 254) {
				return r.fail(badLength, at, "email")
			}
		case "phone":
			bit = 4
			if has(b, i, "null") {
				i += 4
				break
			}
			var s string
			if s, i = r.str(i, "phone"); i >= 0 {
				if !workload.LengthIn(s, 0, 32) {
					return r.fail(badLength, at, "phone")
				}
				v.Phone = r.pointer(s)
			}
		default:
			return r.fail(undeclared, at, string(k))
		}
		if i < 0 {
			return -1
		}
		if seen&bit != 0 {
			return r.fail(givenTwice, at, "")
		}
		seen |= bit
		if i, done = r.separator(i, '}'); i < 0 {
			return -1
		}
	}
	if seen&3 != 3 {
		return r.fail(missing, i, "")
	}
	return i
}

// plainAddress is address.
func (r *reader) plainAddress(i int, v *workload.Address) int {
	b := r.doc
	if i = r.open(i, '{', "address"); i < 0 {
		return -1
	}
	i = blanks(b, i)
	var seen uint8
	for done := i < len(b) && b[i] == '}'; !done; {
		var k []byte
		at := i
		if k, i = r.key(i); i < 0 {
			return -1
		}
		var bit uint8
		switch string(k) {
		case "street":
			bit = 1
			v.Street, i = r.str(i, "street")
			if i >= 0 && !workload.LengthIn(v.Street, 1, 200) {
				return r.fail(badLength, at, "street")
			}
		case "city":
			bit = 2
			v.City, i = r.str(i, "city")
			if i >= 0 && !workload.LengthIn(v.City, 1, 100) {
				return r.fail(badLength, at, "city")
			}
		case "zip":
			bit = 4
			v.Zip, i = r.str(i, "zip")
			if i >= 0 && !workload.MatchZip(v.Zip) {
				return r.fail(noMatch, at, "zip")
			}
		case "country":
			bit = 8
			v.Country, i = r.str(i, "country")
			if i >= 0 && !workload.MatchCountry(v.Country) {
				return r.fail(noMatch, at, "country")
			}
		default:
			return r.fail(undeclared, at, string(k))
		}
		if i < 0 {
			return -1
		}
		if seen&bit != 0 {
			return r.fail(givenTwice, at, "")
		}
		seen |= bit
		if i, done = r.separator(i, '}'); i < 0 {
			return -1
		}
	}
	if seen != 15 {
		return r.fail(missing, i, "")
	}
	return i
}
