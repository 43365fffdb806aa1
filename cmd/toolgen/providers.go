package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/parse"
)

// providerNames is the value of -providers: names that //tool:providers takes.
type providerNames []string

// Set adds a list such as "anthropic,openai". An empty list adds nothing.
func (n *providerNames) Set(list string) error {
	if strings.TrimSpace(list) == "" {
		return nil
	}
	for name := range strings.SplitSeq(list, ",") {
		name = strings.TrimSpace(name)
		if !slices.Contains(emit.Providers(), name) {
			return fmt.Errorf("there is no provider %q; they are %s", name, strings.Join(emit.Providers(), ", "))
		}
		*n = append(*n, name)
	}
	return nil
}

// String returns the names as Set takes them, each once and in the contract's
// order: the same forms are asked for by the same text.
func (n *providerNames) String() string {
	return strings.Join(inOrder(*n), ",")
}

// formsOf are the providers whose forms of a package's tools are looked at: those
// that //tool:providers emits, and others.
func formsOf(p *parse.Package, others []string) []string {
	return inOrder(slices.Concat(p.Model.Providers, others))
}

func inOrder(names []string) []string {
	return slices.DeleteFunc(emit.Providers(), func(name string) bool { return !slices.Contains(names, name) })
}
