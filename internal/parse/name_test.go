package parse

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestToolName(t *testing.T) {
	for function, want := range map[string]string{
		"GetDocketAsync":   "get_docket",
		"HTTPRequest":      "http_request",
		"GetV2Items":       "get_v2_items",
		"SHA256Sum":        "sha256_sum",
		"ListUserIDsByOrg": "list_user_ids_by_org",
		"ParseURLs":        "parse_urls",
		"Async":            "async",
		"SubmitOrder":      "submit_order",
		"ID":               "id",
		"IDs":              "ids",
		"As":               "as",
		"GetAs":            "get_as",
		"snake_case":       "snake_case",
		"Two__Words":       "two_words",
		"_hidden":          "_hidden",
		"Trailing_":        "trailing_",
		"URLsAndIDs":       "urls_and_ids",
		"APIStatus":        "api_status",
		"ÉtatCivil":        "état_civil",
		"X":                "x",
		"GetHTTPSURL":      "get_httpsurl",
		"Utf8ToASCII":      "utf8_to_ascii",
		"":                 "",
	} {
		assert.Equal(t, want, toolName(function), function)
	}
}
