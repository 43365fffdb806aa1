package snapshot

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestPlaces(t *testing.T) {
	root := t.TempDir()
	at := func(name string) string { return filepath.Join(root, name) }
	write := func(name, text string) {
		require.NoError(t, os.MkdirAll(filepath.Dir(at(name)), 0o755))
		require.NoError(t, os.WriteFile(at(name), []byte(text), 0o644))
	}
	write("m/go.mod", "module m\n\nreplace (\n\ta => ../a\n\tb v1.0.0 => ./b\n\tc => example.com/c v1.0.0\n\td => "+at("d")+"\n)\n")
	write("n/go.mod", "module n\n\nreplace e => ../e\n")
	write("go.work", "go 1.26\n\nuse (\n\t./m\n\t./n\n)\n\nreplace f => ./f\n")
	write("bad/go.mod", "module m\n\nreplace a =>\n")

	for _, c := range []struct {
		name string
		env  Env
		want []string
	}{
		{"module", Env{"GOMOD": at("m/go.mod"), "GOWORK": "off", "GOENV": at("env")}, []string{"a", "d", "env", "m", "m/b"}},
		{"workspace", Env{"GOMOD": os.DevNull, "GOWORK": at("go.work"), "GOENV": "off"},
			[]string{"a", "d", "e", "f", "go.work", "go.work.sum", "m", "m/b", "n", "vendor"}},
		{"nothing", Env{"GOMOD": os.DevNull}, nil},
	} {
		got, err := c.env.Places()
		require.NoError(t, err, c.name)
		want := []string{}
		for _, name := range c.want {
			want = append(want, at(name))
		}
		assert.Equal(t, want, got.Look, c.name)
		assert.Equal(t, []string{}, got.Skip)
	}
	got, err := Env{"GOMODCACHE": "/mod", "GOCACHE": "/build"}.Places()
	require.NoError(t, err)
	assert.Equal(t, []string{"/build", "/mod"}, got.Skip)
	for _, env := range []Env{{"GOMOD": at("bad/go.mod")}, {"GOMOD": at("gone/go.mod")}, {"GOWORK": at("bad/go.mod")}} {
		_, err := env.Places()
		assert.Error(t, err)
	}
}

func TestUnfit(t *testing.T) {
	t.Setenv("GOPACKAGESDRIVER", "off")
	fit := func(name, value string) Env {
		e := Env{"GOMOD": "/m/go.mod", "GOVERSION": "go1.26.0", "GOENV": "/env"}
		e[name] = value
		return e
	}
	for _, flags := range []string{"", "-mod=mod", "-tags=a,b --trimpath", " -v "} {
		assert.Empty(t, fit("GOFLAGS", flags).Unfit(), flags)
	}
	assert.Empty(t, Env{"GOMOD": os.DevNull, "GOWORK": "/go.work", "GOVERSION": "go1.26.0"}.Unfit())
	for _, flags := range []string{"-overlay=x", "-tags=a -modfile=x", "--toolexec=x", "'-tags=a b'", "-pkgdir=x", "-compiler=gccgo"} {
		assert.NotEmpty(t, fit("GOFLAGS", flags).Unfit(), flags)
	}
	for name, value := range map[string]string{
		"GO111MODULE": "off", "GOMOD": os.DevNull, "GOVERSION": "devel go1.27-0123456789", "GOENV": "env",
	} {
		assert.NotEmpty(t, fit(name, value).Unfit(), name)
	}
}
