package diag_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
)

func TestLevelsSet(t *testing.T) {
	tests := []struct {
		name  string
		lists []string
		want  string
	}{
		{"none", []string{""}, ""},
		{"one", []string{"OLT014=error"}, "OLT014=error"},
		{"several, as a person types them", []string{" olt021=off, OLT014=error "}, "OLT014=error,OLT021=off"},
		{"given twice", []string{"OLT014=error", "OLT012=off"}, "OLT012=off,OLT014=error"},
		{"the same twice", []string{"OLT014=error,OLT014=error"}, "OLT014=error"},
		{"what the table says", []string{"OLT014=warning,OLT001=error"}, "OLT001=error,OLT014=warning"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			levels := diag.Levels{}
			for _, list := range tt.lists {
				require.NoError(t, levels.Set(list))
			}
			assert.Equal(t, tt.want, levels.String())
		})
	}
}

func TestLevelsSetRefuses(t *testing.T) {
	const known = "OLT012, OLT013, OLT014, OLT016, OLT020, OLT021"
	tests := []struct{ list, want string }{
		{"OLT014", `"OLT014" is not of the form CODE=error, CODE=warning or CODE=off`},
		{"OLT014=error,", `"" is not of the form CODE=error, CODE=warning or CODE=off`},
		{"OLT099=off", `there is no diagnostic "OLT099"; the warnings are ` + known},
		{"=off", `there is no diagnostic ""; the warnings are ` + known},
		{"OLT014=fatal", `OLT014 can be error, warning or off, not "fatal"`},
		{"OLT014=", `OLT014 can be error, warning or off, not ""`},
		{"OLT002=off", "OLT002 is an error, which cannot be lowered: no code would do what the source says; the warnings are " + known},
		{"olt002=warning", "OLT002 is an error, which cannot be lowered: no code would do what the source says; the warnings are " + known},
		{"OLT014=off,OLT014=error", "OLT014 is given two levels"},
	}
	for _, tt := range tests {
		t.Run(tt.list, func(t *testing.T) {
			assert.EqualError(t, diag.Levels{}.Set(tt.list), tt.want)
		})
	}
}

func TestLevelsApply(t *testing.T) {
	found := []diag.Diagnostic{
		{Code: "OLT002", Severity: diag.Error},
		{Code: "OLT012", Severity: diag.Warning},
		{Code: "OLT014", Severity: diag.Warning},
		{Code: "OLT021", Severity: diag.Warning},
	}
	levels := diag.Levels{}
	require.NoError(t, levels.Set("OLT014=error,OLT012=off"))
	got := levels.Apply(found)
	assert.Equal(t, []diag.Diagnostic{
		{Code: "OLT002", Severity: diag.Error},
		{Code: "OLT014", Severity: diag.Error},
		{Code: "OLT021", Severity: diag.Warning},
	}, got)
	assert.Equal(t, diag.Warning, found[2].Severity, "what Apply is given stays as it is")
	assert.Equal(t, found, diag.Levels(nil).Apply(found))
}
