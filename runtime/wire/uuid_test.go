package wire

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestUUIDs(t *testing.T) {
	want := [16]byte{0x12, 0x3e, 0x45, 0x67, 0xe8, 0x9b, 0x12, 0xd3, 0xa4, 0x56, 0x42, 0x66, 0x14, 0x17, 0x40, 0xff}
	const text = `"123e4567-e89b-12d3-a456-4266141740ff"`
	for _, value := range []string{text, `"123E4567-E89B-12D3-A456-4266141740FF"`, `"\u003123e4567-e89b-12d3-a456-4266141740fF"`} {
		assert.Equal(t, want, read(t, value, (*cursor).UUID), value)
	}
	assert.Equal(t, text, written(t, (*Writer).UUID, want))
	assert.Equal(t, `"00000000-0000-0000-0000-000000000000"`, written(t, (*Writer).UUID, [16]byte{}))
}

func TestWhatIsNoUUID(t *testing.T) {
	const expected = "Argument 'a' must be a UUID such as 123e4567-e89b-12d3-a456-426614174000"
	anyUUID := func(r *cursor) {
		assert.Zero(t, r.UUID())
		assert.False(t, r.Accepted())
	}
	for _, value := range []string{
		`""`, `"123e4567-e89b-12d3-a456-42661417400"`, `"123e4567-e89b-12d3-a456-4266141740000"`, `"123e4567e89b12d3a456426614174000"`,
		`"{123e4567-e89b-12d3-a456-426614174000}"`, `"urn:uuid:123e4567-e89b-12d3-a456-426614174000"`, `"123e4567-e89b-12d3-a456-42661417400g"`,
		`"123e456-7e89b-12d3-a456-426614174000"`, `"------------------------------------"`, `"123e4567-e89b-12d3-a456-42661417400\u00e9"`,
	} {
		assert.Equal(t, expected+".", complaint(value, anyUUID), value)
	}
	assert.Equal(t, expected+", not a number.", complaint(`5`, anyUUID))
	assert.Equal(t, expected+" or null, not a number.", complaint(`5`, func(r *cursor) { _ = r.Null() || r.UUID() == [16]byte{} }))
}
