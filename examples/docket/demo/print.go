package main

import (
	"io"
	"strings"

	toolrt "github.com/toolgen/toolgen/runtime"
)

// width is the widest line in bytes, so that the demo fits a screen.
const width = 120

// indent stands before what belongs to the line above.
const indent = "   "

// A printer writes until the first failure, which it keeps.
type printer struct {
	w   io.Writer
	err error
}

// tool writes what a model is told of a tool, one property a line.
func (p *printer) tool(t toolrt.Tool) {
	p.write("", t.Name+": "+t.Description)
	for part := range strings.SplitSeq(properties(t.InputSchema), "\n") {
		p.write(" ", part)
	}
}

// call writes a call and, below it, what became of it.
func (p *printer) call(tool, arguments string, result toolrt.Result) {
	p.write("", "> "+tool+" "+arguments)
	mark := "= "
	if result.IsError {
		mark = "! "
	}
	for part := range strings.SplitSeq(result.Text(), "\n") {
		p.write(" "+mark, part)
	}
}

// write writes one line, or several where it is too wide.
func (p *printer) write(first, line string) {
	for _, part := range fold(first+line, width) {
		if p.err == nil {
			_, p.err = io.WriteString(p.w, part+"\n")
		}
	}
}

// properties breaks the text of a tool's input schema before each property and
// after the last one: those stand in the second level of braces.
func properties(schema string) string {
	var b strings.Builder
	depth, inString := 0, false
	for i := 0; i < len(schema); i++ {
		c := schema[i]
		switch {
		case c == '\\':
			b.WriteByte(c)
			i++
			c = schema[i] // an escaped quote ends no string
		case c == '"':
			inString = !inString
		case inString:
		case c == '{':
			depth++
		case c == '}':
			if depth == 2 {
				b.WriteByte('\n')
			}
			depth--
		}
		b.WriteByte(c)
		if depth == 2 && !inString && (c == '{' || c == ',') {
			b.WriteString("\n  ")
		}
	}
	return b.String()
}

// fold breaks a line after commas and spaces into parts that are no wider than
// limit where that is possible, all but the first of them indented.
func fold(line string, limit int) []string {
	var parts []string
	for len(line) > limit {
		end := strings.LastIndexAny(line[len(indent):limit], ", ") + 1
		if end == 0 {
			break
		}
		parts = append(parts, strings.TrimRight(line[:len(indent)+end], " "))
		line = indent + line[len(indent)+end:]
	}
	return append(parts, line)
}
