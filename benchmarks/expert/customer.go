package expert

import "github.com/toolgen/toolgen/benchmarks/workload"

// customer reads who orders.
func (r *reader) customer(i int, v *workload.Customer) int {
	b := r.doc
	var seen uint8
	var done bool
	var k []byte
	var at int
	var s string
	if i = r.open(i, '{', "customer"); i < 0 {
		return -1
	}
	i = skipBlanks(b, i)
	if uint(i) < uint(len(b)) && b[i] == '}' {
		i++
		goto end
	}
	if !(len(b)-i >= 7 && string(b[i:i+7]) == `"name":`) {
		goto general
	}
	i = skipBlanks(b, i+7)
name:
	if seen&1 != 0 {
		return r.fail(givenTwice, i, "name")
	}
	seen |= 1
	at = i
	if v.Name, i = r.str(i, "name"); i < 0 {
		return -1
	}
	if !workload.LengthIn(v.Name, 1, 100) {
		return r.fail(badLength, at, "name")
	}
	if len(b)-i >= 9 && string(b[i:i+9]) == `,"email":` {
		i = skipBlanks(b, i+9)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 8 && string(b[i:i+8]) == `"email":`) {
			goto general
		}
		i = skipBlanks(b, i+8)
	}
email:
	if seen&2 != 0 {
		return r.fail(givenTwice, i, "email")
	}
	seen |= 2
	at = i
	if v.Email, i = r.str(i, "email"); i < 0 {
		return -1
	}
	if !workload.LengthIn(v.Email, 3, 254) {
		return r.fail(badLength, at, "email")
	}
	if len(b)-i >= 9 && string(b[i:i+9]) == `,"phone":` {
		i = skipBlanks(b, i+9)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 8 && string(b[i:i+8]) == `"phone":`) {
			goto general
		}
		i = skipBlanks(b, i+8)
	}
phone:
	if seen&4 != 0 {
		return r.fail(givenTwice, i, "phone")
	}
	seen |= 4
	if len(b)-i >= 4 && string(b[i:i+4]) == `null` {
		i += 4
	} else {
		at = i
		if s, i = r.str(i, "phone"); i < 0 {
			return -1
		}
		if !workload.LengthIn(s, 0, 32) {
			return r.fail(badLength, at, "phone")
		}
		v.Phone = r.pointer(s)
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
	case "name":
		goto name
	case "email":
		goto email
	case "phone":
		goto phone
	}
	return r.fail(undeclared, at, string(k))
end:
	if i < 0 {
		return -1
	}
	if seen&3 != 3 {
		return r.fail(missing, i, "")
	}
	return i
}

// address reads where an order goes.
func (r *reader) address(i int, v *workload.Address) int {
	b := r.doc
	var seen uint8
	var done bool
	var k []byte
	var at int
	if i = r.open(i, '{', "address"); i < 0 {
		return -1
	}
	i = skipBlanks(b, i)
	if uint(i) < uint(len(b)) && b[i] == '}' {
		i++
		goto end
	}
	if !(len(b)-i >= 9 && string(b[i:i+9]) == `"street":`) {
		goto general
	}
	i = skipBlanks(b, i+9)
street:
	if seen&1 != 0 {
		return r.fail(givenTwice, i, "street")
	}
	seen |= 1
	at = i
	if v.Street, i = r.str(i, "street"); i < 0 {
		return -1
	}
	if !workload.LengthIn(v.Street, 1, 200) {
		return r.fail(badLength, at, "street")
	}
	if len(b)-i >= 8 && string(b[i:i+8]) == `,"city":` {
		i = skipBlanks(b, i+8)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 7 && string(b[i:i+7]) == `"city":`) {
			goto general
		}
		i = skipBlanks(b, i+7)
	}
city:
	if seen&2 != 0 {
		return r.fail(givenTwice, i, "city")
	}
	seen |= 2
	at = i
	if v.City, i = r.str(i, "city"); i < 0 {
		return -1
	}
	if !workload.LengthIn(v.City, 1, 100) {
		return r.fail(badLength, at, "city")
	}
	if len(b)-i >= 7 && string(b[i:i+7]) == `,"zip":` {
		i = skipBlanks(b, i+7)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 6 && string(b[i:i+6]) == `"zip":`) {
			goto general
		}
		i = skipBlanks(b, i+6)
	}
zip:
	if seen&4 != 0 {
		return r.fail(givenTwice, i, "zip")
	}
	seen |= 4
	at = i
	if v.Zip, i = r.str(i, "zip"); i < 0 {
		return -1
	}
	if !workload.MatchZip(v.Zip) {
		return r.fail(noMatch, at, "zip")
	}
	if len(b)-i >= 11 && string(b[i:i+11]) == `,"country":` {
		i = skipBlanks(b, i+11)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 10 && string(b[i:i+10]) == `"country":`) {
			goto general
		}
		i = skipBlanks(b, i+10)
	}
country:
	if seen&8 != 0 {
		return r.fail(givenTwice, i, "country")
	}
	seen |= 8
	at = i
	if v.Country, i = r.str(i, "country"); i < 0 {
		return -1
	}
	if !workload.MatchCountry(v.Country) {
		return r.fail(noMatch, at, "country")
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
	case "street":
		goto street
	case "city":
		goto city
	case "zip":
		goto zip
	case "country":
		goto country
	}
	return r.fail(undeclared, at, string(k))
end:
	if i < 0 {
		return -1
	}
	if seen != 15 {
		return r.fail(missing, i, "")
	}
	return i
}
