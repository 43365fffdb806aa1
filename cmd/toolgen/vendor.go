package main

// What generated code may import. `go mod vendor` takes what the packages of the
// module and its tools import: with these among it, a module that has toolgen as
// a tool and vendors its dependencies builds as soon as it is generated for.
import (
	_ "github.com/toolgen/toolgen/runtime"
	_ "github.com/toolgen/toolgen/runtime/wire"
	_ "github.com/toolgen/toolgen/runtime/wire/pattern"
)
