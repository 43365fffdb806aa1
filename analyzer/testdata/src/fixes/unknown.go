package fixes

// want +4 "OLT015: there is no directive //tool:exprot; did you mean //tool:export.*"

// Weigh weighs an order.
//
//tool:exprot weigh_order
func Weigh() {}

// want +4 "OLT015: there is no directive //tool:timeot; did you mean //tool:timeout.*"

// Wait waits.
//
//tool:timeot forever
//tool:export
func Wait() {}

// want +4 "OLT015: there is no directive //tool:frobnicate"

// Pack packs.
//
//tool:frobnicate
//tool:export
func Pack() {}
