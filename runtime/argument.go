package runtime

import "github.com/toolgen/toolgen/runtime/wire"

// An ArgumentError holds everything that is wrong with the arguments of a call.
// A Bind returns it, and the model is shown its text, one problem a line.
type ArgumentError = wire.ArgumentError

// A Problem is one thing that is wrong with the arguments of a call: where
// (Path, such as items[2].qty) and what (Message, a whole sentence).
type Problem = wire.Problem
