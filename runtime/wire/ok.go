package wire

// OK reports whether the value at offset at was what the caller asked for, if
// it is the value read last. Generated code asks where a value that was refused
// would do harm: it must not become the member of a set.
func (r *Reader) OK(at int) bool { return r.refusedAt != at && r.reason == "" }

// Accepted reports whether the value at offset at was what the caller asked for,
// and no check after that has noted anything about it, if it is the value read
// last. Only such a value is handed to a type's own method.
func (r *Reader) Accepted(at int) bool { return r.notedAt != at && r.reason == "" }
