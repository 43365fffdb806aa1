package main

import (
	"encoding/json"
	"math/big"
	"net/netip"
	"net/url"
	"regexp"
	"strconv"
	"strings"

	"github.com/toolgen/toolgen/internal/testing/randjson"
)

// refusedByType names the rule by which a Go type refuses a value that its
// schema allows, "" for none. The writer of a package says in the description
// of a property what the type behind it is, where the schema cannot.
func refusedByType(value any, s *randjson.Schema, fact string) string {
	if s != nil && s.Description != "" {
		fact = s.Description
	}
	if fact == "any" {
		return refusedByAny(value)
	}
	switch x := value.(type) {
	case []any:
		for _, item := range x {
			if rule := refusedByType(item, itemsOf(s), fact); rule != "" {
				return rule
			}
		}
	case map[string]any:
		for name, item := range x {
			if rule := refusedByType(item, propertyOf(s, name), fact); rule != "" {
				return rule
			}
		}
	case json.Number:
		if refuses := refusingNumber[fact]; refuses != nil && refuses(string(x)) {
			return "number too large for " + fact
		}
	case string:
		if refuses := refusingText[fact]; refuses != nil && refuses(x) {
			return "refused by " + fact
		}
	}
	return ""
}

func itemsOf(s *randjson.Schema) *randjson.Schema {
	if s == nil {
		return nil
	}
	return s.Items
}

// propertyOf is the schema of a member. Those of a struct have descriptions of
// their own, so that no fact reaches them from outside.
func propertyOf(s *randjson.Schema, name string) *randjson.Schema {
	if s == nil {
		return nil
	}
	return s.Property(name)
}

var refusingNumber = map[string]func(string) bool{
	"float32": overflows(32),
	"float64": overflows(64),
}

var refusingText = map[string]func(string) bool{
	"duration":            overflowsDuration,
	"iso duration":        overflowsISODuration,
	"quoted float32":      overflows(32),
	"quoted float64":      overflows(64),
	"url":                 func(s string) bool { _, err := url.Parse(s); return err != nil },
	"IP address":          func(s string) bool { return new(netip.Addr).UnmarshalText([]byte(s)) != nil },
	"no exclamation mark": func(s string) bool { return strings.Contains(s, "!") },
}

func init() {
	for _, bits := range []int{8, 16, 32, 64} {
		size := strconv.Itoa(bits)
		refusingText["quoted int"+size] = func(s string) bool { _, err := strconv.ParseInt(s, 10, bits); return err != nil }
		refusingText["quoted uint"+size] = func(s string) bool { _, err := strconv.ParseUint(s, 10, bits); return err != nil }
	}
	refusingText["quoted int"] = refusingText["quoted int64"]
	refusingText["quoted uint"] = refusingText["quoted uint64"]
}

func overflows(bits int) func(string) bool {
	return func(s string) bool { _, err := strconv.ParseFloat(s, bits); return err != nil }
}

const tooLargeForAny = "number too large for any"

// refusedByAny finds a number that no type holds which any gets its numbers in.
func refusedByAny(value any) string {
	switch x := value.(type) {
	case []any:
		for _, item := range x {
			if rule := refusedByAny(item); rule != "" {
				return rule
			}
		}
	case map[string]any:
		for _, item := range x {
			if rule := refusedByAny(item); rule != "" {
				return rule
			}
		}
	case json.Number:
		if !heldByAny(string(x)) {
			return tooLargeForAny
		}
	}
	return ""
}

func heldByAny(number string) bool {
	f, err := strconv.ParseFloat(number, 64)
	if err != nil {
		return false
	}
	exact, ok := new(big.Rat).SetString(number)
	switch {
	case !ok:
		return false
	case !exact.IsInt(), exact.Cmp(new(big.Rat).SetFloat64(f)) == 0:
		return true
	}
	return exact.Num().IsInt64() || exact.Num().IsUint64()
}

var durationForm = regexp.MustCompile(`^-?(?:(\d+)\.)?(\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,7}))?$`)

// overflowsDuration adds a duration's fields up, and compares with 2^63-1 ns.
func overflowsDuration(s string) bool {
	m := durationForm.FindStringSubmatch(s)
	if m == nil {
		return true
	}
	total := new(big.Int)
	for i, unit := range []int64{24 * 3600e9, 3600e9, 60e9, 1e9, 100} {
		digits := m[i+1]
		if i == 4 {
			digits += strings.Repeat("0", 7-len(digits))
		}
		n, ok := new(big.Int).SetString("0"+digits, 10)
		if !ok {
			return true
		}
		total.Add(total, n.Mul(n, big.NewInt(unit)))
	}
	return !total.IsInt64()
}

var (
	isoElement = regexp.MustCompile(`(\d+)([A-Z])`)
	isoUnits   = map[string]int64{"W": 7 * 24 * 3600e9, "D": 24 * 3600e9, "H": 3600e9, "M": 60e9, "S": 1e9}
)

// overflowsISODuration refuses years and months too, which have no length.
func overflowsISODuration(s string) bool {
	date, clock, _ := strings.Cut(s, "T")
	if strings.ContainsAny(date, "YM") {
		return true
	}
	total := new(big.Int)
	for _, m := range isoElement.FindAllStringSubmatch(date+clock, -1) {
		n, _ := new(big.Int).SetString(m[1], 10)
		total.Add(total, n.Mul(n, big.NewInt(isoUnits[m[2]])))
	}
	return !total.IsInt64()
}

var lastSecond = regexp.MustCompile(`(?i)"9999-12-31T23:59:60(\.[0-9]+)?(Z|[+-]00:00)"`)

// endsTheYears finds the one moment that may be read and not be written.
func endsTheYears(text []byte) bool {
	value, err := wholeJSON(text)
	if err != nil {
		return false
	}
	plain, err := json.Marshal(value) // whose escapes are none of a time's characters
	return err == nil && lastSecond.Match(plain)
}
