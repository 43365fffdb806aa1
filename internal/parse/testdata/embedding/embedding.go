// Package embedding holds structs whose fields meet through embedding. Which of
// them encoding/json sees, and in which order, is what toolgen has to see too.
package embedding

import "time"

// The parts that the others embed.
type (
	A      struct{ X, Y int }
	B      struct{ X, Z int }
	Tagged struct {
		X int `json:"X"`
	}
	Renamed struct {
		Deep int `json:"X"`
	}
	Word    string
	words   []string
	hidden  struct{ H int }
	private struct{ p int }
	Skipped struct {
		S int `json:"-"`
		T int `json:"-,"`
	}
	Alias      = A
	Box[T any] struct{ In T }
	Same       A
	DeepA      struct{ A }
	DeepB      struct{ B }
	DeeperA    struct{ DeepA }
	Left       struct{ Bottom }
	Right      struct{ Bottom }
	Bottom     struct{ Q int }
)

// The structs under test; toolgen reads the parameters of these functions.
type (
	Plain    struct{ A }
	Pointed  struct{ *A }
	ByAlias  struct{ Alias }
	Generic  struct{ Box[string] }
	Shadowed struct {
		A
		X string
	}
	Ambiguous struct {
		A
		B
	}
	TaggedWins struct {
		A
		Tagged
	}
	TwoTagged struct {
		A
		Tagged
		Renamed
	}
	DeeperLoses struct {
		DeepA
		B
	}
	HiddenByAmbiguity struct {
		A
		B
		DeeperA
	}
	NamedEmbedded struct {
		A `json:"a"`
		B
	}
	SkippedEmbedded struct {
		A `json:"-"`
		B
	}
	OptionsOnly struct {
		A `json:",omitempty"`
	}
	OfWord    struct{ Word }
	OfPointer struct{ *Word }
	OfWords   struct {
		words
		V int
	}
	OfHidden  struct{ hidden }
	OfPrivate struct {
		private
		V int
	}
	OfSkipped struct{ Skipped }
	OfSame    struct {
		A
		Same
	}
	Diamond struct {
		Left
		Right
	}
	OneSided struct {
		Left
		Bottom
	}
	InvalidName struct {
		V int `json:"a\"b"`
		W int `json:"a b"`
		X int `json:"größe"`
		Y int `json:"a,b"`
	}
	Interleaved struct {
		First int
		A
		Middle int
		*B
		Z    string
		Last int
	}
	Literal struct {
		A
		L struct{ B }
	}
	OfTime struct {
		At time.Time
		Word
	}
)

// Values are all of them, with every pointer set.
func Values() []any {
	w := Word("w")
	return []any{
		Plain{}, Pointed{&A{}}, ByAlias{}, Generic{}, Shadowed{}, Ambiguous{}, TaggedWins{}, TwoTagged{}, DeeperLoses{},
		HiddenByAmbiguity{}, NamedEmbedded{}, SkippedEmbedded{}, OptionsOnly{A{1, 2}}, OfWord{}, OfPointer{&w}, OfWords{},
		OfHidden{}, OfPrivate{}, OfSkipped{}, OfSame{}, Diamond{}, OneSided{}, InvalidName{},
		Interleaved{B: &B{}}, Literal{}, OfTime{},
	}
}
