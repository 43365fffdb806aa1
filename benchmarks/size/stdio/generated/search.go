package main

import "github.com/toolgen/toolgen/benchmarks/size/stdio/search"

// Search looks for pages.
//
// Parameters:
//   - query: what to look for
//   - limit: the most pages to return
//   - codes: the codes that a page must bear
//   - exact: whether the words must stand as they are
//
//tool:export
//tool:effect read
//tool:param query minLength=1 maxLength=200
//tool:param limit minimum=1 maximum=100
//tool:param codes maxItems=16 pattern="^[A-Z]{3}-[0-9]{4}$"
//tool:param exact default=false
func Search(query string, limit int32, codes []string, exact bool) search.Found {
	return search.Search(query, limit, codes, exact)
}
