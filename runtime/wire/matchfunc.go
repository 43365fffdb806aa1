package wire

// MatchFunc makes a function that matches texts a [Schema]'s Pattern.
type MatchFunc func(s string) bool

// Match calls f.
func (f MatchFunc) Match(s string) bool { return f(s) }
