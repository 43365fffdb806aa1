package wire

// OK reports whether the value read last was what the caller asked for.
// Generated code asks where a value that was refused would do harm: it must
// not become the member of a set.
func (r *Reader) OK() bool { return r.ok }
