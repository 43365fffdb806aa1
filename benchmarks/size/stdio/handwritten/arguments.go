package main

import "unicode/utf8"

type arguments struct {
	query string
	limit int32
	codes []string
	exact bool
}

// arguments reads the object of the arguments and checks them.
func (r *reader) arguments() (a arguments) {
	seen := map[string]bool{}
	for r.open('{'); r.more('}', len(seen) > 0); {
		name := r.string()
		r.expect(':')
		if seen[name] {
			r.fail("a member is there twice")
		}
		seen[name] = true
		switch name {
		case "query":
			a.query = r.string()
			if n := utf8.RuneCountInString(a.query); n < 1 || n > 200 {
				r.fail("query must have from 1 to 200 characters")
			}
		case "limit":
			a.limit = r.integer()
			if a.limit < 1 || a.limit > 100 {
				r.fail("limit must be from 1 to 100")
			}
		case "codes":
			a.codes = r.codes()
		case "exact":
			a.exact = r.bool()
		default:
			r.fail("a member is not declared")
		}
	}
	r.end()
	if !seen["query"] || !seen["limit"] || !seen["codes"] {
		r.fail("query, limit and codes are required")
	}
	return a
}

func (r *reader) codes() []string {
	codes := []string{}
	for r.open('['); r.more(']', len(codes) > 0); {
		code := r.string()
		if !isCode(code) {
			r.fail("a code must be three capitals, a hyphen and four digits")
		}
		codes = append(codes, code)
	}
	if len(codes) > 16 {
		r.fail("codes must have at most 16 items")
	}
	return codes
}

func isCode(s string) bool {
	if len(s) != len("ABC-1234") || s[3] != '-' {
		return false
	}
	for i := range len(s) {
		if i < 3 && (s[i] < 'A' || s[i] > 'Z') || i > 3 && !digit(s[i]) {
			return false
		}
	}
	return true
}
