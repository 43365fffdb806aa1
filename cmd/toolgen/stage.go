package main

import (
	"crypto/rand"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// temporary is what the names of files begin with that are to be moved to their
// places. The go command ignores them.
const temporary = ".toolgen-"

// stage writes the content of a change to a new file in the same folder, where
// a rename cannot cross file systems. It is not made by os.CreateTemp, whose
// files only their owner can read: this way the system applies the user's umask.
func stage(ch change) (temp string, err error) {
	temp = filepath.Join(filepath.Dir(ch.path), temporary+rand.Text())
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

// strayAge is the age at which a temporary file is taken for that of a run that
// was killed. A run that lives moves its own within moments.
const strayAge = time.Hour

// removeStrays removes the temporary files that killed runs left in a folder. It
// is done in passing, so what keeps it from that does not matter.
func removeStrays(dir string, now time.Time) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return
	}
	for _, e := range entries {
		random, ok := strings.CutPrefix(e.Name(), temporary)
		if !ok || len(random) != len(rand.Text()) || !e.Type().IsRegular() {
			continue
		}
		if info, err := e.Info(); err == nil && now.Sub(info.ModTime()) > strayAge {
			os.Remove(filepath.Join(dir, e.Name()))
		}
	}
}
