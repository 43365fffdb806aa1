package diag

import (
	"net/url"
	"strings"
)

// artifact returns the place of a file that is named relative to the root, or by
// an absolute path where it lies elsewhere. Separators are slashes.
func artifact(name string) sarifArtifactLocation {
	if !rooted(name) {
		return sarifArtifactLocation{URI: escapePath(name), URIBaseID: sourceRoot}
	}
	if share, ok := strings.CutPrefix(name, "//"); ok {
		return sarifArtifactLocation{URI: "file://" + escapePath(share)} // \\server\share of Windows
	}
	return sarifArtifactLocation{URI: "file:///" + escapePath(strings.TrimPrefix(name, "/"))}
}

// rooted reports whether a name is an absolute path of any system: a run under
// Windows names files elsewhere as C:/folder/file.go.
func rooted(name string) bool {
	drive := len(name) > 2 && name[1:3] == ":/" && (name[0]|0x20 >= 'a' && name[0]|0x20 <= 'z')
	return drive || strings.HasPrefix(name, "/")
}

// escapePath percent-encodes a path by RFC 3986. A colon is encoded too where it
// could be taken for the end of a scheme.
func escapePath(path string) string {
	escaped := (&url.URL{Path: path}).EscapedPath()
	if first, rest, _ := strings.Cut(escaped, "/"); strings.Contains(first, ":") && !rooted(path) {
		escaped = strings.ReplaceAll(first, ":", "%3A")
		if strings.Contains(path, "/") {
			escaped += "/" + rest
		}
	}
	return escaped
}
