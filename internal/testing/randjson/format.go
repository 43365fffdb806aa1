package randjson

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// formatted draws a text of a format, or nearly so: which of them are good is
// for the readers to say.
func formatted(r *rand.Rand, format string) string {
	switch format {
	case "date-time":
		return date(r) + pick(r, []string{"T", "T", "T", "t", " "}) + clock(r) + offset(r)
	case "date":
		return date(r)
	case "time":
		return clock(r) + pick(r, []string{offset(r), ""})
	case "duration":
		return isoDuration(r)
	case "email":
		return pick(r, locals) + "@" + pick(r, append(hosts, literals...))
	case "hostname":
		return pick(r, hosts)
	case "ipv4":
		return ipv4(r)
	case "ipv6":
		return ipv6(r)
	case "uri":
		return uri(r)
	case "uuid":
		return uuid(r)
	}
	return plainText(r, 5)
}

func date(r *rand.Rand) string {
	if oneIn(r, 3) {
		return pick(r, []string{"2024-02-29", "2023-02-29", "1900-02-29", "2000-02-29", "0000-01-01", "9999-12-31", "2026-04-31", "2026-00-10", "2026-13-01", "2026-1-01", "12026-01-01"})
	}
	return fmt.Sprintf("%04d-%02d-%02d", 1900+r.IntN(200), 1+r.IntN(12), 1+r.IntN(28))
}

func clock(r *rand.Rand) string {
	base := fmt.Sprintf("%02d:%02d:%02d", r.IntN(24), r.IntN(60), r.IntN(60))
	if oneIn(r, 4) {
		base = pick(r, []string{"23:59:60", "23:59:60", "00:29:60", "22:59:60", "12:30:60", "24:00:00", "23:60:00", "00:00:00", "9:00:00", "09:00"})
	}
	return base + pick(r, []string{"", "", "", ".5", ".123456789", ".1234567899", ".000", ".", ",5"})
}

func offset(r *rand.Rand) string {
	if oneIn(r, 2) {
		return pick(r, []string{"Z", "Z", "z"})
	}
	return pick(r, []string{"+00:00", "-00:00", "+01:00", "-08:00", "+05:30", "+00:30", "-23:59", "+23:59", "+24:00", "+01:60", "+1:00", "+0100", "−01:00", " Z", "ZZ"})
}

func isoDuration(r *rand.Rand) string {
	if oneIn(r, 3) {
		return pick(r, []string{"P", "PT", "P1W", "P1W1D", "P1Y", "P1Y2M3D", "P1Y3D", "P1YT1S", "PT1H30M", "PT1H1S", "P1DT", "pt1h", "PT1.5S", "-PT1H", "P1S", "PT0S", "P106751D", "P106752D", "PT9223372036S", "PT9223372037S", "P99999999999999999999W", "P1M", "PT1M"})
	}
	return fmt.Sprintf("P%dDT%dH%dM%dS", r.IntN(400), r.IntN(30), r.IntN(70), r.IntN(70))
}

var (
	label63 = strings.Repeat("a", 63)
	hosts   = []string{
		"example.com", "a", "a-b.c", "xn--bcher-kva.example", "1.2.3.4", "a1.2", "EXAMPLE.Com", "-a.b", "a-.b", "a..b", "a.", ".a", "a_b.c", "bücher.de", "",
		label63 + ".x", label63 + "a.x", strings.Repeat("a.", 126) + "b", strings.Repeat("a.", 126) + "bc", strings.Repeat("a.", 127) + "b", "a b", "a--b",
	}
	locals = []string{
		"ann", "a.b", "a+b", "!#$%&'*+-/=?^_`{|}~", `"a b"`, `"a\"b"`, `"a\\"`, `"a@b"`, `""`, `"a"b"`, ".a", "a.", "a..b", "", "a b", "é", `"é"`, "\"\t\"",
		strings.Repeat("a", 64), strings.Repeat("a", 65), `a\@b`, "a@b",
	}
	literals = []string{"[1.2.3.4]", "[01.2.3.4]", "[IPv6:::1]", "[ipv6:::1]", "[IPv6:1]", "[x-y:any]", "[x:a@b]", "[]", "[x:]", "[1.2.3]", "[1.2.3.4", "[x:a[b]"}
)

func ipv4(r *rand.Rand) string {
	if oneIn(r, 3) {
		return pick(r, []string{"0.0.0.0", "255.255.255.255", "256.1.1.1", "01.2.3.4", "1.2.3", "1.2.3.4.5", "1.2.3.4 ", "+1.2.3.4", "1..2.3", "١.2.3.4", "0x1.2.3.4", "1.2.3.4/8"})
	}
	return fmt.Sprintf("%d.%d.%d.%d", r.IntN(256), r.IntN(256), r.IntN(256), r.IntN(256))
}

func ipv6(r *rand.Rand) string {
	if oneIn(r, 2) {
		return pick(r, []string{
			"::", "::1", "1::", "fe80::1%eth0", "FE80::A", "::ffff:1.2.3.4", "1:2:3:4:5:6:7:8", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", "12345::", "::g", ":1", "1:",
			"1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:7:1.2.3.4", "::1.2.3", "::01.2.3.4", "1:2:3:4:5:6:7::", "::2:3:4:5:6:7:8", "1::3:4:5:6:7:8", "1:2:3:4::5:6:7:8", "1.2.3.4", "[::1]",
		})
	}
	return fmt.Sprintf("%x:%x::%x", r.IntN(65536), r.IntN(65536), r.IntN(65536))
}

// uri draws the parts one by one, good and bad ones.
func uri(r *rand.Rand) string {
	scheme := pick(r, []string{"http", "https", "urn", "mailto", "a+b-c.d", "X", "1a", "", "ht tp", "file"})
	hier := pick(r, []string{
		"", "b", "//h", "//h:80", "//h:", "//h:8a", "//u:p@h/%20", "//[::1]:80/x", "//[::1", "//[::1]x", "//[v1.a:b]/", "//[v1.]", "//[fe80::1%25en0]/", "//a@b@c", "///x", "//", "/a/b;c=d",
		"a:b", "%2", "%zz", "%41", "é", "a b", "a\\b", "a|b", "//é", "//%41", "a^b", "a`b", "{x}", "//h/a[b]", "//h//x", "\x7f", "\"", "<>", "//h%zz", "//1.2.3.4", "//h:99999999",
	})
	if !oneIn(r, 3) { // one part at a time
		scheme = "http"
		if oneIn(r, 2) {
			return scheme + ":" + hier
		}
	}
	return scheme + ":" + hier + pick(r, []string{"", "", "?q=1", "?", "?a?b/c", "?é", "?%", "?[x]"}) + pick(r, []string{"", "", "#f", "#", "#a#b", "#a?b/c", "#%zz", "#a b"})
}

func uuid(r *rand.Rand) string {
	if oneIn(r, 3) {
		return pick(r, []string{
			"123e4567-e89b-12d3-a456-426614174000", "123E4567-E89B-12D3-A456-426614174000", "{123e4567-e89b-12d3-a456-426614174000}", "urn:uuid:123e4567-e89b-12d3-a456-426614174000",
			"123e4567e89b12d3a456426614174000", "123e4567-e89b-12d3-a456-42661417400", "123e4567-e89b-12d3-a456-42661417400g", "00000000-0000-0000-0000-000000000000", "123e4567-e89b-12d3-a456-4266141740é",
		})
	}
	return fmt.Sprintf("%08x-%04x-%04x-%04x-%012x", r.Uint32(), r.IntN(65536), r.IntN(65536), r.IntN(65536), r.Uint64N(1<<48))
}
