package workload

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"sync"
)

// Documents are one form of the arguments of W1 to W4.
type Documents struct{ W1, W2, W3, W4 []byte }

// The forms are three ways in which models' programs write the same arguments.
var (
	// InOrder has the members in schema order and no blanks.
	InOrder = sync.OnceValue(func() Documents {
		return Documents{W1: compact(ExampleQuery()), W2: compact(ExampleOrder()), W3: compact(ExampleBatch()), W4: compact(ExampleFile())}
	})
	// Spaced has a blank after each colon and comma, as Python writes JSON.
	Spaced = sync.OnceValue(func() Documents { return InOrder().each(space) })
	// Shuffled has the members of every object in random order, always the same.
	Shuffled = sync.OnceValue(func() Documents {
		r := random(5)
		return InOrder().each(func(document []byte) []byte { return shuffle(r, document) })
	})
)

func (d Documents) each(change func([]byte) []byte) Documents {
	return Documents{change(d.W1), change(d.W2), change(d.W3), change(d.W4)}
}

// sourceText is Go source, kept apart from the code of this module so that it
// stays the same.
//
//go:embed testdata/source.txt
var sourceText string

// compact writes only the escapes that JSON asks for, as other languages do.
func compact(value any) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(value); err != nil {
		panic(err)
	}
	return bytes.TrimSpace(b.Bytes())
}

// space puts a blank behind each colon and comma outside of strings.
func space(document []byte) []byte {
	var out []byte
	quoted := false
	for i := 0; i < len(document); i++ {
		c := document[i]
		out = append(out, c)
		switch {
		case c == '"':
			quoted = !quoted
		case quoted && c == '\\':
			i++
			out = append(out, document[i])
		case !quoted && (c == ':' || c == ','):
			out = append(out, ' ')
		}
	}
	return out
}
