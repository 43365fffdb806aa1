package directive

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestRegistryIsTheContracts(t *testing.T) {
	want := []struct {
		name    string
		places  Place
		repeats bool
	}{
		{"export", OnFunc, false},
		{"description", OnFunc, true},
		{"endsloop", OnFunc, false},
		{"approval", OnFunc, false},
		{"serial", OnFunc, false},
		{"timeout", OnFunc, false},
		{"effect", OnFunc, false},
		{"permission", OnFunc, false},
		{"repeatable", OnFunc, false},
		{"maxoutput", OnFunc, false},
		{"param", OnFunc | OnParam, true},
		{"field", OnField, true},
		{"ignore", OnField | OnConst, false},
		{"enum", OnType, false},
		{"schema", OnType, false},
		{"type", OnPackage, true},
		{"naming", OnPackage, false},
		{"providers", OnPackage, false},
		{"register", OnPackage, false},
	}
	got := Registry()
	require.Len(t, got, len(want))
	for i, w := range want {
		assert.Equal(t, w.name, got[i].Name)
		assert.Equal(t, w.places, got[i].Places, w.name)
		assert.Equal(t, w.repeats, got[i].Repeats, w.name)
		assert.NotEmpty(t, got[i].Doc, w.name)
	}
}

func TestExamplesAreSound(t *testing.T) {
	for _, spec := range Registry() {
		t.Run(spec.Name, func(t *testing.T) {
			d, _ := sound(t, Scan, spec.Example)
			assert.Equal(t, spec, d.Spec)
		})
	}
}

func TestRegistryIsACopy(t *testing.T) {
	Registry()[0].Name = "gone"
	Keys()[0].Name = "gone"
	_, ok := Lookup("export")
	assert.True(t, ok)
	_, ok = LookupKey("description")
	assert.True(t, ok)
}

func TestLookupIsExact(t *testing.T) {
	for _, name := range []string{"", "Export", "exports", "tool:export"} {
		_, ok := Lookup(name)
		assert.False(t, ok, name)
	}
	for _, name := range []string{"", "minlength", "min", "nullable", "gt"} {
		_, ok := LookupKey(name)
		assert.False(t, ok, name)
	}
}

func TestKeysAreTheContracts(t *testing.T) {
	var keys, flags []string
	for _, k := range Keys() {
		assert.NotEmpty(t, k.Doc, k.Name)
		assert.Equal(t, k.Flag, k.Value == NoValue, k.Name)
		if k.Flag {
			flags = append(flags, k.Name)
		} else {
			keys = append(keys, k.Name)
		}
	}
	assert.Equal(t, []string{"description", "default", "enum", "minimum", "maximum", "minLength", "maxLength", "pattern", "format", "minItems", "maxItems", "name"}, keys)
	assert.Equal(t, []string{"uniqueItems", "optional", "required", "inline"}, flags)
}

func TestPlaceString(t *testing.T) {
	assert.Equal(t, "a function", OnFunc.String())
	assert.Equal(t, "a struct field or a constant", (OnField | OnConst).String())
	assert.Equal(t, "the package's doc comment", OnPackage.String())
	assert.Empty(t, Place(0).String())
}
