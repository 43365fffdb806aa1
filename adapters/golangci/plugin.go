// Package golangci makes the analyzer of toolgen a linter of golangci-lint,
// through its module plugin system. It is a module of its own, so that toolgen
// itself does not depend on golangci-lint.
//
// golangci-lint builds a binary of its own that holds the plugin, from a file
// .custom-gcl.yml:
//
//	version: v2.4.0
//	plugins:
//	  - module: github.com/toolgen/toolgen/adapters/golangci
//	    version: v0.1.0
//
// with "golangci-lint custom". The linter is turned on in .golangci.yml:
//
//	version: "2"
//	linters:
//	  enable:
//	    - toolgen
//	  settings:
//	    custom:
//	      toolgen:
//	        type: module
//	        description: what toolgen finds wrong with //tool: directives
//	        original-url: github.com/toolgen/toolgen
//	        settings:
//	          severity: OLT012=off
//
// The settings may be left out. severity is the list of the warnings that are not
// reported, as the command's flag -severity takes it; errors cannot be silenced.
package golangci

import (
	"fmt"

	"github.com/golangci/plugin-module-register/register"
	"golang.org/x/tools/go/analysis"

	"github.com/toolgen/toolgen/analyzer"
)

// Name is what golangci-lint calls the linter.
const Name = "toolgen"

func init() { register.Plugin(Name, New) }

// Settings are those of the linter in golangci-lint's configuration.
type Settings struct {
	Severity string `json:"severity"`
}

type plugin struct{ analyzer *analysis.Analyzer }

// New makes the linter from its settings, nil for none. Its error says what is
// wrong with them.
func New(settings any) (register.LinterPlugin, error) {
	s, err := register.DecodeSettings[Settings](settings)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", Name, err)
	}
	a := analyzer.New()
	if err := a.Flags.Set("severity", s.Severity); err != nil {
		return nil, fmt.Errorf("%s: severity: %w", Name, err)
	}
	return plugin{a}, nil
}

func (p plugin) BuildAnalyzers() ([]*analysis.Analyzer, error) {
	return []*analysis.Analyzer{p.analyzer}, nil
}

// GetLoadMode asks for types: without them nothing is known of a parameter.
func (plugin) GetLoadMode() string { return register.LoadModeTypesInfo }
