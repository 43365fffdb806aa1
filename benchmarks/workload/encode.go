package workload

import "github.com/toolgen/toolgen/runtime/wire"

// AppendOrder appends an order as the tool order writes it, with the generated
// code alone: a call would write the result into a buffer of its own.
func AppendOrder(buf []byte, o *Order) ([]byte, error) {
	var w wire.Writer
	return w.Done(toolgenWriteOrder(&w, buf, o))
}
