package wire

import (
	"net/netip"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// Package netip reads the same addresses, and zones beside.
func TestAddresses(t *testing.T) {
	text := rapid.OneOf(
		rapid.StringMatching(`([0-9]{1,3}\.){3}[0-9]{1,3}`),
		rapid.StringMatching(`(0|1|25[0-9]|00)?(\.(0|255|256|[0-9]{1,2})){2,4}\.?`),
		rapid.StringMatching(`([0-9a-fA-F]{0,4}:){0,8}[0-9a-fA-F]{0,5}`),
		rapid.StringMatching(`([0-9a-f]{1,4}:){0,4}:(:?[0-9a-f]{1,4}){0,4}`),
		rapid.StringMatching(`([0-9a-f]{1,4}:){0,5}(:[0-9a-f]{1,4}){0,5}:(1\.2\.3\.[0-9]{1,3}|4\.5)(:1)?`),
		rapid.StringMatching(`[0-9a-f:.%g]{0,20}`),
	)
	rapid.Check(t, func(t *rapid.T) {
		s := text.Draw(t, "text")
		a, err := netip.ParseAddr(s)
		require.Equal(t, err == nil && a.Is4(), isIPv4(s), "%q as IPv4", s)
		require.Equal(t, err == nil && a.Is6() && a.Zone() == "", isIPv6(s), "%q as IPv6", s)
	})
}
