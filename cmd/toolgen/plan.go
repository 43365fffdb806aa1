package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/model"
)

// A change is a file that differs from what the sources ask for.
type change struct {
	path    string // absolute
	old     []byte // what the file holds
	content []byte // what the file should hold; nil where it should not be there
	missing bool   // there is no file yet
	mode    fs.FileMode
}

// plan compares a package's folder with the files generated for it. stale are
// the paths of files there that bear the name of an output; those that are not
// generated any more are to go. An error means that nothing may be written in
// this folder; it names every file that stands in the way.
func plan(dir string, files []emit.File, stale []string) ([]change, error) {
	var changes []change
	var faults []error
	wanted := make(map[string]bool, len(files))
	for _, f := range files {
		path := filepath.Join(dir, f.Name)
		wanted[path] = true
		c, err := compare(path, f.Content)
		if err != nil {
			faults = append(faults, err)
		} else if c != nil {
			changes = append(changes, *c)
		}
	}
	for _, path := range slices.Sorted(slices.Values(stale)) {
		if wanted[path] {
			continue
		}
		old, err := os.ReadFile(path)
		switch {
		case errors.Is(err, fs.ErrNotExist): // another run was faster
		case err != nil:
			faults = append(faults, cannot("read", path, err))
		case isOurs(old):
			changes = append(changes, change{path: path, old: old})
		}
	}
	return changes, errors.Join(faults...)
}

// compare returns the change that gives the file at path this content, and nil
// where it has it: a file that is up to date keeps its time of modification, so
// that builds are not repeated.
//
// Line ends do not count. Git writes a carriage return at each where
// core.autocrlf is set, and takes it away again; to Go the two files are the same.
func compare(path string, content []byte) (*change, error) {
	old, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return compareMissing(path, content)
	}
	if info, statErr := os.Stat(path); statErr == nil && info.IsDir() {
		return nil, inTheWay(path, "it is a folder")
	}
	if err != nil {
		return nil, cannot("read", path, err)
	}
	if !isOurs(old) {
		return nil, inTheWay(path, fmt.Sprintf("its first line is not %q", model.OutputHeader))
	}
	if bytes.Equal(old, content) || bytes.Equal(bytes.ReplaceAll(old, []byte("\r\n"), []byte("\n")), content) {
		return nil, nil
	}
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return compareMissing(path, content)
	}
	if err != nil {
		return nil, err
	}
	return &change{path: path, old: old, content: content, mode: info.Mode().Perm()}, nil
}

// compareMissing is compare for a path at which no file could be opened. What is
// there a moment later another run has written, unless it is a link.
func compareMissing(path string, content []byte) (*change, error) {
	switch info, err := os.Lstat(path); {
	case err != nil:
		return &change{path: path, content: content, missing: true, mode: 0o666}, nil
	case info.Mode()&fs.ModeSymlink != 0:
		return nil, inTheWay(path, "it is a link to a file that is not there")
	}
	return compare(path, content)
}

// inTheWay is the error for what stands in the place of an output and is
// someone else's.
func inTheWay(path, why string) error {
	return fmt.Errorf("%s is in the way: toolgen did not write it (%s) and leaves it alone; rename or remove it, then run toolgen again", path, why)
}

// isOurs reports whether toolgen wrote this file: its first line is the header.
// A version control system may have put the opening marker of a conflict above
// it, or a carriage return at its end.
func isOurs(content []byte) bool {
	first, rest, _ := bytes.Cut(content, []byte("\n"))
	if bytes.HasPrefix(first, []byte("<<<<<<<")) {
		first, _, _ = bytes.Cut(rest, []byte("\n"))
	}
	return string(bytes.TrimSuffix(first, []byte("\r"))) == model.OutputHeader
}
