package snapshot

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"
)

// read gives what a path leads to, which may be anything.
func (w *walker) read(path string) (entry, error) {
	info, err := os.Stat(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return entry{what: "missing"}, nil
	case errors.Is(err, fs.ErrPermission):
		return entry{what: "unreadable"}, nil
	case err != nil:
		return entry{}, err
	case !info.Mode().IsRegular():
		return entry{what: info.Mode().Type().String()}, nil
	}
	return w.content(path)
}

// content reads a regular file, as long as it is when it is opened.
func (w *walker) content(path string) (entry, error) {
	f, err := os.Open(path)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return entry{what: "missing"}, nil
	case errors.Is(err, fs.ErrPermission):
		return entry{what: "unreadable"}, nil
	case err != nil:
		return entry{}, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return entry{}, err
	}
	if err := w.weigh(info.Size()); err != nil {
		return entry{}, err
	}
	buffer := buffers.Get().(*[]byte)
	defer buffers.Put(buffer)
	*buffer = slices.Grow((*buffer)[:0], int(info.Size()))[:info.Size()]
	if _, err := io.ReadFull(f, *buffer); err != nil {
		return entry{}, err
	}
	if filepath.Ext(path) == ".go" && bytes.Contains(*buffer, []byte("//go:embed")) {
		w.mu.Lock()
		w.state.embeds[filepath.Dir(path)] = true
		w.mu.Unlock()
	}
	return entry{what: contentOf(*buffer), modified: info.ModTime()}, nil
}

// buffers hold one file each while it is read.
var buffers = sync.Pool{New: func() any { return new([]byte) }}

func (w *walker) weigh(size int64) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.bytes += size; w.bytes > maxBytes {
		return ErrTooMuch
	}
	return nil
}
