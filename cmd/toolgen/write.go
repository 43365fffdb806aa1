package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// write carries out the changes of one package.
func (c *command) write(changes []change) int {
	if len(changes) == 0 {
		return statusDone
	}
	start := time.Now()
	removeStrays(filepath.Dir(changes[0].path), start)
	err := uninterrupted(func() error { return commit(changes) })
	c.interrupted = errors.Is(err, errInterrupted)
	if err != nil {
		return c.fail(err)
	}
	for _, ch := range changes {
		verb := "wrote"
		if ch.content == nil {
			verb = "removed"
		}
		c.trace("%s %s", verb, c.relative(ch.path))
	}
	c.trace("changed %s in %v", counted(len(changes), "file"), since(start))
	return statusDone
}

// commit writes all files beside their places before it moves the first one
// there: a full disk then leaves the folder as it was, and no reader ever sees
// half a file. On a failure no temporary file stays behind.
func commit(changes []change) error {
	staged := make([]string, len(changes))
	defer func() {
		for _, temp := range staged {
			if temp != "" {
				os.Remove(temp) // what was moved is no longer there
			}
		}
	}()
	for i, ch := range changes {
		if ch.content == nil {
			continue
		}
		temp, err := stage(ch)
		if err != nil {
			return cannot("write", ch.path, err)
		}
		staged[i] = temp
	}
	for i, ch := range changes {
		if err := place(ch, staged[i]); err != nil {
			return err
		}
	}
	return nil
}

func place(ch change, temp string) error {
	if ch.content != nil {
		return cannot("write", ch.path, os.Rename(temp, ch.path))
	}
	err := os.Remove(ch.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil // another run was faster
	}
	return cannot("remove", ch.path, err)
}

// cannot says what could not be done, with the name of the file that the user
// knows instead of the temporary one. It is nil where err is.
func cannot(verb, path string, err error) error {
	var onPath *fs.PathError
	var onLink *os.LinkError
	switch {
	case err == nil:
		return nil
	case errors.As(err, &onPath):
		err = onPath.Err
	case errors.As(err, &onLink):
		err = onLink.Err
	}
	return fmt.Errorf("cannot %s %s: %w", verb, path, err)
}
