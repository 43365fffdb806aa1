// Package uuid stands in for github.com/gofrs/uuid in the golden cases; see
// its neighbour google-uuid.
package uuid

import "errors"

// UUID is a UUID as RFC 9562 has it.
type UUID [16]byte

var errAsked = errors.New("the method of the UUID was asked")

// IsZero reports the UUID of nothing but zeros, for the tag's option omitzero.
func (u UUID) IsZero() bool { return u == UUID{} }

// MarshalText makes the type one with text methods, as the real one is.
func (u UUID) MarshalText() ([]byte, error) { return nil, errAsked }

// UnmarshalText is the other of them.
func (u *UUID) UnmarshalText([]byte) error { return errAsked }
