package workload

import (
	"bytes"
	"encoding/json"
	"math/rand/v2"
)

// random gives the same numbers for the same seed, in every version of Go.
func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// shuffle gives a document with the members of every object in random order: the
// worst case of a reader that expects them in schema order.
func shuffle(r *rand.Rand, document []byte) []byte {
	switch document[0] {
	case '{':
		members := members(r, document)
		r.Shuffle(len(members), func(i, j int) { members[i], members[j] = members[j], members[i] })
		return wrap('{', members, '}')
	case '[':
		var elements []json.RawMessage
		must(json.Unmarshal(document, &elements))
		shuffled := make([][]byte, len(elements))
		for i, e := range elements {
			shuffled[i] = shuffle(r, e)
		}
		return wrap('[', shuffled, ']')
	default:
		return document
	}
}

// members are the members of an object in their order, each shuffled inside.
func members(r *rand.Rand, object []byte) [][]byte {
	d := json.NewDecoder(bytes.NewReader(object))
	_, err := d.Token()
	must(err)
	var members [][]byte
	for d.More() {
		name, err := d.Token()
		must(err)
		var value json.RawMessage
		must(d.Decode(&value))
		members = append(members, append(append(compact(name), ':'), shuffle(r, value)...))
	}
	return members
}

func wrap(open byte, parts [][]byte, end byte) []byte {
	return append(append([]byte{open}, bytes.Join(parts, []byte(","))...), end)
}

// must is for documents that this package wrote itself.
func must(err error) {
	if err != nil {
		panic(err)
	}
}
