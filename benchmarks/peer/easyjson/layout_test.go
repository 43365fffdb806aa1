package easyjson

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/toolgen/toolgen/benchmarks/workload"
)

// TestLayout holds what as relies on.
func TestLayout(t *testing.T) {
	for _, pair := range []struct{ ours, theirs any }{
		{query{}, workload.Query{}},
		{order{}, workload.Order{}},
		{batch{}, workload.Batch{}},
		{file{}, workload.File{}},
		{settings{}, workload.Settings{}},
	} {
		requireSameLayout(t, reflect.TypeOf(pair.ours), reflect.TypeOf(pair.theirs))
	}
}

func requireSameLayout(t *testing.T, a, b reflect.Type) {
	t.Helper()
	if a == b || !assert.Equal(t, a.Kind(), b.Kind(), "%s and %s", a, b) {
		return
	}
	switch a.Kind() {
	case reflect.Struct:
		if !assert.Equal(t, a.NumField(), b.NumField(), "%s and %s", a, b) {
			return
		}
		for i := range a.NumField() {
			assert.Equal(t, a.Field(i).Offset, b.Field(i).Offset, "%s and %s", a, b)
			assert.Equal(t, a.Field(i).Name, b.Field(i).Name)
			requireSameLayout(t, a.Field(i).Type, b.Field(i).Type)
		}
	case reflect.Slice, reflect.Pointer:
		requireSameLayout(t, a.Elem(), b.Elem())
	}
}
