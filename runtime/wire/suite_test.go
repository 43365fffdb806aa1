package wire

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// suite returns a folder of the public test suites, which stand beside the
// project.
func suite(t *testing.T, path string) string {
	t.Helper()
	folder := filepath.Join("..", "..", "..", "shared", "suites", path)
	if _, err := os.Stat(folder); err != nil {
		t.Skip("the public test suites are missing: ", err)
	}
	return folder
}

// What the standard leaves open, and what the contract is stricter in:
// duplicate members.
var suiteChoices = map[string]bool{
	"y_object_duplicated_key.json":           false,
	"y_object_duplicated_key_and_value.json": false,

	// Numbers of any size are JSON; whether a Go type holds them is another question.
	"i_number_double_huge_neg_exp.json":   true,
	"i_number_huge_exp.json":              true,
	"i_number_neg_int_huge_exp.json":      true,
	"i_number_pos_double_huge_exp.json":   true,
	"i_number_real_neg_overflow.json":     true,
	"i_number_real_pos_overflow.json":     true,
	"i_number_real_underflow.json":        true,
	"i_number_too_big_neg_int.json":       true,
	"i_number_too_big_pos_int.json":       true,
	"i_number_very_big_negative_int.json": true,

	// Lone surrogates, invalid UTF-8, other encodings and a byte order mark
	// are refused.
	"i_object_key_lone_2nd_surrogate.json":                false,
	"i_string_1st_surrogate_but_2nd_missing.json":         false,
	"i_string_1st_valid_surrogate_2nd_invalid.json":       false,
	"i_string_UTF-16LE_with_BOM.json":                     false,
	"i_string_UTF-8_invalid_sequence.json":                false,
	"i_string_UTF8_surrogate_U+D800.json":                 false,
	"i_string_incomplete_surrogate_and_escape_valid.json": false,
	"i_string_incomplete_surrogate_pair.json":             false,
	"i_string_incomplete_surrogates_escape_valid.json":    false,
	"i_string_invalid_lonely_surrogate.json":              false,
	"i_string_invalid_surrogate.json":                     false,
	"i_string_invalid_utf-8.json":                         false,
	"i_string_inverted_surrogates_U+1D11E.json":           false,
	"i_string_iso_latin_1.json":                           false,
	"i_string_lone_second_surrogate.json":                 false,
	"i_string_lone_utf8_continuation_byte.json":           false,
	"i_string_not_in_unicode_range.json":                  false,
	"i_string_overlong_sequence_2_bytes.json":             false,
	"i_string_overlong_sequence_6_bytes.json":             false,
	"i_string_overlong_sequence_6_bytes_null.json":        false,
	"i_string_truncated-utf-8.json":                       false,
	"i_string_utf16BE_no_BOM.json":                        false,
	"i_string_utf16LE_no_BOM.json":                        false,
	"i_structure_UTF-8_BOM_empty_object.json":             false,

	// Deeper than 64 levels.
	"i_structure_500_nested_arrays.json": false,
}

func TestJSONTestSuite(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(suite(t, "json-test-suite/test_parsing"), "*.json"))
	require.NoError(t, err)
	require.Len(t, files, 318)
	for _, file := range files {
		name := filepath.Base(file)
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		accepted, listed := suiteChoices[name]
		if !listed {
			require.NotEqual(t, byte('i'), name[0], "%s is not listed", name)
			accepted = name[0] == 'y'
		}

		raw, err := readTop(text, (*cursor).Raw)
		assert.Equal(t, accepted, err == nil, "%s: %v", name, err)
		if accepted {
			assert.Equal(t, strings.TrimSpace(string(text)), string(raw), name)
			checkAny(t, text)
		}
		assertSyntaxSame(t, name, text, err)
		if err := readArguments(`{"a":`+string(text)+`}`, func(r *cursor) { r.Raw() }); accepted {
			assert.NoError(t, err, name)
		} else {
			assert.Error(t, err, name)
		}
	}
}

// assertSyntaxSame demands that skipping a value, reading it as anything, and
// reading it as something else find the same fault.
func assertSyntaxSame(t *testing.T, name string, text []byte, want error) {
	t.Helper()
	_, skip := readTop(text, func(r *cursor) any { r.Skip(); return nil })
	_, anything := readTop(text, (*cursor).Any)
	_, integer := readTop(text, func(r *cursor) int { return r.Int(0, 1) })
	for _, err := range []error{skip, anything, integer} {
		if isFault(want) {
			assert.Equal(t, want, err, name)
		} else {
			assert.False(t, isFault(err), "%s: %v", name, err)
		}
	}
}

func isFault(err error) bool {
	return err != nil && (strings.HasPrefix(err.Error(), "The arguments are not valid JSON: ") ||
		strings.HasPrefix(err.Error(), "The arguments nest "))
}

// Where the contract differs from the suite's formats, which are those of the
// standard: a time without an offset is a time, and host names are those of
// RFC 1123, so that whether a label is good Punycode is not asked.
func formatException(f Format, text string) bool {
	switch f {
	case FormatTime:
		return text == "12:00:00" || text == "12:00:00.52"
	case FormatHostname:
		return strings.HasPrefix(strings.ToLower(text), "xn--")
	}
	return false
}

func TestJSONSchemaTestSuiteFormats(t *testing.T) {
	folder := suite(t, "json-schema-test-suite/tests/draft2020-12/optional/format")
	exceptions := 0
	for f := FormatDateTime; f.known(); f++ {
		text, err := os.ReadFile(filepath.Join(folder, f.String()+".json"))
		require.NoError(t, err)
		var groups []struct {
			Tests []struct {
				Description string
				Data        any
				Valid       bool
			}
		}
		require.NoError(t, json.Unmarshal(text, &groups))
		for _, g := range groups {
			for _, c := range g.Tests {
				s, ok := c.Data.(string)
				if !ok {
					continue // a format says nothing about other kinds
				}
				want := c.Valid
				if !want && formatException(f, s) {
					want = true
					exceptions++
				}
				assert.Equal(t, want, CheckFormat(f, s), "%v: %q: %s", f, s, c.Description)
				assert.Equal(t, want, complaint(jsonText(t, s), format(f)) == "", "%v: %q: %s", f, s, c.Description)
				checkTimes(t, f, s, want)
			}
		}
	}
	assert.Equal(t, 25, exceptions, "a stated exception is gone, or there is a new one")
}

// checkTimes demands that the readers of Go values take what their formats
// take.
func checkTimes(t *testing.T, f Format, s string, want bool) {
	t.Helper()
	read := map[Format]func(*cursor){FormatDateTime: anyTime, FormatDate: anyDate, FormatTime: anyClock}[f]
	if read != nil {
		assert.Equal(t, want, complaint(jsonText(t, s), read) == "", "%v: %q", f, s)
	}
	if f == FormatDuration && !want {
		assert.NotEmpty(t, complaint(jsonText(t, s), anyISO), "%q", s)
	}
}

func jsonText(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	require.NoError(t, err)
	return string(text)
}
