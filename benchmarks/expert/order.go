package expert

import "github.com/toolgen/toolgen/benchmarks/workload"

// order reads the arguments of order.
func (r *reader) order(v *workload.Order) int {
	b := r.doc
	var seen uint8
	var done bool
	var k []byte
	var at int
	i := r.open(0, '{', "")
	if i < 0 {
		return -1
	}
	i = skipBlanks(b, i)
	if uint(i) < uint(len(b)) && b[i] == '}' {
		i++
		goto end
	}
	if !(len(b)-i >= 5 && string(b[i:i+5]) == `"id":`) {
		goto general
	}
	i = skipBlanks(b, i+5)
id:
	if seen&1 != 0 {
		return r.fail(givenTwice, i, "id")
	}
	seen |= 1
	if len(b)-i >= 14 && b[i] == '"' && b[i+13] == '"' && workload.MatchOrderID(b[i+1:i+13]) {
		v.ID = r.cut(i+1, i+13)
		i += 14
	} else {
		at = i
		if v.ID, i = r.str(i, "id"); i < 0 {
			return -1
		}
		if !workload.MatchOrderID(v.ID) {
			return r.fail(noMatch, at, "id")
		}
	}
	if len(b)-i >= 14 && string(b[i:i+14]) == `,"created_at":` {
		i = skipBlanks(b, i+14)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 13 && string(b[i:i+13]) == `"created_at":`) {
			goto general
		}
		i = skipBlanks(b, i+13)
	}
created_at:
	if seen&2 != 0 {
		return r.fail(givenTwice, i, "created_at")
	}
	seen |= 2
	if v.CreatedAt, i = r.dateTime(i, "created_at"); i < 0 {
		return -1
	}
	if len(b)-i >= 12 && string(b[i:i+12]) == `,"currency":` {
		i = skipBlanks(b, i+12)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 11 && string(b[i:i+11]) == `"currency":`) {
			goto general
		}
		i = skipBlanks(b, i+11)
	}
currency:
	if seen&4 != 0 {
		return r.fail(givenTwice, i, "currency")
	}
	seen |= 4
	if v.Currency, i = r.currency(i); i < 0 {
		return -1
	}
	if len(b)-i >= 12 && string(b[i:i+12]) == `,"customer":` {
		i = skipBlanks(b, i+12)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 11 && string(b[i:i+11]) == `"customer":`) {
			goto general
		}
		i = skipBlanks(b, i+11)
	}
customer:
	if seen&8 != 0 {
		return r.fail(givenTwice, i, "customer")
	}
	seen |= 8
	if i = r.customer(i, &v.Customer); i < 0 {
		return -1
	}
	if len(b)-i >= 11 && string(b[i:i+11]) == `,"address":` {
		i = skipBlanks(b, i+11)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 10 && string(b[i:i+10]) == `"address":`) {
			goto general
		}
		i = skipBlanks(b, i+10)
	}
address:
	if seen&16 != 0 {
		return r.fail(givenTwice, i, "address")
	}
	seen |= 16
	if i = r.address(i, &v.Address); i < 0 {
		return -1
	}
	if len(b)-i >= 9 && string(b[i:i+9]) == `,"items":` {
		i = skipBlanks(b, i+9)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 8 && string(b[i:i+8]) == `"items":`) {
			goto general
		}
		i = skipBlanks(b, i+8)
	}
items:
	if seen&32 != 0 {
		return r.fail(givenTwice, i, "items")
	}
	seen |= 32
	if v.Items, i = r.items(i); i < 0 {
		return -1
	}
	if i, done = r.separator(i, '}'); done {
		goto end
	}
general:
	at = i
	if k, i = r.key(i); i < 0 {
		return -1
	}
	switch string(k) {
	case "id":
		goto id
	case "created_at":
		goto created_at
	case "currency":
		goto currency
	case "customer":
		goto customer
	case "address":
		goto address
	case "items":
		goto items
	}
	return r.fail(undeclared, at, string(k))
end:
	if i < 0 {
		return -1
	}
	if seen != 63 {
		return r.fail(missing, i, "")
	}
	return i
}

// currency reads a currency.
func (r *reader) currency(i int) (workload.Currency, int) {
	at := i
	k, i := r.text(i, "currency")
	if i < 0 {
		return "", -1
	}
	switch string(k) {
	case "USD":
		return workload.CurrencyUSD, i
	case "EUR":
		return workload.CurrencyEUR, i
	case "GBP":
		return workload.CurrencyGBP, i
	}
	return "", r.fail(notListed, at, "currency")
}
