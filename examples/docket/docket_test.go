package docket_test

import (
	"context"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/toolgen/toolgen/examples/docket"
	toolrt "github.com/toolgen/toolgen/runtime"
)

// open returns a registry of all tools over a fresh store.
func open(t *testing.T) *toolrt.Registry {
	t.Helper()
	store, err := docket.Open()
	require.NoError(t, err)
	registry, err := toolrt.NewRegistry(slices.Concat(docket.Tools(), docket.StoreTools(store)))
	require.NoError(t, err)
	return registry
}

func invoke(t *testing.T, registry *toolrt.Registry, tool, arguments string) toolrt.Result {
	t.Helper()
	result, err := registry.Invoke(t.Context(), toolrt.Call{Tool: tool, Arguments: []byte(arguments)})
	require.NoError(t, err)
	return result
}

func TestCalls(t *testing.T) {
	for _, tc := range []struct {
		name, tool, arguments string
		outcome               toolrt.Outcome
		want                  string
	}{
		{
			"no arguments at all", "find_dockets", ``, toolrt.OutcomeFinished,
			`[{"number":"25-0031","title":"Vesely v. Northgate Transit","status":"Open"},` +
				`{"number":"24-0655","title":"Abara v. Quillon Press","status":"Open"},` +
				`{"number":"24-0117","title":"Reyes v. Northgate Transit","status":"Open"},` +
				`{"number":"23-0908","title":"State v. Brightwater Mills","status":"Stayed"},` +
				`{"number":"19-0342","title":"Halloran v. Tidewater Ferry Co.","status":"Closed"}]`,
		},
		{
			"every condition", "find_dockets",
			`{"court":"appeals","status":["Open"],"since":"2024-02-19","party":"REYES","limit":1}`, toolrt.OutcomeFinished,
			`[{"number":"24-0117","title":"Reyes v. Northgate Transit","status":"Open"}]`,
		},
		{
			"null for a pointer", "find_dockets", `{"court":null,"limit":1e0}`, toolrt.OutcomeFinished,
			`[{"number":"25-0031","title":"Vesely v. Northgate Transit","status":"Open"}]`,
		},
		{"nothing found", "find_dockets", `{"party":"nobody"}`, toolrt.OutcomeFinished, `[]`},
		{
			"a limit below its minimum", "find_dockets", `{"limit":0}`, toolrt.OutcomeRejected,
			`Argument 'limit' must be an integer from 1 to 100.`,
		},
		{
			"a default in a record", "get_docket", `{"number":"24-0655"}`, toolrt.OutcomeFinished,
			`{"number":"24-0655","court":"district","title":"Abara v. Quillon Press","status":"Open",` +
				`"filed":"2024-07-08T13:44:00Z","judge":{"name":"Lindqvist","chambers":207},` +
				`"parties":[{"name":"Chidi Abara","role":"plaintiff"},{"name":"Quillon Press Ltd.","role":"defendant"}]}`,
		},
		{
			"an unknown docket", "get_docket", `{"number":"24-7110"}`, toolrt.OutcomeFailed,
			`Tool 'get_docket' failed: there is no docket 24-7110`,
		},
		{
			"a missing argument", "get_docket", `{}`, toolrt.OutcomeRejected,
			`Argument 'number' is required.`,
		},
		{
			"a map as result", "caseload", `{}`, toolrt.OutcomeFinished,
			`{"Lindqvist":2,"Okafor":1}`,
		},
		{
			"an empty list is not an absent one", "caseload", `{"courts":[]}`, toolrt.OutcomeFinished,
			`{}`,
		},
		{
			"a default", "reply_due", `{"served":"2026-03-06"}`, toolrt.OutcomeFinished,
			`Friday, 27 March 2026`,
		},
		{
			"a set", "reply_due", `{"served":"2026-03-06","days":15,"closed":["Sunday","Saturday"]}`, toolrt.OutcomeFinished,
			`Monday, 23 March 2026`,
		},
		{
			"a set with a duplicate", "reply_due", `{"served":"2026-03-06","closed":["Sunday","Saturday","Sunday"]}`, toolrt.OutcomeRejected,
			`Argument 'closed[2]' must not repeat an earlier item.`,
		},
		{
			"a member of a set that is none", "reply_due", `{"served":"2026-03-06","closed":["Sunday","Sonntag"]}`, toolrt.OutcomeRejected,
			`Argument 'closed[1]' must be one of "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday".`,
		},
		{
			"a hearing in a free room", "schedule_hearing",
			`{"number":"24-0117","hearing":{"at":"2026-09-01T09:00:00Z","length":"00:30:00","room":"B12"}}`, toolrt.OutcomeFinished,
			`[{"at":"2026-09-01T09:00:00Z","length":"00:30:00","room":"B12"},` +
				`{"at":"2026-09-14T09:30:00Z","length":"01:30:00","room":"B12"}]`,
		},
		{
			"a hearing in a taken room", "schedule_hearing",
			`{"number":"24-0655","hearing":{"at":"2026-09-14T10:59:00Z","length":"00:30:00","room":"B12"}}`, toolrt.OutcomeFailed,
			`Tool 'schedule_hearing' failed: courtroom B12 is taken by case 24-0117`,
		},
		{
			"a hearing in a closed case", "schedule_hearing",
			`{"number":"19-0342","hearing":{"at":"2026-09-01T09:00:00Z","length":"00:30:00","room":"A1"}}`, toolrt.OutcomeFailed,
			`Tool 'schedule_hearing' failed: case 19-0342 is closed`,
		},
		{
			"faults inside a struct", "schedule_hearing",
			`{"number":"24-0117","hearing":{"at":"2026-09-31T09:00:00Z","length":30,"rom":"B12"}}`, toolrt.OutcomeRejected,
			`Argument 'hearing.at' must be a date-time such as 2026-01-31T09:30:00Z.` + "\n" +
				`Argument 'hearing.length' must be a duration such as 01:30:00, not a number.` + "\n" +
				`Argument 'hearing.rom' is not declared; did you mean 'room'?` + "\n" +
				`Argument 'hearing.room' is required.`,
		},
		{
			"faults inside a slice", "assign_judge", `{"numbers":["25-0031","25/0032","25-0031"],"judge":{"name":"Okafor"}}`,
			toolrt.OutcomeRejected,
			`Argument 'numbers[1]' must match ^[0-9]{2}-[0-9]{4}$.` + "\n" +
				`Argument 'numbers[2]' must not repeat an earlier item.`,
		},
		{
			"a transcript at hand", "fetch_transcript", `{"number":"24-0117"}`, toolrt.OutcomeFinished,
			`THE CLERK: We are on the record in 24-0117, Reyes v. Northgate Transit.`,
		},
		{
			"a number that is taken", "import_dockets",
			`{"dockets":[{"number":"24-0117","court":"district","title":"A v. B","filed":"2026-01-05T08:00:00Z",` +
				`"parties":[{"name":"A","role":"plaintiff"}]}]}`, toolrt.OutcomeFailed,
			`Tool 'import_dockets' failed: the docket number 24-0117 is taken`,
		},
		{
			"a misspelt tool", "find_docket", `{}`, toolrt.OutcomeUnknownTool,
			`There is no tool 'find_docket'; did you mean 'find_dockets'?`,
		},
	} {
		t.Run(tc.name, func(t *testing.T) {
			// In the bubble time stands still, so a slow machine meets no timeout.
			synctest.Test(t, func(t *testing.T) {
				result := invoke(t, open(t), tc.tool, tc.arguments)
				assert.Equal(t, tc.want, result.Text())
				assert.Equal(t, tc.outcome, result.Outcome)
			})
		})
	}
}

