package parse

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"slices"

	"github.com/toolgen/toolgen/internal/diag"
)

// adjusted adds to findings the places that //line comments give, which are only
// shown.
func (l *loader) adjusted(list diag.List) diag.List {
	var out diag.List
	for _, d := range list.All() {
		d.Adjusted = l.adjust(d.Range)
		out.Add(d)
	}
	return out
}

// adjust is the place that a //line comment gives to the start of a range, and
// "" where there is none. Its file is named from the folder of the real one, as
// the comment has it.
func (l *loader) adjust(r diag.Range) string {
	f := l.tokenFile(r.File)
	if f == nil || r.Line < 1 || r.Line > f.LineCount() {
		return ""
	}
	p := f.PositionFor(f.LineStart(r.Line)+token.Pos(r.Column-1), true)
	if p.Filename == r.File && p.Line == r.Line {
		return ""
	}
	p.Filename = diag.Relative(filepath.Dir(r.File), p.Filename)
	return p.String()
}

// tokenFile finds the positions of a file that has been parsed. The file set
// knows other files of that name, made up by the reader of export data.
func (l *loader) tokenFile(name string) *token.File {
	if l.tokenFiles == nil {
		l.tokenFiles = map[string]*token.File{}
		for _, r := range l.fromSource {
			for _, f := range slices.Concat(r.files, r.others) {
				l.addTokenFile(f.name, f.ast)
			}
		}
	}
	if l.tokenFiles[name] == nil {
		l.addTokenFile(name, l.sources.parsed[name])
	}
	return l.tokenFiles[name]
}

func (l *loader) addTokenFile(name string, f *ast.File) {
	if f != nil {
		l.tokenFiles[name] = l.fset.File(f.FileStart)
	}
}
