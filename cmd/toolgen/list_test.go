package main

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"

	"github.com/toolgen/toolgen/internal/model"
)

func TestDirectives(t *testing.T) {
	assert.Equal(t, "-", directives(&model.Tool{}))
	assert.Equal(t, "destructive, approval, permission orders.cancel, serial, repeatable, endsloop, timeout 1m30s, maxoutput 4096",
		directives(&model.Tool{
			Effect: "destructive", Approval: true, Permission: "orders.cancel", Serial: true, Repeatable: true,
			EndsLoop: true, Timeout: 90 * time.Second, MaxOutput: 4096,
		}))
}

func TestOpening(t *testing.T) {
	tests := []struct{ name, in, want string }{
		{"short", "Cancels an order.", "Cancels an order."},
		{"as long as fits", strings.Repeat("é", openingLength), strings.Repeat("é", openingLength)},
		{"cut between words", strings.Repeat("word ", 20), strings.TrimSpace(strings.Repeat("word ", 12)) + " …"},
		{"one long word", strings.Repeat("é", openingLength+1), strings.Repeat("é", openingLength) + "…"},
		{"a word that just fits", strings.Repeat("é", openingLength) + " more", strings.Repeat("é", openingLength) + " …"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, tt.want, opening(tt.in))
		})
	}
}
