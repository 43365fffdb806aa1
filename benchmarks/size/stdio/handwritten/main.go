// Command handwritten serves the tool by what a user writes by hand for it: no
// registry, and the first thing that is wrong with the arguments as the answer.
package main

import (
	"os"
	"strconv"

	"github.com/toolgen/toolgen/benchmarks/size/stdio/rpc"
	"github.com/toolgen/toolgen/benchmarks/size/stdio/search"
)

const tools = `[{"name":"search","description":"Looks for pages.","inputSchema":{"type":"object","properties":{` +
	`"query":{"type":"string","description":"what to look for","minLength":1,"maxLength":200},` +
	`"limit":{"type":"integer","description":"the most pages to return","minimum":1,"maximum":100},` +
	`"codes":{"type":"array","description":"the codes that a page must bear","items":{"type":"string","pattern":"^[A-Z]{3}-[0-9]{4}$"},"maxItems":16},` +
	`"exact":{"type":"boolean","description":"whether the words must stand as they are","default":false}},` +
	`"required":["query","limit","codes"],"additionalProperties":false}}]`

func main() {
	server := rpc.Server{Tools: []byte(tools), Call: call}
	if err := server.Serve(os.Stdin, os.Stdout); err != nil {
		os.Stderr.WriteString(err.Error() + "\n")
		os.Exit(1)
	}
}

func call(tool string, text []byte) (answer []byte, failed bool) {
	if tool != "search" {
		return []byte("there is no such tool"), true
	}
	r := reader{text: text}
	args := r.arguments()
	if r.fault != "" {
		return []byte(r.fault), true
	}
	found := search.Search(args.query, args.limit, args.codes, args.exact)
	return encode(nil, &found), false
}

func encode(dst []byte, found *search.Found) []byte {
	dst = strconv.AppendInt(append(dst, `{"total":`...), int64(found.Total), 10)
	dst = append(dst, `,"hits":[`...)
	for i, hit := range found.Hits {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = rpc.Quote(append(dst, `{"title":`...), hit.Title)
		dst = rpc.Quote(append(dst, `,"url":`...), hit.URL)
		dst = strconv.AppendFloat(append(dst, `,"score":`...), hit.Score, 'f', -1, 64)
		dst = append(dst, '}')
	}
	return append(dst, "]}"...)
}
