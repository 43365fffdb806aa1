package diag

import (
	"net/url"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestArtifact(t *testing.T) {
	tests := []struct{ name, uri string }{
		{"a.go", "a.go"},
		{"sub/50% é #1?.go", "sub/50%25%20%C3%A9%20%231%3F.go"},
		{"a:b.go", "a%3Ab.go"},
		{"a:b/c:d.go", "a%3Ab/c:d.go"},
		{`a\b.go`, "a%5Cb.go"},
		{"/w/a b.go", "file:///w/a%20b.go"},
		{"C:/w/a b.go", "file:///C:/w/a%20b.go"},
		{"c:/a.go", "file:///c:/a.go"},
		{"//server/share/a.go", "file://server/share/a.go"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			got := artifact(tt.name)
			assert.Equal(t, tt.uri, got.URI)
			parsed, err := url.Parse(got.URI)
			require.NoError(t, err)
			if rooted(tt.name) {
				assert.Equal(t, "file", parsed.Scheme)
				assert.Empty(t, got.URIBaseID)
			} else {
				assert.Empty(t, parsed.Scheme)
				assert.Equal(t, tt.name, parsed.Path)
				assert.Equal(t, "%SRCROOT%", got.URIBaseID)
			}
		})
	}
}