// Calls see what earlier calls changed.
func TestAssignJudgeChangesTheCaseload(t *testing.T) {
	registry := open(t)
	result := invoke(t, registry, "assign_judge", `{"numbers":["25-0031","24-0655"],"judge":{"name":"Okafor"}}`)
	require.False(t, result.IsError, result.Text())
	assert.Equal(t, `{"Lindqvist":1,"Okafor":3}`, invoke(t, registry, "caseload", `{}`).Text())

	result = invoke(t, registry, "assign_judge", `{"numbers":["24-0117","99-0000"],"judge":{"name":"Lindqvist"}}`)
	assert.Equal(t, "Tool 'assign_judge' failed: there is no docket 99-0000", result.Text())
	assert.Equal(t, `{"Lindqvist":1,"Okafor":3}`, invoke(t, registry, "caseload", `{}`).Text(), "none was assigned")
}

// What get_docket writes, import_dockets reads.
func TestARecordSurvivesTheWayOutAndIn(t *testing.T) {
	record := invoke(t, open(t), "get_docket", `{"number":"24-0117"}`).Text()
	empty, err := toolrt.NewRegistry(docket.StoreTools(&docket.Store{}))
	require.NoError(t, err)
	assert.Equal(t, `1`, invoke(t, empty, "import_dockets", `{"dockets":[`+record+`]}`).Text())
	assert.Equal(t, record, invoke(t, empty, "get_docket", `{"number":"24-0117"}`).Text())
}

func TestTheArchiveIsGivenUpOnAtTheTimeout(t *testing.T) {
	registry := open(t)
	synctest.Test(t, func(t *testing.T) {
		start := time.Now()
		result := invoke(t, registry, "fetch_transcript", `{"number":"19-0342"}`)
		assert.Equal(t, toolrt.OutcomeTimedOut, result.Outcome)
		assert.Equal(t, "Tool 'fetch_transcript' timed out after 0.05 s.", result.Text())
		assert.Equal(t, 50*time.Millisecond, time.Since(start))
		synctest.Wait() // the body obeys its context; else the bubble would never end
	})
}

func TestTheCallersCancellationIsNoResult(t *testing.T) {
	registry := open(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := registry.Invoke(ctx, toolrt.Call{Tool: "caseload"})
	require.ErrorIs(t, err, context.Canceled)
}

func TestEveryToolSaysWhatItDoesToTheWorld(t *testing.T) {
	for tool := range open(t).All() {
		assert.NotEmpty(t, tool.Description, tool.Name)
		assert.NotEqual(t, toolrt.EffectUnset, tool.Effect, tool.Name)
	}
}
