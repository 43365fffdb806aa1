package parse

import "github.com/toolgen/toolgen/runtime/wire"

// nearest is the declared name that a stranger was probably meant to be. It is
// the rule by which a model is helped too, so it lives in one place.
func nearest(name string, among []string) (string, bool) { return wire.Nearest(name, among) }
