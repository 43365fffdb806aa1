package parse

import (
	"go/token"
	"os"

	"github.com/toolgen/toolgen/internal/diag"
)

// An Analysis is what a pass found.
type Analysis struct {
	*Package
	loader *loader
}

// Pos gives a range as positions of the pass's file set. A file that nobody has
// parsed yet is added to the set. An end that is not known is [token.NoPos], and
// so is the whole of a range whose file cannot be read.
func (a *Analysis) Pos(r diag.Range) (pos, end token.Pos) {
	f := a.loader.tokenFile(r.File)
	if f == nil {
		if f = a.loader.addFile(r.File); f == nil {
			return token.NoPos, token.NoPos
		}
	}
	if r.EndLine > 0 {
		end = posIn(f, r.EndLine, r.EndColumn)
	}
	return posIn(f, r.Line, r.Column), end
}

// posIn is a position by line and column, both from 1; 0 stands for the first.
func posIn(f *token.File, line, column int) token.Pos {
	start := f.LineStart(min(max(line, 1), f.LineCount()))
	return min(start+token.Pos(max(column, 1)-1), token.Pos(f.Base()+f.Size()))
}

// addFile adds the lines of a file to the file set.
func (l *loader) addFile(name string) *token.File {
	src, err := os.ReadFile(name)
	if err != nil {
		return nil
	}
	f := l.fset.AddFile(name, -1, len(src))
	f.SetLinesForContent(src)
	l.tokenFiles[name] = f
	return f
}
