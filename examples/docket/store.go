package docket

import (
	"context"
	_ "embed" // for the data set
	"errors"
	"sync"

	toolrt "github.com/toolgen/toolgen/runtime"
)

// dataSet is the argument text of one call of import_dockets.
//
//go:embed docket.json
var dataSet []byte

// A Store holds the dockets in the order in which they came. Its methods that
// are tools may be called from several goroutines, as a registry does.
type Store struct {
	mu      sync.Mutex
	dockets []*Docket
}

// Open returns a store that holds the data set. It loads the file through a
// tool of its own, so that the generated binder checks every record, and reads
// enums, times and durations in the form in which a model writes them.
func Open() (*Store, error) {
	s := &Store{}
	registry, err := toolrt.NewRegistry(StoreTools(s))
	if err != nil {
		return nil, err
	}
	result, err := registry.Invoke(context.Background(), toolrt.Call{Tool: "import_dockets", Arguments: dataSet})
	if err != nil {
		return nil, err
	}
	if result.IsError {
		return nil, errors.New("docket.json: " + result.Text())
	}
	return s, nil
}

// find returns the docket of that number; the caller holds the lock.
func (s *Store) find(number string) (*Docket, error) {
	for _, d := range s.dockets {
		if d.Number == number {
			return d, nil
		}
	}
	return nil, errors.New("there is no docket " + number)
}
