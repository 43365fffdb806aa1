// Package docket is a court's docket that a model can look things up in: the
// first example of toolgen. The tools are in tools.go, the code that lets a
// model call them in zz_toolgen.go, which is generated:
//
//	go run ./cmd/toolgen ./examples/docket
package docket

import "time"

// NumberPattern is what a docket number looks like. Directives name it as
// @NumberPattern, so that it stands in one place.
const NumberPattern = "^[0-9]{2}-[0-9]{4}$"

// A Court is where a case is heard. As a string type with constants it is an
// enum of their values.
type Court string

// The courts.
const (
	CourtDistrict Court = "district"
	CourtAppeals  Court = "appeals"
	CourtSupreme  Court = "supreme"
)

// A Status says how far a case has come. As an integer type with constants it
// is an enum of their names: Open, Stayed and Closed.
type Status int

// The statuses.
const (
	StatusOpen Status = iota + 1
	StatusStayed
	StatusClosed
)

// A Role is the side that a party is on.
type Role string

// The roles.
const (
	RolePlaintiff  Role = "plaintiff"
	RoleDefendant  Role = "defendant"
	RoleIntervenor Role = "intervenor"
)

// A Docket is the record of one case.
type Docket struct {
	// Number is the docket number: the year of filing and a serial number, such as 24-0117.
	//
	//tool:field pattern=@NumberPattern
	Number string `json:"number"`
	// the court that hears the case
	Court Court `json:"court"`
	// the names of the first plaintiff and the first defendant
	Title string `json:"title"`
	// how far the case has come
	//
	//tool:field default=Open
	Status Status `json:"status"`
	// when the case was filed
	Filed time.Time `json:"filed"`
	// the judge who hears the case; null until one is assigned
	//
	//tool:field optional
	Judge *Judge `json:"judge"`
	// everyone who is a party to the case
	//
	//tool:field minItems=1 maxItems=50
	Parties []Party `json:"parties"`
	// the hearings that are set, earliest first
	Hearings []Hearing `json:"hearings,omitempty"`
}

// A Judge hears cases.
type Judge struct {
	// the judge's surname
	Name string `json:"name"`
	// the number of the judge's chambers
	Chambers uint16 `json:"chambers,omitempty"`
}

// A Party is a person or company that a case is about.
type Party struct {
	// the party's full name
	Name string `json:"name"`
	// the side that the party is on
	Role Role `json:"role"`
}

// A Hearing is a session of the court on one case.
type Hearing struct {
	// when the hearing begins
	At time.Time `json:"at"`
	// how long the courtroom is set aside for it
	Length time.Duration `json:"length"`
	// the courtroom: a wing A to D and a number
	//
	//tool:field pattern="^[A-D][0-9]{1,2}$"
	Room string `json:"room"`
}

// end is the moment at which the courtroom is free again.
func (h Hearing) end() time.Time { return h.At.Add(h.Length) }

// A Summary is one line of a list of dockets.
type Summary struct {
	// the docket number
	Number string `json:"number"`
	// the names of the first plaintiff and the first defendant
	Title string `json:"title"`
	// how far the case has come
	Status Status `json:"status"`
}
