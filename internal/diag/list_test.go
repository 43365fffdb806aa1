package diag_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/internal/diag"
)

func at(file string, line, column int) diag.Range {
	return diag.Range{File: file, Line: line, Column: column}
}

func TestListOrdersByPositionCodeAndMessage(t *testing.T) {
	var l diag.List
	l.Errorf("OLT002", at("/p/b.go", 1, 1), "sixth")
	l.Errorf("OLT002", at("/p/a.go", 10, 1), "fifth")
	l.Errorf("OLT002", at("/p/a.go", 9, 20), "fourth")
	l.Errorf("OLT003", at("/p/a.go", 9, 3), "third")
	l.Errorf("OLT002", at("/p/a.go", 9, 3), "second")
	l.Errorf("OLT002", at("/p/a.go", 9, 3), "a first")

	var messages []string
	for _, d := range l.All() {
		messages = append(messages, d.Message)
	}
	assert.Equal(t, []string{"a first", "second", "third", "fourth", "fifth", "sixth"}, messages)
}

func TestListDropsDuplicatesAndKeepsTheFirst(t *testing.T) {
	var l diag.List
	l.Errorf("OLT002", at("/p/a.go", 9, 3), "chan has no schema").WithHint("first")
	l.Errorf("OLT002", at("/p/a.go", 1, 1), "in between")
	l.Errorf("OLT002", at("/p/a.go", 9, 3), "chan has no schema").WithHint("second")
	l.Errorf("OLT002", at("/p/a.go", 9, 3), "func has no schema")

	all := l.All()
	require.Len(t, all, 3)
	assert.Equal(t, "first", all[1].Hint)
	assert.Len(t, l.All(), 3, "All must not change the list")
}

func TestErrorfTakesTheSeverityFromTheTable(t *testing.T) {
	var l diag.List
	assert.False(t, l.HasErrors())
	assert.Equal(t, diag.Warning, l.Errorf("OLT012", diag.Range{}, "no description").Severity)
	assert.False(t, l.HasErrors(), "a warning is no error")
	assert.Equal(t, diag.Error, l.Errorf("OLT002", diag.Range{}, "no schema").Severity)
	assert.True(t, l.HasErrors())
	assert.Equal(t, diag.Error, l.Errorf("OLT999", diag.Range{}, "no such code").Severity)
}

func TestAddKeepsAnExplicitSeverity(t *testing.T) {
	var l diag.List
	l.Add(diag.Diagnostic{Code: "OLT012", Severity: diag.Error, Message: "raised"})
	l.Add(diag.Diagnostic{Code: "OLT014", Message: "from the table"})

	all := l.All()
	require.Len(t, all, 2)
	assert.Equal(t, diag.Error, all[0].Severity)
	assert.Equal(t, diag.Warning, all[1].Severity)
}

func TestErrorfPointersStayValidWhileTheListGrows(t *testing.T) {
	var l diag.List
	first := l.Errorf("OLT001", at("/p/a.go", 1, 1), "100%% of it")
	for i := range 1000 {
		l.Errorf("OLT002", at("/p/a.go", i+2, 1), "filler")
	}
	first.WithHint("late").WithRelated(at("/p/b.go", 2, 2), "here").WithRelated(at("/p/c.go", 3, 3), "and here")

	got := l.All()[0]
	assert.Equal(t, "100% of it", got.Message)
	assert.Equal(t, "late", got.Hint)
	require.Len(t, got.Related, 2)
	assert.Equal(t, "and here", got.Related[1].Message)
}
