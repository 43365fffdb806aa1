package fixes

// want +3 "OLT015: this comment looks like a directive and is none; write //tool:export"

// FindOrder finds an order.
// tool:exprot find_order
func FindOrder() {}

// want +4 "OLT015: this comment looks .* write //tool:timeout"
// want +9 "OLT015: this comment looks .* write //tool:export"

// Cancel cancels an order.
// Tool: timeout 30s
// It cannot be undone.
//
// Parameters:
//   - id: which one
//
// tool: export
func Cancel(id string) {}

// Order is an order.
type Order struct {
	// want +3 "OLT015: this comment looks .* write //tool:field"

	// ID names it.
	// tool:field minLength=1
	ID string
}

// want +4 "OLT015: this comment looks .* write //tool:param"

// Show shows an order.
//
// tool:param id minimum
//
//tool:export
func Show(
	// want +2 "OLT015: this comment looks .* write //tool:param"

	// tool:param description="which one"
	id string,
) {
}
