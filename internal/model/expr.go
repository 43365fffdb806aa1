package model

import "strconv"

// ExprKind is the closed set of forms of a Go type expression.
type ExprKind uint8

// The forms of an expression.
const (
	ExprNone      ExprKind = iota
	ExprName               // Name, predeclared or of the generated file's package
	ExprQualified          // PkgName.Name of the package PkgPath
	ExprPointer            // *Args[0]
	ExprSlice              // []Args[0]
	ExprArray              // [Len]Args[0]
	ExprMap                // map[Args[0]]Args[1]
	ExprStruct             // struct{ Fields }
	ExprAny                // any
)

// Expr is a Go type expression, or a constant's name, independent of how the
// generated file imports the packages in it.
type Expr struct {
	Kind    ExprKind
	Name    string      `json:",omitempty"`
	PkgPath string      `json:",omitempty"`
	PkgName string      `json:",omitempty"`
	Len     int64       `json:",omitempty"`
	Args    []Expr      `json:",omitempty"` // operands, or the type arguments of a name
	Fields  []ExprField `json:",omitempty"`
}

// ExprField is one field of a struct literal type.
type ExprField struct {
	Name     string
	Embedded bool `json:",omitempty"`
	Type     Expr
	Tag      string `json:",omitempty"`
}

// Key is a text that is equal for two expressions exactly where they spell the
// same type. rune and int32 differ, as do byte and uint8.
func (e Expr) Key() string { return string(e.appendKey(nil)) }

func (e Expr) appendKey(b []byte) []byte {
	switch e.Kind {
	case ExprName, ExprAny:
		b = append(b, e.Name...)
	case ExprQualified:
		b = append(append(append(b, e.PkgPath...), '.'), e.Name...)
	case ExprPointer:
		b = append(b, '*')
	case ExprSlice:
		b = append(b, "[]"...)
	case ExprArray:
		b = append(strconv.AppendInt(append(b, '['), e.Len, 10), ']')
	case ExprMap:
		b = append(b, "map"...)
	case ExprStruct:
		return e.appendFields(b)
	}
	return appendKeys(b, e.Args)
}

func appendKeys(b []byte, args []Expr) []byte {
	for i, a := range args {
		b = append(b, "[,"[min(i, 1)])
		b = a.appendKey(b)
	}
	if len(args) > 0 {
		b = append(b, ']')
	}
	return b
}

func (e Expr) appendFields(b []byte) []byte {
	b = append(b, "struct{"...)
	for _, f := range e.Fields {
		if !f.Embedded {
			b = append(append(b, f.Name...), ' ')
		}
		b = f.Type.appendKey(b)
		b = append(strconv.AppendQuote(b, f.Tag), ';')
	}
	return append(b, '}')
}
