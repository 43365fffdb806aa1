// Package validate calls tools with a validator of JSON Schema before
// encoding/json, as programs do that keep both apart.
package validate

import (
	"bytes"
	"encoding/json"
	"strings"

	google "github.com/google/jsonschema-go/jsonschema"
	santhosh "github.com/santhosh-tekuri/jsonschema/v6"
)

// A Call takes the arguments of a call and returns its result, both as JSON text.
type Call func(arguments []byte) ([]byte, error)

// Santhosh returns a call that decodes the arguments to any, validates that by
// santhosh-tekuri/jsonschema, decodes them once more to their type, runs the
// function and encodes its result.
func Santhosh[In, Out any](schema string, run func(In) (Out, error)) (Call, error) {
	document, err := santhosh.UnmarshalJSON(strings.NewReader(schema))
	if err != nil {
		return nil, err
	}
	const name = "arguments.json"
	compiler := santhosh.NewCompiler()
	compiler.AssertFormat()
	if err := compiler.AddResource(name, document); err != nil {
		return nil, err
	}
	compiled, err := compiler.Compile(name)
	if err != nil {
		return nil, err
	}
	return func(arguments []byte) ([]byte, error) {
		var document any
		if err := json.Unmarshal(arguments, &document); err != nil {
			return nil, err
		}
		if err := compiled.Validate(document); err != nil {
			return nil, err
		}
		return decodeAndRun(arguments, run)
	}, nil
}

// Google returns a call that does the same with google/jsonschema-go, whose
// defaults it applies.
func Google[In, Out any](schema string, run func(In) (Out, error)) (Call, error) {
	var parsed google.Schema
	if err := json.Unmarshal([]byte(schema), &parsed); err != nil {
		return nil, err
	}
	resolved, err := parsed.Resolve(&google.ResolveOptions{ValidateDefaults: true})
	if err != nil {
		return nil, err
	}
	return func(arguments []byte) ([]byte, error) {
		document := map[string]any{}
		if err := json.Unmarshal(arguments, &document); err != nil {
			return nil, err
		}
		if err := resolved.ApplyDefaults(&document); err != nil {
			return nil, err
		}
		if err := resolved.Validate(document); err != nil {
			return nil, err
		}
		return decodeAndRun(arguments, run)
	}, nil
}

func decodeAndRun[In, Out any](arguments []byte, run func(In) (Out, error)) ([]byte, error) {
	var in In
	decoder := json.NewDecoder(bytes.NewReader(arguments))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&in); err != nil {
		return nil, err
	}
	out, err := run(in)
	if err != nil {
		return nil, err
	}
	return json.Marshal(out)
}
