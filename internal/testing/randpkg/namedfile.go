package randpkg

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// standard are the packages that a file may use, under their name behind "std".
var standard = []string{"context", "encoding/json", "iter", "net/netip", "net/url", "time"}

// fill spreads the declarations over files, which import what they use.
func (s *speller) fill(p *Package) {
	p.Files = map[string]string{}
	bodies := make([]string, 1+s.IntN(3))
	for i, d := range s.decls {
		bodies[i%len(bodies)] += "\n" + d + "\n"
	}
	for i, body := range bodies {
		p.Files[fmt.Sprintf("file%d.go", i)] = "package " + s.name + "\n\n" + strings.Join(s.imports(body), "") + body
	}
}

func (s *speller) imports(body string) []string {
	var out []string
	for path, alias := range s.aliases {
		if alias == "." && s.usesDotted(body, path) || alias != "." && qualifies(body, alias) {
			out = append(out, fmt.Sprintf("import %s %q\n", alias, path))
		}
	}
	for _, path := range standard {
		if alias := "std" + packageName(path); qualifies(body, alias) {
			out = append(out, fmt.Sprintf("import %s %q\n", alias, path))
		}
	}
	slices.Sort(out)
	return out
}

func qualifies(body, alias string) bool {
	return regexp.MustCompile(`(^|[^\pL\d_])` + alias + `\.`).MatchString(body)
}

// usesDotted looks for a name of a package that is imported with a dot.
func (s *speller) usesDotted(body, path string) bool {
	return slices.ContainsFunc(s.imported, func(o offer) bool {
		return o.pkg == path && regexp.MustCompile(`(\.\.\.|[^\pL\d_.])`+o.name+`($|[^\pL\d_])`).MatchString(body)
	})
}
