package diag

import (
	"path"
	"runtime"
	"strings"
)

// Relative returns a path as it is shown everywhere: relative to dir where it
// lies below it, else as it is, because a chain of "../" would be harder to read
// and to click. Separators are slashes.
func Relative(dir, file string) string {
	return relative(dir, file, runtime.GOOS == "windows")
}

// relative is [Relative] for either kind of paths. It does not rest on package
// filepath, so that every system can test what Windows shows.
func relative(dir, file string, windows bool) string {
	if windows {
		dir, file = strings.ReplaceAll(dir, `\`, "/"), strings.ReplaceAll(file, `\`, "/")
	}
	if file == "" {
		return ""
	}
	if rest, below := cutFolder(cleaned(dir), cleaned(file), windows); below {
		return rest
	}
	return file
}

// cutFolder takes a folder from the beginning of a path. Windows does not care
// for case, and spells a drive one way here and another way there.
func cutFolder(dir, file string, windows bool) (string, bool) {
	if dir == file {
		return ".", true
	}
	if dir == "." && !path.IsAbs(file) {
		return file, file != ".." && !strings.HasPrefix(file, "../")
	}
	dir = strings.TrimSuffix(dir, "/") + "/"
	if len(file) <= len(dir) {
		return "", false
	}
	begins := file[:len(dir)] == dir || windows && strings.EqualFold(file[:len(dir)], dir)
	return file[len(dir):], begins
}

// cleaned is path.Clean, which keeps the two slashes that a share of Windows
// (\\server\share) begins with.
func cleaned(p string) string {
	if strings.HasPrefix(p, "//") {
		return "/" + path.Clean(p)
	}
	return path.Clean(p)
}
