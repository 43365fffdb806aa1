package emit

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/model"
)

func TestCurrent(t *testing.T) {
	files, err := Files(builtPackage("windows", "edge"))
	require.NoError(t, err)
	content := map[string]string{}
	for _, f := range files {
		content[f.Name] = string(f.Content)
	}
	after := func(change func(p *model.Package, windows, edge *model.Build)) (windows, edge bool) {
		p := builtPackage()
		change(p, p.Builds[1], p.Builds[0])
		current := Current(p)
		return current(p.Builds[1], []byte(content["zz_toolgen_windows_gen.go"])), current(p.Builds[0], []byte(content["zz_toolgen_edge_gen.go"]))
	}
	for name, test := range map[string]struct {
		change        func(p *model.Package, windows, edge *model.Build)
		windows, edge bool
	}{
		"unchanged": {func(*model.Package, *model.Build, *model.Build) {}, true, true},
		"one more": {func(_ *model.Package, w, _ *model.Build) {
			w.Exports = append(w.Exports, &model.Export{Func: "New", Pos: at(41)})
		}, false, true},
		"one less":     {func(_ *model.Package, w, _ *model.Build) { w.Exports = w.Exports[:3] }, false, true},
		"another name": {func(_ *model.Package, w, _ *model.Build) { w.Exports[0].Func = "Wakes" }, false, true},
		"another place": {func(_ *model.Package, w, _ *model.Build) {
			w.Exports[3].Pos.Line, w.Exports[3].Pos.Column = 21, 9
		}, false, true},
		"another method":     {func(_ *model.Package, _, e *model.Build) { e.Exports[1].Func = "Sum" }, true, false},
		"another file":       {func(_ *model.Package, _, e *model.Build) { e.Receivers = nil }, true, false},
		"another constraint": {func(_ *model.Package, w, _ *model.Build) { w.Constraint = "windows && !cgo" }, false, true},
		"a pointer":          {func(_ *model.Package, w, _ *model.Build) { w.Exports[2].Receiver.Pointer = false }, true, true},
		"another package":    {func(p *model.Package, _, _ *model.Build) { p.Name = "other" }, false, false},
		"another register":   {func(p *model.Package, _, _ *model.Build) { p.Register = "Functions" }, true, false},
		"an import's name":   {func(p *model.Package, _, _ *model.Build) { p.Declared = []string{"wire"} }, false, false},
		"a common name":      {func(p *model.Package, _, _ *model.Build) { p.Declared = []string{"toolgenStoreReceiver"} }, false, true},
	} {
		t.Run(name, func(t *testing.T) {
			windows, edge := after(test.change)
			assert.Equal(t, test.windows, windows, "windows")
			assert.Equal(t, test.edge, edge, "edge")
		})
	}
	p := builtPackage()
	crlf := strings.ReplaceAll(content["zz_toolgen_windows_gen.go"], "\n", "\r\n")
	assert.True(t, Current(p)(p.Builds[1], []byte(crlf)))
}
