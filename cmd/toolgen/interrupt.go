package main

import (
	"errors"
	"os"
	"os/signal"
	"syscall"
)

var errInterrupted = errors.New("interrupted")

// uninterrupted runs what must not stop half-way, and tells afterwards whether the
// user wanted to: a folder is then as it was or as it is to be, and nothing
// temporary stays there.
func uninterrupted(f func() error) error {
	interrupts := make(chan os.Signal, 1)
	signal.Notify(interrupts, os.Interrupt, syscall.SIGTERM)
	err := f()
	signal.Stop(interrupts)
	select {
	case <-interrupts:
		return errors.Join(err, errInterrupted)
	default:
		return err
	}
}
