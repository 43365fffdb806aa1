package main

import (
	"io"
	"os"
	"runtime"
)

// A screen is what standard error is for the reader of diagnostics: excerpts and
// colours are for people before a terminal only. In a file or pipe the plain form
// stands, which other programs read.
type screen struct {
	terminal bool
	colour   bool
}

// screenOf decides what may be written to w. A terminal is coloured unless the
// user does not want colours (no-color.org) or it cannot show them.
func screenOf(w io.Writer, getenv func(string) string) screen {
	if !isTerminal(w) {
		return screen{}
	}
	return screen{terminal: true, colour: wantsColour(runtime.GOOS, getenv)}
}

func wantsColour(goos string, getenv func(string) string) bool {
	switch {
	case getenv("NO_COLOR") != "" || getenv("TERM") == "dumb":
		return false
	case goos == "windows":
		// A console of old shows escape sequences as they are. Windows
		// Terminal and the ports of Unix shells say that they are none.
		return getenv("WT_SESSION") != "" || getenv("TERM") != ""
	}
	return true
}

// isTerminal reports whether w is a character device other than the null device,
// which is near enough without asking the system for the properties of terminals.
func isTerminal(w io.Writer) bool {
	f, ok := w.(*os.File)
	if !ok {
		return false
	}
	info, err := f.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(info, null)
}
