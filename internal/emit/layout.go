package emit

import (
	"go/token"
	"slices"
	"strconv"
	"strings"

	"github.com/toolgen/toolgen/internal/model"
)

// A toolList is what one generated function returns: the tools of the package's
// functions, or of one receiver's methods.
type toolList struct {
	receiver *model.Receiver // nil for functions
	runs     []*toolRun      // in source order
}

// A toolRun is the tools that follow each other in a list and stand in files of
// one constraint, so that one function returns all of them.
type toolRun struct {
	list    *toolList
	build   *model.Build // nil for tools of every build
	method  string       // of the type toolgenBuild; "" for tools of every build
	tools   []*model.Tool
	exports []*model.Export // of the build, whether this one or not
}

// A placedTool is a tool in its place in the source.
type placedTool struct {
	tool   *model.Tool // nil for one of another build
	export *model.Export
	build  *model.Build
}

// layout gives the lists of the file of every build. It rests on the syntax of
// all builds and on tools of every build, so that each build lays out the same.
func layout(p *model.Package) []*toolList {
	var lists []*toolList
	var functions *toolList
	methods := map[string]*toolList{}
	for _, t := range placedTools(p) {
		list := functions
		switch r := t.receiver(); {
		case r != nil && methods[r.Type] == nil:
			list = &toolList{receiver: r}
			methods[r.Type] = list
			lists = append(lists, list)
		case r != nil:
			list = methods[r.Type]
		case functions == nil:
			list = &toolList{}
			functions = list
		}
		list.add(t)
	}
	if functions != nil {
		lists = slices.Insert(lists, 0, functions)
	}
	nameMethods(lists)
	return lists
}

// placedTools are the tools of every build, and what the lists of these hold of
// others, in source order.
func placedTools(p *model.Package) []placedTool {
	var all []placedTool
	byPos := map[model.Pos]*model.Tool{}
	for _, t := range p.Tools {
		if t.Constraint == "" {
			all = append(all, placedTool{tool: t})
		} else {
			byPos[t.Pos] = t
		}
	}
	if len(p.Builds) == 0 {
		return all
	}
	for _, b := range p.Builds {
		for _, e := range b.Exports {
			if !b.Owns(e.Receiver) {
				all = append(all, placedTool{tool: byPos[e.Pos], export: e, build: b})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b placedTool) int { return a.pos().Compare(b.pos()) })
	return all
}

func (t placedTool) receiver() *model.Receiver {
	if t.export != nil {
		return t.export.Receiver
	}
	return t.tool.Receiver
}

func (t placedTool) pos() model.Pos {
	if t.export != nil {
		return t.export.Pos
	}
	return t.tool.Pos
}

func (l *toolList) add(t placedTool) {
	if n := len(l.runs); n == 0 || l.runs[n-1].build != t.build {
		l.runs = append(l.runs, &toolRun{list: l, build: t.build})
	}
	run := l.runs[len(l.runs)-1]
	if t.tool != nil {
		run.tools = append(run.tools, t.tool)
	}
	if t.export != nil {
		run.exports = append(run.exports, t.export)
	}
}

// runsByBuild are the runs of each build, in the order of the lists.
func runsByBuild(lists []*toolList) map[*model.Build][]*toolRun {
	runs := map[*model.Build][]*toolRun{}
	for _, l := range lists {
		for _, run := range l.runs {
			if run.build != nil {
				runs[run.build] = append(runs[run.build], run)
			}
		}
	}
	return runs
}

// nameMethods names the runs of builds: windows, linuxAmd64, windowsStore, and
// with a number where a name is in use.
func nameMethods(lists []*toolList) {
	taken := map[string]bool{}
	for _, l := range lists {
		for _, run := range l.runs {
			if run.build == nil {
				continue
			}
			want := methodWord(run.build.Slug, l.receiver)
			run.method = want
			for i := 2; taken[run.method]; i++ {
				run.method = want + strconv.Itoa(i)
			}
			taken[run.method] = true
		}
	}
}

// methodWord is a slug, and a receiver's name if there is one, as one word. A
// slug may begin with a digit, as that of 386 does, be a keyword, or with a
// receiver's name make that of the type whose methods these are.
func methodWord(slug string, r *model.Receiver) string {
	words := strings.FieldsFunc(slug, func(c rune) bool { return c == '_' })
	if r != nil {
		words = append(words, r.Type)
	}
	for i, w := range words[1:] {
		words[i+1] = model.Title(w)
	}
	name := strings.Join(words, "")
	if !token.IsIdentifier(name) || strings.HasPrefix(name, "toolgen") {
		return "build" + model.Title(name)
	}
	return name
}
