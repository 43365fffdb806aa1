package main

import (
	"crypto/rand"
	"os"
	"path/filepath"
	"time"
)

// write carries out the changes of one package.
func (c *command) write(changes []change) int {
	start := time.Now()
	if err := commit(changes); err != nil {
		return c.fail(err)
	}
	for _, ch := range changes {
		verb := "wrote"
		if ch.content == nil {
			verb = "removed"
		}
		c.trace("%s %s", verb, c.relative(ch.path))
	}
	if len(changes) > 0 {
		c.trace("changed %s in %v", counted(len(changes), "file"), since(start))
	}
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
			return err
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
	if ch.content == nil {
		return os.Remove(ch.path)
	}
	return os.Rename(temp, ch.path)
}

// stage writes the content of a change to a new file in the same folder, where
// a rename cannot cross file systems, under a name that the go command ignores.
// It is not made by os.CreateTemp, whose files only their owner can read: this
// way the system applies the user's umask.
func stage(ch change) (temp string, err error) {
	temp = filepath.Join(filepath.Dir(ch.path), ".toolgen-"+rand.Text())
	f, err := os.OpenFile(temp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, ch.mode)
	if err != nil {
		return "", err
	}
	_, err = f.Write(ch.content)
	if err == nil && !ch.missing {
		err = f.Chmod(ch.mode) // a file that was there keeps its permissions, whatever the umask
	}
	if closeErr := f.Close(); err == nil {
		err = closeErr
	}
	if err != nil {
		os.Remove(temp)
		return "", err
	}
	return temp, nil
}
