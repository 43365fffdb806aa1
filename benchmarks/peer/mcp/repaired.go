package mcp

import (
	"encoding/json"

	"github.com/google/jsonschema-go/jsonschema"
	segment "github.com/segmentio/encoding/json"
)

// Repaired returns a call that does what the typed handler of go-sdk v1.8.0 does,
// with the same three decodings, two validations and three encodings, but decodes
// from the text itself instead of through a Decoder with a buffer of 32 KB each
// time: the SDK as it would be after a repair of one line.
func Repaired[In, Out any](t Tool[In, Out]) (Call, error) {
	in, err := resolved(t.InputSchema)
	if err != nil {
		return nil, err
	}
	out, err := resolved(t.OutputSchema)
	if err != nil {
		return nil, err
	}
	return func(arguments []byte) ([]byte, error) {
		checked, err := applied(in, arguments)
		if err != nil {
			return nil, err
		}
		var args In
		if err := decoded(checked, &args); err != nil {
			return nil, err
		}
		result, err := t.Run(args)
		if err != nil {
			return nil, err
		}
		text, err := json.Marshal(result)
		if err != nil {
			return nil, err
		}
		return applied(out, text)
	}, nil
}

func resolved(text string) (*jsonschema.Resolved, error) {
	var schema jsonschema.Schema
	if err := json.Unmarshal([]byte(text), &schema); err != nil {
		return nil, err
	}
	return schema.Resolve(&jsonschema.ResolveOptions{ValidateDefaults: true})
}

// applied is text with the schema's defaults, checked by it.
func applied(schema *jsonschema.Resolved, text []byte) ([]byte, error) {
	members := map[string]any{}
	if err := decoded(text, &members); err != nil {
		return nil, err
	}
	var value any = members
	if err := schema.ApplyDefaults(&value); err != nil {
		return nil, err
	}
	if err := schema.Validate(&value); err != nil {
		return nil, err
	}
	return json.Marshal(value)
}

func decoded(text []byte, into any) error {
	_, err := segment.Parse(text, into, segment.DontMatchCaseInsensitiveStructFields)
	return err
}
