package emit

import (
	"bytes"
	"errors"
	"fmt"
	"go/format"
	"go/parser"
	"go/token"
	"maps"
	"runtime"
	"slices"
	"strconv"
	"sync"

	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// partTools is how many tools a part holds: enough that the imports of a part
// cost nothing beside its tools, and few enough that a package of some dozens
// keeps all processors busy.
const partTools = 16

// Parts are the stretches of one file. Each is rendered and formatted as a Go
// file of its own, beside the others and beside the generator, because that is
// most of the time of a large package; jennifer's tree of a part is dropped
// then. Their imports are merged in the end.
type parts struct {
	all   []*part
	slots chan struct{} // held by those that are being rendered
	wait  sync.WaitGroup
}

type part struct {
	body    []byte            // formatted declarations without blank lines around them
	imports map[string]string // by path: the name it is imported under, "" for its own
	err     error
}

func newParts() *parts {
	return &parts{slots: make(chan struct{}, runtime.GOMAXPROCS(0))}
}

// add renders a file, which must not change any more, as the next part. It
// blocks while all processors have a part already.
func (p *parts) add(f *jen.File) {
	next := &part{}
	p.all = append(p.all, next)
	p.slots <- struct{}{}
	p.wait.Go(func() {
		next.err = next.render(f)
		<-p.slots
	})
}

func (p *part) render(f *jen.File) error {
	f.NoFormat = true
	var raw bytes.Buffer
	if err := f.Render(&raw); err != nil {
		return err
	}
	text, err := format.Source(raw.Bytes())
	if err != nil {
		return err
	}
	fset := token.NewFileSet()
	head, err := parser.ParseFile(fset, "", text, parser.ImportsOnly)
	if err != nil {
		return err
	}
	end := head.Name.End()
	for _, d := range head.Decls {
		end = d.End()
	}
	p.imports = map[string]string{}
	for _, spec := range head.Imports {
		name := ""
		if spec.Name != nil {
			name = spec.Name.Name
		}
		path, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			return err
		}
		p.imports[path] = name
	}
	p.body = bytes.Trim(text[fset.Position(end).Offset:], "\n")
	return nil
}

// join waits for all parts and gives the text of the file.
func (p *parts) join(pkgName string) ([]byte, error) {
	p.wait.Wait()
	imports := map[string]string{}
	size := 4 << 10 // for what stands above the parts
	var errs []error
	for _, part := range p.all {
		size += len(part.body) + len("\n\n")
		errs = append(errs, part.err)
		maps.Copy(imports, part.imports)
	}
	if err := errors.Join(errs...); err != nil {
		return nil, err
	}
	var b bytes.Buffer
	b.Grow(size)
	fmt.Fprintf(&b, "%s\n\npackage %s\n", model.OutputHeader, pkgName)
	writeImports(&b, imports)
	for _, part := range p.all {
		if len(part.body) > 0 {
			fmt.Fprintf(&b, "\n%s\n", part.body)
		}
	}
	return b.Bytes(), nil
}

// writeImports writes an import declaration as gofmt has it.
func writeImports(b *bytes.Buffer, imports map[string]string) {
	var specs []string
	for _, path := range slices.Sorted(maps.Keys(imports)) {
		spec := strconv.Quote(path)
		if name := imports[path]; name != "" {
			spec = name + " " + spec
		}
		specs = append(specs, spec)
	}
	switch len(specs) {
	case 0:
	case 1:
		fmt.Fprintf(b, "\nimport %s\n", specs[0])
	default:
		b.WriteString("\nimport (\n")
		for _, spec := range specs {
			fmt.Fprintf(b, "\t%s\n", spec)
		}
		b.WriteString(")\n")
	}
}
