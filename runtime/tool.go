package runtime

import (
	"context"
	"time"
)

// A Tool is one function that a model may call: what the model is told of it,
// what a program may want to know before it runs it, and how it is run.
// The zero value of every field but Name, InputSchema and Bind is a default.
type Tool struct {
	// Name is what the model calls the tool by: 1 to 64 of the characters
	// A–Z, a–z, 0–9, '_' and '-'.
	Name string
	// Description is what the model is told of the tool.
	Description string
	// InputSchema is the JSON Schema (2020-12) of the arguments, as JSON text:
	// an object. Bind accepts what it allows.
	InputSchema string
	// OutputSchema is the JSON Schema of the JSON part of the result; "" for
	// a tool whose result is text, parts, or nothing in particular.
	OutputSchema string
	// Forms holds rewritings of InputSchema for single providers, made at
	// generate time; often none.
	Forms []Form
	// Source says where the tool comes from: "" for code, else for instance
	// the name of an MCP server.
	Source string

	// EndsLoop says that the result of the tool ends the model's loop, and is
	// its typed result ([Result.Value]).
	EndsLoop bool
	// Approval says that a person must approve each call.
	Approval bool
	// Serial says that the tool never runs beside another call of one batch.
	Serial bool
	// Repeatable says that the same call twice does no harm.
	Repeatable bool
	// Effect says what a call does to the world.
	Effect Effect
	// Permission is what the authorizer is asked for; "" for none.
	Permission string
	// Timeout is how long a call may take, the checking of its arguments not
	// counted; 0 means without limit.
	Timeout time.Duration
	// MaxOutput is the largest result in bytes, 64 or more; 0 means without
	// limit. A longer text ends in a note such as "[120 bytes omitted]", longer
	// JSON becomes {"truncated":true,"omittedBytes":120,"content":"…"} with the
	// beginning of its text, and what follows is left out. Of a tool with an
	// output schema that is an error result.
	MaxOutput int

	// Bind checks the arguments of a call and returns the call ready to run.
	// Its error is an *ArgumentError for arguments that do not fit. Bind has no
	// effect on the world, and calls of it may overlap.
	Bind func(call *Call) (Run, error)
}

// A Run runs one call that has been bound. Its error is the tool's own failure;
// the model is shown its text. With an error only the Usage of the Result counts.
type Run func(ctx context.Context) (Result, error)

// A Form is a schema rewritten for one provider.
type Form struct {
	Provider Provider
	Schema   string // JSON text, an object
	Strict   bool   // whether the provider may be told to hold the model to it
}

// A Provider names the model provider whose answer a call is. Providers take
// different liberties with a schema, and a binder knows them by this.
type Provider uint8

// The providers. ProviderUnset stands for the contract itself, without liberties.
const (
	ProviderUnset Provider = iota
	ProviderAnthropic
	ProviderOpenAI
	ProviderGemini
)

var providerNames = [...]string{"", "anthropic", "openai", "gemini"}

// String returns the name of the provider as the directive //tool:providers
// writes it, "" for ProviderUnset.
func (p Provider) String() string { return nameOf(providerNames[:], uint8(p), "provider") }

// An Effect is what a call of a tool does to the world.
type Effect uint8

// The effects, from nothing said to the farthest reaching.
const (
	EffectUnset       Effect = iota // nothing is known
	EffectRead                      // only reads
	EffectWrite                     // changes what can be changed back
	EffectDestructive               // destroys
	EffectExternal                  // reaches beyond this system
)

var effectNames = [...]string{"", "read", "write", "destructive", "external"}

// String returns the name of the effect as the directive //tool:effect writes
// it, "" for EffectUnset.
func (e Effect) String() string { return nameOf(effectNames[:], uint8(e), "effect") }
