package main

import (
	"fmt"
	"runtime"
	"time"

	"github.com/toolgen/toolgen/internal/emit"
	"github.com/toolgen/toolgen/internal/parse"
)

// A generation is what was made of one package.
type generation struct {
	files []emit.File
	err   error
	took  time.Duration
}

// generateAll makes the files of packages, some at a time, while those before are
// written. Each channel gets those of one package; it is nil where there is
// nothing to make.
func (c *command) generateAll(packages []*parse.Package) []<-chan generation {
	results := make([]<-chan generation, len(packages))
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	var jobs []func()
	for i, p := range packages {
		if !c.writes(p) {
			continue
		}
		result := make(chan generation, 1)
		results[i] = result
		jobs = append(jobs, func() {
			start := time.Now()
			files, err := emit.Files(p.Model)
			result <- generation{files, err, since(start)}
			<-slots
		})
	}
	go func() {
		for _, job := range jobs {
			slots <- struct{}{}
			go job()
		}
	}()
	return results
}

// writes reports whether a package is to be brought up to date. Code for a part of
// its tools would be a surprise, so that one with errors keeps what it has.
func (c *command) writes(p *parse.Package) bool { return p.Model != nil && !c.faulty[p] }

// update brings one package's folder up to date through apply, as soon as its
// files are made.
func (c *command) update(p *parse.Package, result <-chan generation, apply func([]change) int) int {
	if result == nil {
		return statusDone
	}
	made := <-result
	if made.err != nil {
		return c.fail(fmt.Errorf("%s: %w", p.Path, made.err))
	}
	c.trace("generated %s in %v", p.Path, made.took)
	changes, err := plan(p.Dir, made.files, p.Stale)
	if err != nil {
		return c.fail(err)
	}
	c.changes = append(c.changes, changes...)
	return max(apply(changes), c.elsewhere(p))
}
