package parse

import (
	"go/ast"
	"go/build/constraint"
	"maps"
	"path/filepath"
	"slices"

	"github.com/toolgen/toolgen/internal/model"
	"github.com/toolgen/toolgen/internal/parse/buildtag"
	"github.com/toolgen/toolgen/internal/parse/directive"
)

// Elsewhere is an output for tools of files that the loaded build does not hold.
type Elsewhere struct {
	Build  *model.Build
	Path   string // of the output, absolute
	Source string // the first of the files, absolute
	// Env and Tags ask the go command for a build with these files, such as
	// GOOS=windows and edge. Both are empty where that is the build without tags,
	// or none is known.
	Env  []string
	Tags string
}

// A buildFiles is what the files under one constraint hold, while it is being
// read.
type buildFiles struct {
	*model.Build
	constraint constraint.Expr
}

// key is a file's constraint as models have it: "" for a file of every build.
func (f *file) key() string {
	if f.constraint == nil {
		return ""
	}
	return f.constraint.String()
}

// ignored reports whether a file asks for the tag ignore, which by custom stands
// for no build at all.
func (f *file) ignored() bool { return buildtag.Requires(f.constraint, "ignore") }

// outside says why a file is in no build of the package, and "" for one that is.
func (r *root) outside(f *file) string {
	name := r.packageName()
	switch {
	case f.ast != nil && f.ast.Name.Name != "" && f.ast.Name.Name != name:
		return "of package " + f.ast.Name.Name + ", and its folder holds package " + name
	case f.ignored():
		return "that every build ignores"
	case f.constraint == nil:
		return ""
	}
	if f.possible == nil {
		_, ok, certain := buildtag.Find(f.constraint, buildtag.Current())
		possible := ok || !certain
		f.possible = &possible
	}
	if !*f.possible {
		return "that no build can hold: " + f.key()
	}
	return ""
}

// constraints are those of the files that not every build holds.
func (r *root) constraints() map[*ast.File]string {
	all := map[*ast.File]string{}
	for _, f := range slices.Concat(r.files, r.others) {
		if f.ast != nil && f.constraint != nil {
			all[f.ast] = f.key()
		}
	}
	return all
}

// programConstraint is met by the builds that have any file of a program: "" for a
// program that every build has, and for other packages, whose importers need the
// functions that return tools in every build. A build without any file of a program
// has no main function either, and must not get one of its files from us.
func (r *root) programConstraint() string {
	if r.packageName() != "main" {
		return ""
	}
	keys := map[string]constraint.Expr{}
	for _, f := range r.inPackage() {
		switch {
		case f.test || r.outside(f) != "":
		case f.constraint == nil:
			return ""
		default:
			keys[f.key()] = f.constraint
		}
	}
	var either constraint.Expr
	for _, key := range slices.Sorted(maps.Keys(keys)) {
		either = buildtag.Or(either, keys[key])
	}
	if either == nil {
		return ""
	}
	return either.String()
}

// otherBuilds reads a function of a file that this build does not hold. What is
// refused here is refused in every build, so that the outcome does not depend on
// where toolgen runs.
func (rd *reader) otherBuilds(f *file, fd *ast.FuncDecl) {
	export := find(rd.directives(fd.Doc, directive.OnFunc), "export")
	if export == nil || !rd.callable(f, fd, export) || rd.generic(fd) {
		return
	}
	rd.export(f, fd)
	t := &model.Tool{
		Func: fd.Name.Name, Name: nameOf(fd, export), Constraint: f.key(),
		Receiver: rd.syntacticReceiver(f, fd), Pos: pos(rd.span(fd.Name.Pos(), fd.Name.End())),
	}
	rd.checkName(t, fd, export)
	rd.unbuilt = append(rd.unbuilt, t)
}

// export adds a function to the build of its file.
func (rd *reader) export(f *file, fd *ast.FuncDecl) {
	if f.constraint == nil {
		return
	}
	key := f.key()
	b := rd.builds[key]
	if b == nil {
		here := slices.Contains(rd.root.files, f)
		b = &buildFiles{&model.Build{Constraint: key, Slug: buildtag.Slug(f.constraint), Here: here}, f.constraint}
		rd.builds[key] = b
	}
	e := &model.Export{Func: fd.Name.Name, Receiver: rd.syntacticReceiver(f, fd), Pos: pos(rd.span(fd.Name.Pos(), fd.Name.End()))}
	b.Exports = append(b.Exports, e)
	rd.exports[e] = fd
}

// addBuilds completes the model by what all functions together show.
func (rd *reader) addBuilds() {
	rd.model.Named = rd.constants[""]
	for _, key := range slices.Sorted(maps.Keys(rd.builds)) {
		b := rd.builds[key]
		b.Named = rd.constants[key]
		rd.model.Builds = append(rd.model.Builds, b.Build)
	}
	rd.placeReceivers()
}

// leftOver are the outputs in the folder but for those of other builds, which
// only these can make anew. While a file of another build does not parse nobody
// knows whether it has tools.
func (r *root) leftOver(builds []*model.Build) []string {
	unknown := slices.ContainsFunc(r.others, func(f *file) bool { return !f.test && len(f.faults) > 0 })
	kept := map[string]bool{}
	for _, b := range builds {
		kept[b.OutputName()] = !b.Here
	}
	return slices.DeleteFunc(slices.Clone(r.stale), func(path string) bool {
		name := filepath.Base(path)
		return kept[name] || unknown && name != model.OutputName
	})
}

// elsewhere are the outputs of the builds that are not here.
func (rd *reader) elsewhere() []Elsewhere {
	var out []Elsewhere
	current := buildtag.Current()
	for _, b := range rd.model.Builds {
		if b.Here {
			continue
		}
		e := Elsewhere{Build: b, Path: filepath.Join(rd.root.listed.Dir, b.OutputName()), Source: b.Exports[0].Pos.File}
		if found, ok, _ := buildtag.Find(rd.builds[b.Constraint].constraint, current); ok {
			e.Env, e.Tags = found.Settings(current)
		}
		out = append(out, e)
	}
	return out
}
