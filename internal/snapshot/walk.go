package snapshot

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"time"
)

// Beyond these a state costs more than it can save, or the folders hold
// something else than sources.
const (
	maxNames = 100_000
	maxBytes = 256 << 20
)

// ErrTooMuch says that it is cheaper not to look.
var ErrTooMuch = errors.New("there is too much in the folders of these modules")

// Take records what lies in places: files by their content, folders whole. A
// place that is not there is recorded as that. What a link leads to is followed
// and recorded once. Its error says that the folders cannot be described.
func Take(places Places) (*State, error) {
	w := &walker{
		state: &State{entries: map[string]entry{}, folders: map[string]time.Time{}, names: map[string]Sum{}, embeds: map[string]bool{}},
		limit: make(chan struct{}, 2*runtime.GOMAXPROCS(0)),
		seen:  map[string]bool{},
	}
	for _, path := range places.Skip {
		if real, err := filepath.EvalSymlinks(path); err == nil {
			w.seen[real] = true
		}
	}
	for _, path := range places.Look {
		w.place(path)
	}
	w.wait.Wait()
	return w.state, w.err
}

// A walker looks into folders in parallel: most of its time it waits for the
// file system.
type walker struct {
	wait  sync.WaitGroup
	limit chan struct{} // of folders at a time

	mu    sync.Mutex // for all that follows
	state *State
	seen  map[string]bool // folders that need no look, or no other
	names int
	bytes int64
	err   error // the first
}

func (w *walker) fail(err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.err == nil {
		w.err = err
	}
}

func (w *walker) failed() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.err != nil
}

func (w *walker) put(path string, e entry) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.state.entries[path] = e
}

// place adds a folder or file that the caller named. That it is named, and where
// it leads, is part of the state.
func (w *walker) place(path string) {
	real, err := filepath.EvalSymlinks(path)
	if err == nil {
		var info fs.FileInfo
		if info, err = os.Stat(real); err == nil && info.IsDir() {
			w.put("place "+path, entry{what: "folder " + real})
			w.follow(real)
			return
		}
	}
	e, err := w.read(path)
	if err != nil {
		w.fail(err)
		return
	}
	w.put("place "+path, e)
}

// follow looks into a folder, unless it is or was looked into already. The path
// is free of links.
func (w *walker) follow(real string) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.seen[real] {
		return
	}
	w.seen[real] = true
	w.wait.Go(func() {
		w.limit <- struct{}{}
		defer func() { <-w.limit }()
		if w.failed() {
			return
		}
		if err := w.folder(real); err != nil {
			w.fail(err)
		}
	})
}

func (w *walker) folder(path string) error {
	// The time is taken first: what comes later shows in it.
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil // gone meanwhile, as temporary folders go
	}
	if err != nil {
		return err
	}
	list, err := os.ReadDir(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if errors.Is(err, fs.ErrPermission) {
		// The go command cannot read it either. That it can be read again is a
		// change.
		w.put(path, entry{what: "unreadable"})
		return nil
	}
	if err != nil {
		return err
	}
	if err := w.count(path, info.ModTime(), list); err != nil {
		return err
	}
	for _, e := range list {
		if err := w.child(filepath.Join(path, e.Name()), e); err != nil {
			return err
		}
	}
	return nil
}

func (w *walker) count(path string, modified time.Time, list []fs.DirEntry) error {
	h := sha256.New()
	for _, e := range list {
		io.WriteString(h, e.Name()+"\x00"+e.Type().String()+"\x00")
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.state.folders[path] = modified
	w.state.names[path] = Sum(h.Sum(nil))
	w.names += len(list)
	if w.names > maxNames {
		return ErrTooMuch
	}
	return nil
}

func (w *walker) child(path string, e fs.DirEntry) error {
	kind := e.Type()
	switch {
	case kind.IsDir():
		if !slices.Contains(versionControl, e.Name()) {
			w.follow(path)
		}
		return nil
	case kind&fs.ModeSymlink != 0:
		return w.link(path)
	case !isSource(e.Name()):
		return nil
	case !kind.IsRegular():
		// To read from a pipe would wait for somebody to write.
		w.put(path, entry{what: kind.String()})
		return nil
	}
	read, err := w.content(path)
	if err == nil {
		w.put(path, read)
	}
	return err
}

// link records where a link leads, and what is there. It may be a file that the
// go command does not read, and lie anywhere.
func (w *walker) link(path string) error {
	target, err := os.Readlink(path)
	if err != nil {
		return err
	}
	info, err := os.Stat(path)
	switch {
	case err != nil: // it leads nowhere, or to itself
		w.put(path, entry{what: fmt.Sprintf("link %q", target)})
		return nil
	case info.IsDir():
		real, err := filepath.EvalSymlinks(path)
		if err == nil {
			w.put(path, entry{what: fmt.Sprintf("link %q to %q", target, real)})
			w.follow(real)
		}
		return err
	case !isSource(filepath.Base(path)):
		return nil
	}
	e, err := w.read(path)
	e.what = fmt.Sprintf("link %q to %s", target, e.what)
	w.put(path, e)
	return err
}
