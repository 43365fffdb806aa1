package main

// printDiff is -diff.
func (c *command) printDiff(changes []change) int {
	if len(changes) > 0 {
		return statusFaults
	}
	return statusDone
}
