package wire

import (
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestTimes(t *testing.T) {
	at := func(offset int, year int, month time.Month, day, hour, minute, second, nanosecond int) time.Time {
		zone := time.UTC
		if offset != 0 {
			zone = time.FixedZone("", offset)
		}
		return time.Date(year, month, day, hour, minute, second, nanosecond, zone)
	}
	for text, want := range map[string]time.Time{
		"2024-01-15T10:00:00Z":                 at(0, 2024, 1, 15, 10, 0, 0, 0),
		"2024-01-15t10:00:00z":                 at(0, 2024, 1, 15, 10, 0, 0, 0),
		"2016-12-31T23:59:60Z":                 at(0, 2017, 1, 1, 0, 0, 0, 0),
		"1998-12-31T15:59:60.123-08:00":        at(-8*3600, 1998, 12, 31, 16, 0, 0, 123e6),
		"1985-04-12T00:59:59.999999999999999Z": at(0, 1985, 4, 12, 0, 59, 59, 999999999),
		"2024-02-29T00:00:00.5+01:30":          at(5400, 2024, 2, 29, 0, 0, 0, 5e8),
		"0000-01-01T00:00:00-00:00":            at(0, 0, 1, 1, 0, 0, 0, 0),
		"9999-12-31T23:59:59+23:59":            at(86340, 9999, 12, 31, 23, 59, 59, 0),
	} {
		got := read(t, `"`+text+`"`, (*cursor).Time)
		assert.Equal(t, want, got, text)
		assert.Equal(t, want.Location().String(), got.Location().String())
	}
	for _, text := range []string{
		"2024-01-15", "2024-01-15T9:00:00Z", "2024-01-15T10:00:00,5Z", "2024-01-15 10:00:00Z", "2024-02-30T00:00:00Z",
		"2024-01-15T10:00:00", "2024-01-15T10:00:00.Z", "2024-01-15T10:00:00+24:00", "2024-01-15T10:00:00+0100", "", " ",
		"2016-12-31T23:58:60Z", "2024-01-15T10:00:00Z ", "2024-01-15T10:00:00*01:00", "2024-13-01T00:00:00Z", "2024-00-01T00:00:00Z",
	} {
		assert.Equal(t, "Argument 'a' must be "+dateTimeText+".", complaint(`"`+text+`"`, anyTime), text)
	}
	assert.Equal(t, at(0, 2024, 2, 29, 0, 0, 0, 0), read(t, `"2024-02-29"`, (*cursor).Date))
	assert.Equal(t, at(0, 0, 1, 1, 9, 30, 0, 25e7), read(t, `"09:30:00.25"`, (*cursor).ClockTime))
	assert.Equal(t, at(3600, 0, 1, 1, 9, 30, 0, 0), read(t, `"09:30:00+01:00"`, (*cursor).ClockTime))
	assert.Equal(t, at(0, 0, 1, 2, 0, 0, 0, 0), read(t, `"23:59:60"`, (*cursor).ClockTime))
}

func TestWrittenTimes(t *testing.T) {
	v := time.Date(2026, 1, 31, 9, 30, 5, 120_000_000, time.FixedZone("X", -8*3600-30*60))
	assert.Equal(t, `"2026-01-31T09:30:05.12-08:30"`, written(t, (*Writer).Time, v))
	assert.Equal(t, `"2026-01-31"`, written(t, (*Writer).Date, v))
	assert.Equal(t, `"09:30:05.12-08:30"`, written(t, (*Writer).ClockTime, v))
	assert.Equal(t, `"2026-01-31T18:00:05.12Z"`, written(t, (*Writer).Time, v.UTC()))
	assert.Equal(t, `"0001-01-01T00:00:00Z"`, written(t, (*Writer).Time, time.Time{}))
	assert.Equal(t, `"0000-01-01T00:00:00.000000001Z"`, written(t, (*Writer).Time, time.Date(0, 1, 1, 0, 0, 0, 1, time.UTC)))

	const want = "the result has no RFC 3339 form"
	in := func(offset int) time.Time { return v.In(time.FixedZone("", offset)) }
	for _, bad := range []time.Time{in(3601), in(-86400), in(86400), v.AddDate(8000, 0, 0), v.AddDate(-2027, 0, 0)} {
		assert.Equal(t, want, unwritten(t, (*Writer).Time, bad))
	}
	assert.Equal(t, want, unwritten(t, (*Writer).Date, v.AddDate(8000, 0, 0)))
	assert.Equal(t, want, unwritten(t, (*Writer).ClockTime, in(59)))
	assert.Equal(t, `"2026-01-31"`, written(t, (*Writer).Date, in(-8*3600+1)))
}

func TestTimesComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seconds := rapid.Int64Range(-62167219200+86400, 253402300799-86400).Draw(t, "seconds") // years 0 to 9999
		zone := time.FixedZone("", rapid.IntRange(-1439, 1439).Draw(t, "minutes")*60)
		v := time.Unix(seconds, rapid.Int64Range(0, 999_999_999).Draw(t, "nanoseconds")).In(zone)
		text := new(Writer).Time(nil, v)
		got, err := readTop(text, (*cursor).Time)
		require.NoError(t, err)
		require.True(t, v.Equal(got))
		require.Equal(t, `"`+v.Format(time.RFC3339Nano)+`"`, string(text))
	})
}

