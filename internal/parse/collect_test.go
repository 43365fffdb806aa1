package parse

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/parse/testdata/embedding"
)

// TestEmbedding holds the rules of promotion and shadowing, and the order of
// the properties, against encoding/json's own.
func TestEmbedding(t *testing.T) {
	source, err := os.ReadFile("testdata/embedding/embedding.go")
	require.NoError(t, err)
	var tools strings.Builder
	tools.WriteString("package embedding\n")
	for _, v := range embedding.Values() {
		name := reflect.TypeOf(v).Name()
		fmt.Fprintf(&tools, "\n// Use%s uses it.\n//\n//tool:export\nfunc Use%s(v %s) {}\n", name, name, name)
	}
	p := loadSource(t, map[string]string{"embedding.go": string(source), "tools.go": tools.String()})[0]
	require.False(t, p.Diagnostics.HasErrors(), "%v", p.Diagnostics.All())
	require.Len(t, p.Model.Tools, len(embedding.Values()))
	for i, v := range embedding.Values() {
		var names []string
		for _, f := range p.Model.Tools[i].Params[0].Property.Type.Struct.Fields {
			names = append(names, f.Name)
		}
		assert.Equal(t, memberNamesOf(t, v), names, "%T", v)
	}
}

// memberNamesOf are the names of the members that encoding/json writes.
func memberNamesOf(t *testing.T, v any) []string {
	t.Helper()
	text, err := json.Marshal(v)
	require.NoError(t, err)
	d := json.NewDecoder(bytes.NewReader(text))
	_, err = d.Token()
	require.NoError(t, err)
	var names []string
	for d.More() {
		name, err := d.Token()
		require.NoError(t, err)
		names = append(names, name.(string))
		var value json.RawMessage
		require.NoError(t, d.Decode(&value))
	}
	return names
}

func TestCamelCase(t *testing.T) {
	for name, want := range map[string]string{
		"OrderID":    "orderID",
		"ID":         "id",
		"IDs":        "ids",
		"URLPath":    "urlPath",
		"URLsByName": "urlsByName",
		"IPAddress":  "ipAddress",
		"HTTPServer": "httpServer",
		"X":          "x",
		"XAxis":      "xAxis",
		"A1B":        "a1B",
		"SHA256Sum":  "sha256Sum",
		"ÉtatCivil":  "étatCivil",
		"ÄÖÜber":     "äöÜber",
		"As":         "as",
		"Ж":          "ж",
		"Snake_Case": "snake_Case",
		"数量":         "数量",
	} {
		assert.Equal(t, want, camelCase(name), name)
	}
}
