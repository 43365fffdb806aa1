package main

import (
	"bytes"
	"encoding/gob"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/toolgen/toolgen/internal/diag"
	"github.com/toolgen/toolgen/internal/parse"
	"github.com/toolgen/toolgen/internal/snapshot"
)

// A finishedRun is what a run leaves to the next one of the same command line,
// if at its end all files were up to date and nothing was wrong.
type finishedRun struct {
	Surroundings snapshot.Sum
	Places       snapshot.Places // the modules' folders, and the files that say which they are
	Trees        snapshot.Sum
	TooMuch      bool     // to look at: nothing else is remembered then
	Sources      []string // read beside them
	SourcesSum   snapshot.Sum
	Exports      []string // export data, in files that are named for their content
	Packages     int
	Tools        bool
	Found        []diag.Diagnostic
}

// A memory is what a run knows of the last one, and of the state that it found
// itself: only what was so before and after it was read by it for certain.
type memory struct {
	store  snapshot.Store
	key    snapshot.Sum
	env    func() (surroundings, error) // is asked for while other things are done
	places snapshot.Places
	before *snapshot.State
}

type surroundings struct {
	sum    snapshot.Sum
	places snapshot.Places
}

// remember looks at the state before a run, and gives the last run where nothing
// changed since. Both are nil where nothing can be known. In doubt all is loaded.
func (c *command) remember() (*memory, *finishedRun) {
	folder := cacheFolder()
	if folder == "" || c.list {
		return nil, nil
	}
	m := &memory{
		store: snapshot.Store{Dir: folder},
		key:   snapshot.Key(append([]string{c.dir, c.tags, c.providers.String()}, c.patterns...)...),
		env:   sync.OnceValues(func() (surroundings, error) { return surroundingsOf(c.dir) }),
	}
	last := m.last()
	if last != nil && last.TooMuch {
		return nil, nil
	}
	if err := m.look(last); err != nil {
		c.trace("not remembered: %v", err)
		return nil, nil
	}
	if last == nil || m.before.Sum() != last.Trees || !last.stillRead() {
		return m, nil
	}
	if env, err := m.env(); err != nil || env.sum != last.Surroundings {
		return m, nil
	}
	return m, last
}

// look takes the state before a run. The last run's places are looked at while
// the go command is asked for those of today.
func (m *memory) look(last *finishedRun) error {
	if last != nil {
		go m.env()
		m.places = last.Places
	} else if env, err := m.env(); err == nil {
		m.places = env.places
	} else {
		return err
	}
	before, err := snapshot.Take(m.places)
	if errors.Is(err, snapshot.ErrTooMuch) {
		m.write(&finishedRun{TooMuch: true}) // which saves looking, until the record is old
	}
	m.before = before
	return err
}

// cacheFolder is where runs are remembered, "" for nowhere.
func cacheFolder() string {
	switch folder := os.Getenv("TOOLGENCACHE"); folder {
	case "off":
		return ""
	case "":
		caches, err := os.UserCacheDir()
		if err != nil {
			return ""
		}
		return filepath.Join(caches, "toolgen")
	default:
		return folder
	}
}

func surroundingsOf(dir string) (surroundings, error) {
	env, err := snapshot.GoEnv(dir)
	if err != nil {
		return surroundings{}, err
	}
	if why := env.Unfit(); why != "" {
		return surroundings{}, errors.New(why)
	}
	sum, err := env.Sum()
	if err != nil {
		return surroundings{}, err
	}
	places, err := env.Places()
	return surroundings{sum, places}, err
}

func (m *memory) last() *finishedRun {
	record, ok := m.store.Read(m.key)
	if !ok {
		return nil
	}
	var last finishedRun
	if err := gob.NewDecoder(bytes.NewReader(record)).Decode(&last); err != nil {
		return nil
	}
	return &last
}

// stillRead reports whether what was read outside the modules' folders is as it
// was.
func (r *finishedRun) stillRead() bool {
	for _, name := range r.Exports {
		if _, err := os.Stat(name); err != nil {
			return false
		}
	}
	sources, err := snapshot.Take(snapshot.Places{Look: r.Sources})
	return err == nil && sources.Sum() == r.SourcesSum
}

// repeat tells again what a run said that need not be run again.
func (c *command) repeat(last *finishedRun) int {
	c.trace("nothing changed since the last run: skipped %s", counted(last.Packages, "package"))
	return c.tell(last.Found, last.Tools)
}

// leave remembers a run that succeeded, for the next one. What keeps it from
// that is no fault of the run.
func (c *command) leave(m *memory, loaded *parse.Result, found []diag.Diagnostic) {
	if m == nil {
		return
	}
	run, err := c.finished(m, loaded, found)
	if err != nil {
		m.store.Remove(m.key)
	} else {
		err = m.write(run)
	}
	if err != nil {
		c.trace("not remembered: %v", err)
	}
}

var (
	errChanged = errors.New("something changed during the run")
	errOutside = errors.New("a package lies outside of its module")
)

// finished is what to remember of a run. Its error says why nothing is.
func (c *command) finished(m *memory, loaded *parse.Result, found []diag.Diagnostic) (*finishedRun, error) {
	env, err := m.env()
	if err != nil {
		return nil, err
	}
	after, err := snapshot.Take(m.places)
	if err != nil {
		return nil, err
	}
	if !env.places.Equal(m.places) || !m.before.Became(after, wrote(c.changes)) {
		return nil, errChanged
	}
	for _, p := range loaded.Packages {
		if !after.Holds(p.Dir) {
			return nil, errOutside
		}
	}
	elsewhere := slices.DeleteFunc(slices.Clone(loaded.Read.Sources), func(name string) bool {
		return after.Holds(filepath.Dir(name))
	})
	sources, err := snapshot.Take(snapshot.Places{Look: elsewhere})
	if err != nil {
		return nil, err
	}
	return &finishedRun{
		Surroundings: env.sum, Places: m.places, Trees: after.Sum(),
		Sources: elsewhere, SourcesSum: sources.Sum(), Exports: loaded.Read.Exports,
		Packages: len(loaded.Packages), Tools: anyTools(loaded), Found: found,
	}, nil
}

func wrote(changes []change) map[string][]byte {
	files := make(map[string][]byte, len(changes))
	for _, ch := range changes {
		files[ch.path] = ch.content
	}
	return files
}

func (m *memory) write(run *finishedRun) error {
	var record bytes.Buffer
	if err := gob.NewEncoder(&record).Encode(run); err != nil {
		return err
	}
	return m.store.Write(m.key, record.Bytes())
}
