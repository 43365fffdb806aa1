package wire

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// What the public suites leave out.
func TestFormats(t *testing.T) {
	for _, c := range []struct {
		f    Format
		good []string
		bad  []string
	}{
		{FormatDuration, []string{"P1Y", "P1M2D"}, []string{"P1Y1D", "P1H", "PT1D", "P1YT1W"}},
		{FormatEmail, []string{`"\""@b.c`, `"a\ b"@b`, "a@[x-y:anything]", "a@[x:b@c]", `"a@["@[x:@]`, "a+b@1.2.3", strings.Repeat("a", 64) + "@b"},
			[]string{"", "@", "a@", "a@b_c", "a@[]", "a@[x:]", "a@[x:a b]", "a@[-x:y]", `"@b`, `"a"b"@c`, `"a\"@b`, "\"\x01\"@b", "é@b", "a@é", "a@[IPv6:1]", "a@[1.2.3.4", "a@]", "a[x:y]",
				strings.Repeat("a", 65) + "@b", "a@b.", "a@-b"}},
		{FormatHostname, []string{"a", "1.2", strings.Repeat("a.", 126) + "b"}, []string{"a..b", strings.Repeat("a.", 126) + "bc", strings.Repeat("a.", 127) + "b", "a b", "é"}},
		{FormatIPv4, nil, []string{"::1", "01.2.3.4"}},
		{FormatIPv6, []string{"::ffff:1.2.3.4", "FE80::1"}, []string{"fe80::1%eth0", "1.2.3.4", "::1.2.3.4.5", ""}},
		{FormatURI, []string{"a:", "a:b", "http://", "http://h:", "http://h:80?q#f", "http://[v1.a:b]/", "http://[::1]:80", "file:///x", "urn:a:b?+c", "a://u:p@h/%20"},
			[]string{"", ":", "http://h:8a", "http://[::1]x", "http://[::1]:x", "http://[::1", "http://[v.a]", "http://[v1.]", "http://[v1.%20]", "http://[vg.a]", "http://a@b@c", "a:b#c#d", "a:\x00", "a:é", "a:%2", "http://[fe80::1%25eth0]/"}},
		{FormatUUID, nil, []string{"{123e4567-e89b-12d3-a456-426614174000}", "123e4567e89b12d3a456426614174000", "123e4567-e89b-12d3-a456-42661417400g"}},
		{FormatDateTime, nil, []string{"2024-01-15T10:00:00+01:60", "2024-01-15T10:00:00+1:00"}},
		{Format(0), []string{"", "anything"}, nil},
		{Format(200), []string{"anything"}, nil},
	} {
		for _, s := range c.good {
			assert.True(t, CheckFormat(c.f, s), "%v: %q", c.f, s)
		}
		for _, s := range c.bad {
			assert.False(t, CheckFormat(c.f, s), "%v: %q", c.f, s)
		}
	}
}

func TestFormatNames(t *testing.T) {
	names := []string{"date-time", "date", "time", "duration", "email", "hostname", "ipv4", "ipv6", "uri", "uuid"}
	assert.Equal(t, names, FormatNames())
	for i, name := range names {
		f, ok := ParseFormat(name)
		assert.True(t, ok)
		assert.Equal(t, FormatDateTime+Format(i), f)
		assert.Equal(t, name, f.String())
		// The example in the message must itself be good.
		_, example, found := strings.Cut(formats[f].expected, " such as ")
		assert.True(t, found)
		assert.True(t, CheckFormat(f, example), example)
	}
	for _, name := range []string{"", "idn-email", "Date"} {
		_, ok := ParseFormat(name)
		assert.False(t, ok)
	}
	assert.Empty(t, Format(0).String())
	assert.Empty(t, Format(99).String())
}
