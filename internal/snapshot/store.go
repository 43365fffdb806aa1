package snapshot

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// A Store keeps records in a folder, one for each key. Runs at the same time do
// each other no harm: a record is replaced as a whole.
type Store struct{ Dir string }

const (
	recordPrefix = "run-"
	tempPrefix   = "temp-"
)

// recordHeader begins every record of this format. Another format has another.
const recordHeader = "toolgen record 1\n"

// Records that nobody renewed for keepRecords are removed, which is looked after
// once in trimEvery.
const (
	keepRecords = 30 * 24 * time.Hour
	trimEvery   = 24 * time.Hour
)

// Read returns the record of a key. One that is damaged or of another format is
// none: to work once more is the cure.
func (s Store) Read(key Sum) ([]byte, bool) {
	content, err := os.ReadFile(s.path(key))
	if err != nil {
		return nil, false
	}
	rest, ours := bytes.CutPrefix(content, []byte(recordHeader))
	if !ours || len(rest) < sha256.Size {
		return nil, false
	}
	sum := sha256.Sum256(rest[sha256.Size:])
	if !bytes.Equal(sum[:], rest[:sha256.Size]) {
		return nil, false
	}
	return rest[sha256.Size:], true
}

// Write keeps a record, in the place of an older one of its key.
func (s Store) Write(key Sum, record []byte) error {
	if err := os.MkdirAll(s.Dir, 0o700); err != nil {
		return err
	}
	s.trim()
	sum := sha256.Sum256(record)
	temp := filepath.Join(s.Dir, tempPrefix+rand.Text())
	err := os.WriteFile(temp, bytes.Join([][]byte{[]byte(recordHeader), sum[:], record}, nil), 0o600)
	if err == nil {
		err = os.Rename(temp, s.path(key))
	}
	if err != nil {
		return errors.Join(err, os.Remove(temp))
	}
	return nil
}

// Remove forgets a record.
func (s Store) Remove(key Sum) { os.Remove(s.path(key)) }

func (s Store) path(key Sum) string { return filepath.Join(s.Dir, recordPrefix+key.String()) }

// trim removes old records and what runs that were ended left behind. It touches
// nothing that does not bear a name of ours, since the folder may be anyone's.
func (s Store) trim() {
	mark := filepath.Join(s.Dir, "trimmed")
	if !olderThan(mark, trimEvery) {
		return
	}
	if os.WriteFile(mark, nil, 0o600) != nil {
		return
	}
	list, err := os.ReadDir(s.Dir)
	if err != nil {
		return
	}
	for _, e := range list {
		name := filepath.Join(s.Dir, e.Name())
		ours := strings.HasPrefix(e.Name(), recordPrefix) || strings.HasPrefix(e.Name(), tempPrefix)
		if ours && olderThan(name, keepRecords) {
			os.Remove(name)
		}
	}
}

// olderThan is also true of a file that is not there.
func olderThan(name string, age time.Duration) bool {
	info, err := os.Stat(name)
	return err != nil || time.Since(info.ModTime()) > age
}
