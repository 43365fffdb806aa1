package model

import "encoding/json"

// Dump is the package as indented JSON, stable from run to run: for tests, and
// for a look at what the generator understood.
func (p *Package) Dump() ([]byte, error) { return json.MarshalIndent(p, "", "  ") }
