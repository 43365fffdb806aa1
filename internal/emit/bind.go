package emit

import (
	"github.com/dave/jennifer/jen"

	"github.com/toolgen/toolgen/internal/model"
)

// binderName is the function that binds a tool's calls. All of them are
// allocated when the lists of tools are written, in source order.
func (g *generator) binderName(t *model.Tool) string {
	key := "bind " + t.Func
	if t.Receiver != nil {
		key = "bind " + t.Receiver.Type + "." + t.Func
	}
	if name, ok := g.made[key]; ok {
		return name
	}
	g.made[key] = g.names.declared(toolWord(t))
	return g.made[key]
}

// toolWord begins the names of what is declared for one tool.
func toolWord(t *model.Tool) string {
	if t.Receiver != nil {
		return "toolgen" + model.Title(t.Receiver.Type) + model.Title(t.Func)
	}
	return "toolgen" + model.Title(t.Func)
}

// binder writes the function that reads a call's arguments and returns the
// call ready to run.
func (g *generator) binder(t *model.Tool) {
	g.importAs("context", "context")
	call := g.names.local("call", 1)
	args := g.arguments(t)
	run := g.rt("Run")
	if t.Receiver != nil {
		run = jen.Add(g.runType(t))
	}
	var body []jen.Code
	if len(args.fields) > 0 {
		body = append(body, jen.Var().Id(g.names.local("args", 1)).Struct(args.fields...))
	}
	r, err := g.names.local("r", 1), g.names.local("err", 1)
	body = append(body, args.defaults...)
	body = append(body,
		jen.Id(r).Op(":=").Add(g.wire("NewReader")).Call(jen.Id(call).Dot("Arguments")),
	)
	body = append(body, g.readArguments(t, args)...)
	body = append(body,
		jen.If(jen.Id(err).Op(":=").Id(r).Dot("Finish").Call(g.offset()), jen.Id(err).Op("!=").Nil()).Block(jen.Return(jen.Nil(), jen.Id(err))),
	)
	if len(args.fields) > 0 {
		// What is assigned once is kept in the function that is returned, unless it
		// is large: then there is one allocation less.
		body = append(body, jen.Id(g.names.local("bound", 1)).Op(":=").Id(g.names.local("args", 1)))
	}
	body = append(body, jen.Return(g.run(t, args), jen.Nil()))
	g.decl("%s reads the arguments of the tool %s and calls %s.", g.binderName(t), t.Name, t.Func)
	g.file.Func().Id(g.binderName(t)).Params(jen.Id(call).Op("*").Add(g.rt("Call"))).Params(run, jen.Error()).Block(body...)
}

func (g *generator) runType(t *model.Tool) jen.Code {
	return jen.Func().Params(jen.Qual("context", "Context"), g.receiverType(t.Receiver.Type)).Params(g.rt("Result"), jen.Error())
}

// argumentList is what a binder declares for a tool's parameters.
type argumentList struct {
	fields   []jen.Code // of the struct that holds them
	names    map[*model.Param]string
	defaults []jen.Code
	members  []member
}

// arguments lays out the struct that holds a call's arguments. Its fields bear
// the parameters' names, which no local or package can collide with there.
func (g *generator) arguments(t *model.Tool) argumentList {
	list := argumentList{names: map[*model.Param]string{}}
	taken := map[string]bool{}
	for _, p := range t.Params {
		if p.Role != model.RoleArgument {
			continue
		}
		name := p.GoName
		if name == "" || name == "_" {
			name = "unnamed"
		}
		for taken[name] {
			name += "_"
		}
		taken[name] = true
		list.names[p] = name
		target := func() *jen.Statement { return jen.Id(g.names.local("args", 1)).Dot(name) }
		if p.Inline != nil {
			list.fields = append(list.fields, jen.Id(name).Add(g.expr(p.Inline.Go)))
			list.defaults = append(list.defaults, g.fieldDefaults(p.Inline.Struct, target)...)
			list.members = append(list.members, g.structMembers(p.Inline.Struct, target, p.Optional)...)
			continue
		}
		list.fields = append(list.fields, jen.Id(name).Add(g.expr(p.Property.Type.Go)))
		list.defaults = append(list.defaults, g.setDefault(p.Property, target)...)
		list.members = append(list.members, member{
			name: p.Property.Name, required: p.Property.Required,
			read: func(depth int) []jen.Code { return g.read(p.Property.Type, target, depth) },
		})
	}
	return list
}

func (g *generator) readArguments(t *model.Tool, args argumentList) []jen.Code {
	return g.readMembers("args "+g.binderName(t), toolWord(t)+"Members", args.members, "Arguments")
}

// run is the function that a bound call becomes.
func (g *generator) run(t *model.Tool, args argumentList) jen.Code {
	params := []jen.Code{jen.Id(g.names.local("ctx", 1)).Qual("context", "Context")}
	if t.Receiver != nil {
		params = append(params, jen.Id(g.names.local("receiver", 1)).Add(g.receiverType(t.Receiver.Type)))
	}
	return jen.Func().Params(params...).Params(g.rt("Result"), jen.Error()).Block(g.body(t, g.callTool(t, args))...)
}

// callTool is the call of the user's function.
func (g *generator) callTool(t *model.Tool, args argumentList) *jen.Statement {
	fn := jen.Id(t.Func)
	if t.Receiver != nil {
		fn = jen.Id(g.names.local("receiver", 1)).Dot(t.Func)
	}
	var values []jen.Code
	for _, p := range t.Params {
		switch p.Role {
		case model.RoleContext:
			values = append(values, jen.Id(g.names.local("ctx", 1)))
		case model.RoleCall:
			values = append(values, jen.Id(g.names.local("call", 1)))
		default:
			v := jen.Id(g.names.local("bound", 1)).Dot(args.names[p])
			if p.Variadic {
				v.Op("...")
			}
			values = append(values, v)
		}
	}
	return fn.Call(values...)
}
