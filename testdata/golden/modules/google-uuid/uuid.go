// Package uuid stands in for github.com/google/uuid in the golden cases, which
// run without a network: the type is known by its path, its name and its 16
// bytes, and its methods must not be asked.
package uuid

import "errors"

// UUID is a UUID as RFC 9562 has it.
type UUID [16]byte

// Nil is the UUID of nothing but zeros.
var Nil UUID

var errAsked = errors.New("the method of the UUID was asked")

// String is what package fmt would show.
func (u UUID) String() string { return errAsked.Error() }

// MarshalText makes the type one with text methods, as the real one is.
func (u UUID) MarshalText() ([]byte, error) { return nil, errAsked }

// UnmarshalText is the other of them.
func (u *UUID) UnmarshalText([]byte) error { return errAsked }
