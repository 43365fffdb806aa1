package fixes

// want +3 "OLT015: //tool:export stands apart from any declaration, so it has no effect; put it .*"

// Ship ships an order.
//tool:export

func Ship() {}

// want +3 "OLT015: //tool:enum stands apart from any declaration"

// Mode is how an order is sent.
//tool:enum open

type Mode string

const (
	ModeFast Mode = "fast"
	ModeSlow Mode = "slow"
)

// want +2 "OLT015: //tool:export stands apart from any declaration"

//tool:export

// Described is described: the comment would have to be moved into another one.
func Described() {}

// want +2 "OLT015: //tool:enum stands apart from any declaration"

//tool:enum open

func notOfAType() {}

var _ = 0 //tool:export // want "OLT001"

func nothing() {}
