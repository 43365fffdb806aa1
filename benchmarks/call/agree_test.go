package call

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/benchmarks/expert"
	"github.com/toolgen/toolgen/benchmarks/workload"
)

// forms are the forms of all documents.
var forms = []struct {
	name      string
	documents func() workload.Documents
}{
	{"order", workload.InOrder},
	{"spaced", workload.Spaced},
	{"shuffled", workload.Shuffled},
}

// TestAgree checks that every binder reads the same Go values from all documents.
func TestAgree(t *testing.T) {
	for _, form := range forms {
		docs := form.documents()
		for _, b := range append(binders, bindGenerated) {
			t.Run(form.name+"/"+b.name, func(t *testing.T) {
				requireReads(t, workload.ExampleQuery(), b.query, docs.W1)
				requireReads(t, workload.ExampleOrder(), b.order, docs.W2)
				requireReads(t, workload.ExampleBatch(), b.batch, docs.W3)
				requireReads(t, workload.ExampleFile(), b.file, docs.W4)
			})
		}
	}
}

func requireReads[T any](t *testing.T, want *T, bind func([]byte, *T) error, doc []byte) {
	t.Helper()
	if bind == nil {
		return
	}
	var got T
	require.NoError(t, bind(doc, &got))
	require.Equal(t, *want, got)
}

// TestFloor checks that the binder which reuses everything reads the same, again too.
func TestFloor(t *testing.T) {
	var f expert.Floor
	for range 2 {
		for _, form := range forms {
			docs := form.documents()
			query, err := f.Query(docs.W1)
			require.NoError(t, err)
			require.Equal(t, workload.ExampleQuery(), query)
			order, err := f.Order(docs.W2)
			require.NoError(t, err)
			require.Equal(t, workload.ExampleOrder(), order)
			batch, err := f.Batch(docs.W3)
			require.NoError(t, err)
			require.Equal(t, workload.ExampleBatch(), batch)
		}
	}
	_, err := f.Query([]byte(`{"query":"a","limit":0,"codes":[]}`))
	require.Error(t, err)
}

// TestScan checks what the scan of a document alone looks at.
func TestScan(t *testing.T) {
	for _, form := range forms {
		docs := form.documents()
		for _, doc := range [][]byte{docs.W1, docs.W2, docs.W3, docs.W4} {
			require.True(t, expert.Valid(doc))
			require.False(t, expert.Valid(doc[:len(doc)-1]))
		}
	}
	for _, doc := range strictness {
		if doc.syntax {
			assert.False(t, expert.Valid([]byte(doc.text)), doc.name)
		} else {
			assert.True(t, expert.Valid([]byte(doc.text)), doc.name)
		}
	}
}
