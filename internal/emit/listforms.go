package emit

import (
	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/runtime/provider"
)

// Providers are the names that //tool:providers takes, in the contract's order.
func Providers() []string { return []string{"anthropic", "openai", "gemini"} }

// Form returns the form of a tool for one of [Providers], with everything that it
// loses, the tool's name included. ok is false where the tool has no form, which
// Losses reports.
func Form(name string, t *model.Tool) (f provider.Form, ok bool) {
	f, err := form(name, t)
	if err != nil {
		return f, false
	}
	p, _ := provider.Named(name)
	if l, lost := provider.NameLoss(p, t.Name); lost {
		f.Lost = append([]provider.Loss{l}, f.Lost...)
	}
	return f, true
}
