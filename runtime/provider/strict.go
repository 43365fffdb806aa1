package provider

import (
	"slices"

	"github.com/toolgen/toolgen/runtime"
	"github.com/toolgen/toolgen/runtime/wire"
)

// bar notes that a fragment has no strict form. The reason follows "X is".
func (w *writer) bar(keyword, reason string) {
	w.lose(keyword, WhereNotStrict, reason)
}

// barred reports whether something has ruled out strict mode.
func (w *writer) barred() bool {
	return slices.ContainsFunc(w.lost, func(l Loss) bool { return l.Where == WhereNotStrict })
}

// standing returns the losses of a schema that is sent as it is: what rules out
// strict mode, and what would be lost with any schema.
func (w *writer) standing() []Loss {
	return slices.DeleteFunc(w.lost, func(l Loss) bool { return l.Where != WhereNotStrict && l.Where != WhereKept })
}

// strict notes what keeps a fragment from having a strict form: anything whose
// properties or type are not known beforehand, and what is not known to be
// taken.
func (w *writer) strict(f *fragment) {
	if len(w.path) == 0 && (len(f.types) != 1 || f.types[0] != "object") {
		w.bar("type", "not of the type object")
		return
	}
	switch {
	case w.strictForeign(f): // which says more than that a type is missing
	case len(f.types) == 0:
		w.bar("type", "a value without a type")
	case f.isUnion():
		w.bar("type", "a value of several types")
	}
	if f.has("object") {
		w.strictObject(f)
	} else if f.values[kProperties] != nil {
		w.bar("properties", "a value with properties that is no object")
	}
	if f.has("array") && f.values[kItems] == nil {
		w.bar("items", "an array of any values")
	}
	if enum := f.values[kEnum]; enum != nil && slices.ContainsFunc(enum.items, isCompound) {
		w.bar("enum", "an enum with an array or object in it")
	}
	w.strictDefault(f)
}

// strictForeign bars keywords that the contract does not know and that may
// constrain, and reports whether there is one.
func (w *writer) strictForeign(f *fragment) bool {
	found := false
	for _, k := range f.foreign {
		if _, ok := annotations[k.name]; !ok {
			w.bar(k.name, "described with the keyword "+wire.ShowName(k.name))
			found = true
		}
	}
	return found
}

// isUnion reports whether a value may be of several types, null aside.
func (f *fragment) isUnion() bool {
	n := 0
	for _, t := range f.types {
		if t != "null" {
			n++
		}
	}
	return n > 1
}

func isCompound(n node) bool { return n.kind() == kindArray || n.kind() == kindObject }

func (w *writer) strictObject(f *fragment) {
	more := f.values[kAdditional]
	switch {
	case more == nil || more.raw == "true":
		w.bar("additionalProperties", "an object with any properties")
	case more.kind() == kindObject:
		w.bar("additionalProperties", "a map, whose names are not known beforehand")
	}
	if name, ok := f.undeclared(); ok {
		w.bar("required", "an object that requires '"+wire.ShowName(name)+"' without declaring it")
	}
}

// undeclared returns the first name that is required and no property.
func (f *fragment) undeclared() (string, bool) {
	required := f.values[kRequired]
	if required == nil {
		return "", false
	}
	declared := map[string]bool{}
	if properties := f.values[kProperties]; properties != nil {
		for i := range properties.members {
			declared[properties.members[i].name] = true
		}
	}
	for _, name := range textsOf(required) {
		if !declared[name] {
			return name, true
		}
	}
	return "", false
}

// strictDefault bars what null would have to mean twice: a value that is there,
// and one that is absent and gets the default.
func (w *writer) strictDefault(f *fragment) {
	def := f.values[kDefault]
	if w.provider == runtime.ProviderOpenAI && f.optional && f.has("null") && def != nil && def.raw != "null" {
		w.bar("default", "nullable and has a default, so that null cannot stand for absent")
	}
}