func TestDurations(t *testing.T) {
	for text, want := range map[string]time.Duration{
		"00:00:00": 0, "-00:00:00": 0, "01:30:00": 90 * time.Minute, "-00:00:01": -time.Second, "99:99:99": 100*time.Hour + 40*time.Minute + 39*time.Second,
		"1.00:00:00": 24 * time.Hour, "000000000000000000000000001.00:00:00.5": 24*time.Hour + 500*time.Millisecond,
		"00:00:00.0000001": 100, "00:00:00.1234567": 123456700, "106751.23:47:16.8547758": 1<<63 - 1 - 7, "-106751.23:47:16.8547758": -(1<<63 - 1 - 7),
	} {
		assert.Equal(t, want, read(t, `"`+text+`"`, (*cursor).Duration), text)
	}
	for _, text := range []string{
		"", "1:30:00", "01:30", "01:30:00.", "01:30:00.12345678", "+01:30:00", "--01:30:00", ".01:30:00", "1.1.01:30:00", "01:3a:00", "1d", "3s", "PT1H",
		"99999999999999999999999.00:00:0", " 01:30:00", "01:30:00 ", "٠1:30:00", "1.-1:30:00",
	} {
		assert.Equal(t, "Argument 'a' must be a duration such as 01:30:00.", complaint(`"`+text+`"`, anyDuration), text)
	}
	for _, text := range []string{"106751.23:47:16.8547759", "-106751.23:47:16.8547759", "106751.24:00:00", "106752.00:00:00", "99999999999999999999999.00:00:00", "18446744073709551616.00:00:00"} {
		assert.Equal(t, "Argument 'a' must be a duration from -106751.23:47:16.8547758 to 106751.23:47:16.8547758, about 292 years.", complaint(`"`+text+`"`, anyDuration), text)
	}
	for want, v := range map[string]time.Duration{
		"00:00:00": 0, "01:30:00": 90 * time.Minute, "-00:00:00.5": -500 * time.Millisecond, "1.00:00:00": 24 * time.Hour,
		"00:00:00.0000001": 199, "106751.23:47:16.8547758": 1<<63 - 1, "-106751.23:47:16.8547758": -1 << 63, "00:00:01.1": 1100 * time.Millisecond,
	} {
		assert.Equal(t, `"`+want+`"`, written(t, (*Writer).Duration, v))
	}
	for _, v := range []time.Duration{99, -99, -1} {
		assert.Equal(t, `"00:00:00"`, written(t, (*Writer).Duration, v))
	}
}

func TestISODurations(t *testing.T) {
	for text, want := range map[string]time.Duration{
		"PT0S": 0, "P0D": 0, "PT1H30M": 90 * time.Minute, "P1DT12H": 36 * time.Hour, "P2W": 14 * 24 * time.Hour, "PT36H": 36 * time.Hour,
		"P01D": 24 * time.Hour, "P1DT2H3M4S": 26*time.Hour + 3*time.Minute + 4*time.Second, "PT9223372036S": 9223372036 * time.Second, "P106751DT23H47M16S": 9223372036 * time.Second,
	} {
		assert.Equal(t, want, read(t, `"`+text+`"`, (*cursor).ISODuration), text)
	}
	for _, text := range []string{
		"PT0.5S", "-PT1S", "P", "PT", "P1DT", "PT1H2S", "P1WT1H", "PW", "pt1h",
	} {
		assert.Equal(t, "Argument 'a' must be a duration such as PT1H30M.", complaint(`"`+text+`"`, anyISO), text)
	}
	for _, text := range []string{"P1Y", "P1M", "P0Y", "P1Y2M3DT4H5M6S", "P99999999999M99999999999D"} {
		assert.Equal(t, "Argument 'a' must be a duration in weeks, days, hours, minutes and seconds such as PT1H30M.", complaint(`"`+text+`"`, anyISO), text)
	}
	for _, text := range []string{"P106751DT23H47M17S", "PT9223372037S", "P106752D", "P99999999999D", "P99999999999999999999999999W"} {
		assert.Equal(t, "Argument 'a' must be a duration of at most P106751DT23H47M16S, about 292 years.", complaint(`"`+text+`"`, anyISO), text)
	}
	for want, v := range map[string]time.Duration{
		"PT0S": 0, "PT1H30M": 90 * time.Minute, "PT36H": 36 * time.Hour, "PT1H0M2S": time.Hour + 2*time.Second, "PT59S": 59*time.Second + 999*time.Millisecond,
		"PT2562047H47M16S": 1<<63 - 1, "PT2M": 2 * time.Minute,
	} {
		assert.Equal(t, `"`+want+`"`, written(t, (*Writer).ISODuration, v))
	}
	assert.Equal(t, `"PT0S"`, written(t, (*Writer).ISODuration, -time.Second+1))
	assert.Equal(t, "the result is negative, which RFC 3339 has no form for", unwritten(t, (*Writer).ISODuration, -time.Second))
}

func TestDurationsComeBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := time.Duration(rapid.Int64().Draw(t, "duration"))
		text := new(Writer).Duration(nil, v)
		require.Regexp(t, `^"-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d{1,7})?"$`, string(text))
		got, err := readTop(text, (*cursor).Duration)
		require.NoError(t, err)
		require.Equal(t, v/100*100, got)

		v = v &^ (-1 << 63)
		text = new(Writer).ISODuration(nil, v)
		require.True(t, CheckFormat(FormatDuration, string(text[1:len(text)-1])))
		got, err = readTop(text, (*cursor).ISODuration)
		require.NoError(t, err)
		require.Equal(t, v.Truncate(time.Second), got)
	})
}
