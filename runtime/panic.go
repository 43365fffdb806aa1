package runtime

import "strconv"

// panicText describes the value of a panic to a model: "panic: message". The
// message is what the value says of itself, as error, Stringer, text or number;
// any other value would be a Go type or an address to a model, and is left out.
func panicText(v any) string {
	if message := panicMessage(v); message != "" {
		return "panic: " + message
	}
	return "panic"
}

func panicMessage(v any) string {
	switch v := v.(type) {
	case error:
		return errorText(v)
	case interface{ String() string }:
		return guardedText(v.String)
	case string:
		return validText(v)
	case bool:
		return strconv.FormatBool(v)
	}
	return numberText(v)
}

// numberText writes the built-in numbers, "" for anything else.
func numberText(v any) string {
	switch v := v.(type) {
	case int:
		return strconv.Itoa(v)
	case int8:
		return strconv.Itoa(int(v))
	case int16:
		return strconv.Itoa(int(v))
	case int32:
		return strconv.Itoa(int(v))
	case int64:
		return strconv.FormatInt(v, 10)
	case uint:
		return strconv.FormatUint(uint64(v), 10)
	case uint8:
		return strconv.Itoa(int(v))
	case uint16:
		return strconv.Itoa(int(v))
	case uint32:
		return strconv.FormatUint(uint64(v), 10)
	case uint64:
		return strconv.FormatUint(v, 10)
	case float32:
		return strconv.FormatFloat(float64(v), 'g', -1, 32)
	case float64:
		return strconv.FormatFloat(v, 'g', -1, 64)
	}
	return ""
}

// errorText returns the text of an error that someone else's code made, as
// valid UTF-8.
func errorText(err error) string { return guardedText(err.Error) }

// guardedText calls a method that says what a value is. Such methods panic more
// often than others, the nil pointer that was returned as an error above all.
func guardedText(text func() string) (s string) {
	defer func() {
		if recover() != nil {
			s = "the message cannot be read"
		}
	}()
	return validText(text())
}
