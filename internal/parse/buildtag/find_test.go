package buildtag

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestFind(t *testing.T) {
	linux := Build{System: "linux", Architecture: "amd64", Cgo: true}
	for _, test := range []struct{ text, want string }{
		{"windows", "GOOS=windows"},
		{"windows && arm64", "GOOS=windows GOARCH=arm64"},
		{"!linux", "GOOS=darwin"},
		{"!unix", "GOOS=windows"},
		{"js", "GOOS=js GOARCH=wasm"},
		{"wasm && !js", "GOOS=wasip1 GOARCH=wasm"},
		{"386", "GOARCH=386"},
		{"edge", "edge"},
		{"edge && beta && !gamma", "edge,beta"},
		{"windows && edge", "GOOS=windows edge"},
		{"(windows || edge) && gc && go1.20", "edge"},
		{"!edge", ""},
		{"!cgo", "CGO_ENABLED=0"},
		{"windows && cgo", "GOOS=windows CGO_ENABLED=1"},
		{"windows && !cgo", "GOOS=windows"},
	} {
		x := parse(t, test.text)
		found, ok, certain := Find(x, linux)
		assert.True(t, ok && certain, test.text)
		env, tags := found.Settings(linux)
		assert.Equal(t, test.want, strings.TrimSpace(strings.Join(env, " ")+" "+tags), test.text)
		assert.True(t, x.Eval(found.has))
	}
	browser := Build{System: "js", Architecture: "wasm"}
	for text, want := range map[string]string{
		"windows": "GOOS=windows GOARCH=amd64", "386": "GOOS=linux GOARCH=386", "edge": "", "!wasm": "GOOS=linux GOARCH=amd64",
	} {
		found, ok, _ := Find(parse(t, text), browser)
		env, _ := found.Settings(browser)
		assert.True(t, ok, text)
		assert.Equal(t, want, strings.Join(env, " "), text)
	}
	for _, text := range []string{"windows && linux", "linux && wasm", "linux && !unix", "edge && !edge", "amd64 && arm64 && cgo", "!gc"} {
		_, ok, certain := Find(parse(t, text), linux)
		assert.False(t, ok, text)
		assert.True(t, certain, text)
	}
	_, ok, certain := Find(parse(t, "a && b && c && d && e && f && g"), linux)
	assert.False(t, ok || certain, "too many tags to try")
}
