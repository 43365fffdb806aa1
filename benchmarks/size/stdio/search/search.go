// Package search is what the servers of benchmarks/size serve: the small call W1
// of the other benchmarks.
package search

// Hit is a page that was found.
type Hit struct {
	// Title is its title.
	Title string `json:"title"`
	// URL is where it is.
	URL string `json:"url"`
	// Score is how well it fits, from 0 to 1.
	Score float64 `json:"score"`
}

// Found is what a search gives.
type Found struct {
	// Total counts all pages.
	Total int `json:"total"`
	// Hits are the best of them.
	Hits []Hit `json:"hits"`
}

var hits = []Hit{
	{"Go generics tutorial", "https://go.dev/doc/tutorial/generics", 0.97},
	{"An introduction to generics", "https://go.dev/blog/intro-generics", 0.91},
	{"When to use generics", "https://go.dev/blog/when-generics", 0.84},
}

// Search finds the same pages always.
func Search(query string, limit int32, codes []string, exact bool) Found {
	return Found{Total: int(limit) + 117, Hits: hits}
}
