package runtime

import "math"

// A Usage is one line of what a call spent.
type Usage struct {
	Unit       string  // "tokens", "seconds", "characters", "images"
	Quantity   float64 // in Unit; finite, not negative
	CostMicros int64   // in millionths of Currency; 0 when unknown
	Currency   string  // ISO 4217, such as "EUR"; needed where CostMicros is not 0
	Estimated  bool    // whether the numbers are an estimate
}

// counts reports whether the line can be added up with others.
func (u Usage) counts() bool {
	finite := u.Quantity >= 0 && !math.IsInf(u.Quantity, 1) // NaN fails the comparison
	priced := u.CostMicros == 0 || u.CostMicros > 0 && u.Currency != ""
	return u.Unit != "" && finite && priced
}

// AddUsage books one line of what the call spends; it comes back in
// [Result.Usage] on every path. It may be called from several goroutines.
//
// It returns false, and books nothing, for a line that cannot count (no unit; a
// quantity that is negative or not finite; a negative cost; a cost without
// currency) and when the call has ended or never was one of a registry: c may
// be nil. A call has ended when Invoke has answered and the body has returned,
// so that a body which the registry no longer waits for can still report.
func (c *Call) AddUsage(u Usage) bool {
	if c == nil || c.state == nil || !u.counts() {
		return false
	}
	return c.state.addUsage(u)
}
