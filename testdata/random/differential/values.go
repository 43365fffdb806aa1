package main

import (
	"encoding/json"
	"math"
	"math/rand/v2"
	"net/netip"
	"reflect"
	"strings"
)

// normalize makes of a value what encoding/json writes as the contract does:
// nil slices, maps and bytes are empty, and there is no negative zero. A field
// that leaves its zero value out stays as it is.
func normalize(v reflect.Value) {
	switch v.Kind() {
	case reflect.Float32, reflect.Float64:
		if v.Float() == 0 {
			v.SetFloat(0)
		}
	case reflect.Pointer:
		if !v.IsNil() {
			normalize(v.Elem())
		}
	case reflect.Slice:
		if v.IsNil() && v.Type() != reflect.TypeFor[json.RawMessage]() {
			v.Set(reflect.MakeSlice(v.Type(), 0, 0))
		}
		normalizeItems(v)
	case reflect.Array:
		normalizeItems(v)
	case reflect.Map:
		normalizeMap(v)
	case reflect.Struct:
		normalizeFields(v)
	}
}

func normalizeItems(v reflect.Value) {
	for i := range v.Len() {
		normalize(v.Index(i))
	}
}

func normalizeMap(v reflect.Value) {
	if v.IsNil() {
		v.Set(reflect.MakeMap(v.Type()))
	}
	for _, key := range v.MapKeys() {
		item := reflect.New(v.Type().Elem()).Elem()
		item.Set(v.MapIndex(key))
		normalize(item)
		v.SetMapIndex(key, item)
	}
}

func normalizeFields(v reflect.Value) {
	if v.Type() == reflect.TypeFor[netip.Addr]() {
		return
	}
	for i := range v.NumField() {
		_, options, _ := strings.Cut(v.Type().Field(i).Tag.Get("json"), ",")
		if f := v.Field(i); !strings.Contains(options, "omitzero") || !f.IsZero() {
			normalize(f)
		}
	}
}

var texts = []string{
	"", "a", "é", "\u2028", "\u2029", "<&>", "\"\\/", "\x00\x1f\x7f", "\b\f\n\r\t", "\xff", "a\xc0\xafb", "\xed\xa0\x80", "\ufffd", "\ufeff", "\U0001f600", "null", strings.Repeat("x", 100),
}

var floats = []float64{
	0, math.Copysign(0, -1), 1, -1, 0.1, 1e-6, 9.99e-7, 1e-7, 1e20, 1e21, 123456789e15, 1e-9, 1e-10, math.MaxFloat32, math.MaxFloat64, math.SmallestNonzeroFloat32, math.SmallestNonzeroFloat64,
	math.Pi, 1 << 53, 1<<53 + 2, 0.000001234, 100, 1e2, 3.4e38, 1.5e300, -2.5e-300,
}

// fill sets a value to a random one, zero values among them.
func fill(r *rand.Rand, v reflect.Value) {
	if r.IntN(8) == 0 {
		return
	}
	switch v.Addr().Interface().(type) {
	case *json.Number:
		v.SetString([]string{"0", "-0", "1.50", "1e400", "12345678901234567890"}[r.IntN(5)])
		return
	case *json.RawMessage:
		v.SetBytes([]byte([]string{"null", ` [1 , {"a":1.0}]`, `"<\u2028>"`, "-0"}[r.IntN(4)]))
		return
	case *netip.Addr:
		v.Set(reflect.ValueOf(netip.AddrFrom4([4]byte{byte(r.Uint32()), 0, 0, 1})))
		return
	}
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	case reflect.String:
		v.SetString(texts[r.IntN(len(texts))] + texts[r.IntN(len(texts))])
	case reflect.Float32, reflect.Float64:
		fillFloat(r, v)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(int64(r.Uint64()) >> r.IntN(64))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(r.Uint64() >> r.IntN(64))
	default:
		fillParts(r, v)
	}
}

// fillFloat sets some that JSON has no number for.
func fillFloat(r *rand.Rand, v reflect.Value) {
	f := floats[r.IntN(len(floats))]
	switch r.IntN(40) {
	case 0:
		f = math.NaN()
	case 1:
		f = math.Inf(1 - 2*r.IntN(2))
	case 2, 3, 4, 5, 6, 7, 8, 9:
		f = math.Float64frombits(r.Uint64())
		if v.Kind() == reflect.Float32 {
			f = float64(math.Float32frombits(r.Uint32()))
		}
	}
	v.SetFloat(f)
}

func fillParts(r *rand.Rand, v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(r, v.Elem())
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), r.IntN(4), 4))
		for i := range v.Len() {
			fill(r, v.Index(i))
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(r, v.Index(i))
		}
	case reflect.Map:
		v.Set(reflect.MakeMap(v.Type()))
		for range r.IntN(4) {
			item := reflect.New(v.Type().Elem()).Elem()
			fill(r, item)
			key := texts[r.IntN(9)] + texts[r.IntN(9)] // valid UTF-8, since keys that are written alike are a failure
			v.SetMapIndex(reflect.ValueOf(key).Convert(v.Type().Key()), item)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			fill(r, v.Field(i))
		}
	}
}
