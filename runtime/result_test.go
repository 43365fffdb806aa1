package runtime

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestResultText(t *testing.T) {
	tests := []struct {
		name    string
		content []Part
		want    string
	}{
		{"none", nil, ""},
		{"text", []Part{Text("a\nb")}, "a\nb"},
		{"the zero part", []Part{{}}, ""},
		{"JSON", []Part{JSON([]byte(`{"a":1}`))}, `{"a":1}`},
		{"all kinds", []Part{
			Text("see"), JSON([]byte("[1]")), Image("image/png", make([]byte, 1234)),
			Audio("audio/wav", nil), Link("file:///a.csv", "text/csv"), {Kind: 9},
		}, "see\n[1]\n[image image/png, 1234 bytes]\n[audio audio/wav, 0 bytes]\n[link file:///a.csv]\n[part(9) , 0 bytes]"},
		{"invalid UTF-8", []Part{Text("a\xff")}, "a\uFFFD"},
	}
	for _, test := range tests {
		assert.Equal(t, test.want, Result{Content: test.content}.Text(), test.name)
	}
}

func TestErrorResult(t *testing.T) {
	assert.Equal(t, Result{Content: []Part{Text("no")}, IsError: true, Outcome: OutcomeFailed}, ErrorResult("no"))
}

func TestNames(t *testing.T) {
	assert.Equal(t, "finished", OutcomeFinished.String())
	assert.Equal(t, "timed_out", OutcomeTimedOut.String())
	assert.Equal(t, "not_started", OutcomeNotStarted.String())
	assert.Equal(t, "unknown_tool", OutcomeUnknownTool.String())
	assert.Equal(t, "cancelled", OutcomeCancelled.String())
	assert.Equal(t, "outcome(10)", Outcome(10).String())
	assert.Equal(t, "", ProviderUnset.String())
	assert.Equal(t, "gemini", ProviderGemini.String())
	assert.Equal(t, "", EffectUnset.String())
	assert.Equal(t, "destructive", EffectDestructive.String())
	assert.Equal(t, "external", EffectExternal.String())
	assert.Equal(t, "link", KindLink.String())
}
