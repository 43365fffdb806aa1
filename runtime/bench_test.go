package runtime

import (
	"bytes"
	"testing"
	"time"
)

func BenchmarkInvoke(b *testing.B) {
	quick := tool("quick", textRun("ok"))
	timed := quick
	timed.Name, timed.Timeout = "timed", time.Hour
	r := registry(b, quick, timed)
	for _, name := range []string{"quick", "timed"} {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				if result, err := r.Invoke(b.Context(), Call{Tool: name}); err != nil || result.IsError {
					b.Fatal(result.Text(), err)
				}
			}
		})
	}
}

func BenchmarkFingerprint(b *testing.B) {
	call := Call{Tool: "add", Arguments: bytes.Join([][]byte{[]byte(`{"a":"`), bytes.Repeat([]byte("x"), 4000), []byte(`"}`)}, nil)}
	b.SetBytes(int64(len(call.Arguments)))
	b.ReportAllocs()
	for b.Loop() {
		call.Fingerprint()
	}
}
