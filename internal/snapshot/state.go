// Package snapshot describes what a run of toolgen rests on, so that the next
// run can tell whether anything changed: the folders of all modules that the go
// command reads from their place, by the content of every source in them, and
// the surroundings, which the go command itself names.
//
// It rests on what the go command rests on. The module cache and the standard
// library of a released Go are taken as fixed for a version of them, so that
// only those of their files are compared that were read by name. System headers
// and C libraries are seen when the go command's build cache is cleaned, which
// the go command asks of those who change them.
package snapshot

import (
	"crypto/sha256"
	"encoding/hex"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"time"
)

// A Sum stands for all that was compared. Equal sums mean equal content.
type Sum [sha256.Size]byte

// String is the sum in hexadecimal digits.
func (s Sum) String() string { return hex.EncodeToString(s[:]) }

// A State is what lay in some folders at one moment. Paths in it are free of
// symbolic links, so that a folder is in it once, however it is reached.
type State struct {
	entries map[string]entry
	folders map[string]time.Time // of the last change of their lists of files
	// names sums up what all files of a folder are called. It counts only in and
	// below a folder with a source that embeds files, of which the go command
	// asks that they be there.
	names  map[string]Sum
	embeds map[string]bool
}

// An entry is what a path leads to. What is compared between runs is the text
// alone; the time serves to see changes during a run that were undone.
type entry struct {
	what     string
	modified time.Time
}

// Sum is the same for two states whose folders cannot be told apart by their
// sources.
func (s *State) Sum() Sum {
	h := sha256.New()
	for _, path := range slices.Sorted(maps.Keys(s.entries)) {
		// No path holds the byte zero.
		io.WriteString(h, path+"\x00"+s.entries[path].what+"\x00")
	}
	for _, path := range slices.Sorted(maps.Keys(s.names)) {
		if s.embedded(path) {
			io.WriteString(h, path+"\x00"+s.names[path].String()+"\x00")
		}
	}
	return Sum(h.Sum(nil))
}

// embedded reports whether files of a folder may be embedded.
func (s *State) embedded(folder string) bool {
	for len(s.embeds) > 0 {
		if s.embeds[folder] {
			return true
		}
		above := filepath.Dir(folder)
		if above == folder {
			break
		}
		folder = above
	}
	return false
}

// Holds reports whether a folder was looked into.
func (s *State) Holds(folder string) bool {
	folder, err := filepath.EvalSymlinks(folder)
	if err != nil {
		return false
	}
	_, ok := s.folders[folder]
	return ok
}

// Became reports whether nothing happened between s and after but that the files
// of wrote got their content, or were removed where it is nil. A change that was
// undone in between, which a reader may have met, is seen by the times of files
// and of the folders that hold some.
func (s *State) Became(after *State, wrote map[string][]byte) bool {
	entries, written := maps.Clone(s.entries), map[string]bool{}
	for path, content := range wrote {
		folder, err := filepath.EvalSymlinks(filepath.Dir(path))
		if err != nil {
			return false
		}
		written[folder] = true
		path = filepath.Join(folder, filepath.Base(path))
		delete(entries, path)
		if content != nil {
			entries[path] = entry{what: contentOf(content), modified: after.entries[path].modified}
		}
	}
	if !maps.EqualFunc(entries, after.entries, entry.equal) {
		return false
	}
	for path := range entries {
		folder := filepath.Dir(path)
		if !written[folder] && !s.folders[folder].Equal(after.folders[folder]) {
			return false
		}
	}
	return true
}

func (e entry) equal(other entry) bool {
	return e.what == other.what && e.modified.Equal(other.modified)
}

func contentOf(b []byte) string { return "file " + Sum(sha256.Sum256(b)).String() }
