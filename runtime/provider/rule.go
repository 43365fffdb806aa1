package provider

import (
	"slices"

	"github.com/toolgen/toolgen/runtime/wire"
)

// The formats that providers know. uri is none of OpenAI's, and Gemini has
// those of times alone.
var (
	anthropicFormats = []string{"date-time", "time", "date", "duration", "email", "hostname", "uri", "ipv4", "ipv6", "uuid"}
	openAIFormats    = []string{"date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"}
	geminiFormats    = []string{"date-time", "date", "time"}
)

func anthropicFormat(_ *fragment, v *node) verdict { return sendOneOf(anthropicFormats, v) }
func openAIFormat(_ *fragment, v *node) verdict    { return sendOneOf(openAIFormats, v) }
func geminiFormat(_ *fragment, v *node) verdict    { return sendOneOf(geminiFormats, v) }

func sendOneOf(known []string, v *node) verdict {
	if slices.Contains(known, v.text()) {
		return sent
	}
	return told
}

func anthropicPattern(_ *fragment, v *node) verdict {
	if isSimplePattern(v.text()) {
		return sent
	}
	return told
}

// tellCount is for a least count: nothing has fewer than 0.
func tellCount(_ *fragment, v *node) verdict {
	if isNumber(v, "0") {
		return omitted
	}
	return told
}

// repeatCount and repeat are for counts that are taken and not enforced.
func repeatCount(_ *fragment, v *node) verdict {
	if isNumber(v, "0") {
		return sent
	}
	return both
}

func repeat(*fragment, *node) verdict { return both }

func zeroOrOne(_ *fragment, v *node) verdict {
	if isNumber(v, "0") || isNumber(v, "1") {
		return sent
	}
	return told
}

func tellTrue(_ *fragment, v *node) verdict {
	if v.raw == "false" {
		return omitted
	}
	return told
}

func tellBound(f *fragment, v *node) verdict {
	if isOwnBound(f, v) {
		return omitted
	}
	return told
}

func sendBound(f *fragment, v *node) verdict {
	if isOwnBound(f, v) {
		return omitted
	}
	return sent
}

// ownRanges are the ranges of Go's integer types, which the contract writes and
// no author has thought of. That of int64 is not needed: both its bounds are
// out of reach.
var ownRanges = [][2]string{
	{"-128", "127"}, {"0", "255"},
	{"-32768", "32767"}, {"0", "65535"},
	{"-2147483648", "2147483647"}, {"0", "4294967295"},
	{"0", "18446744073709551615"},
}

// reach is the largest integer up to which a float64 holds all integers. A
// bound beyond it says nothing to a reader of such numbers.
const reach = "9007199254740992"

// isOwnBound reports whether a bound is one of the Go type alone.
func isOwnBound(f *fragment, v *node) bool {
	if wire.CompareNumbers(v.raw, reach) > 0 || wire.CompareNumbers(v.raw, "-"+reach) < 0 {
		return true
	}
	low, high := f.values[kMinimum], f.values[kMaximum]
	return low != nil && high != nil && slices.ContainsFunc(ownRanges, func(r [2]string) bool {
		return isNumber(low, r[0]) && isNumber(high, r[1])
	})
}

// isNumber compares as numbers: 1.0 is 1.
func isNumber(v *node, number string) bool { return wire.CompareNumbers(v.raw, number) == 0 }
