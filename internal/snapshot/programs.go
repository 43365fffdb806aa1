package snapshot

import (
	"crypto/sha256"
	"fmt"
	"hash/crc32"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// Sum stands for the variables, the programs that they lead to, and this program
// itself. Its error says that they cannot be told apart from others.
func (e Env) Sum() (Sum, error) {
	h := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(e)) {
		fmt.Fprintf(h, "%s=%q\n", name, e[name])
	}
	compiler, _, _ := strings.Cut(e["CC"], " ")
	for _, program := range []string{"go", compiler} {
		fmt.Fprintf(h, "%s\n", stampOf(program))
	}
	// A system may mend its Go without giving it another version.
	release, err := os.ReadFile(filepath.Join(e["GOROOT"], "VERSION"))
	fmt.Fprintf(h, "%q %t\n", release, err == nil)
	if err := writeSelf(h); err != nil {
		return Sum{}, err
	}
	return Sum(h.Sum(nil)), nil
}

// stampOf tells versions of a program on the PATH apart.
func stampOf(program string) string {
	path, err := exec.LookPath(program)
	if err != nil {
		return program + " is missing"
	}
	info, err := os.Stat(path)
	if err != nil {
		return program + " is missing"
	}
	return fmt.Sprintf("%q %d %d", path, info.Size(), info.ModTime().UnixNano())
}

// writeSelf writes what tells this program from other builds of it. Its path and
// time do not, since go run and go tool make it anew. The checksum is one that
// processors compute, for ten megabytes at every start; it is no protection
// against somebody who wants two programs to look alike.
func writeSelf(w io.Writer) error {
	f, err := openSelf()
	if err != nil {
		return err
	}
	defer f.Close()
	sum := crc32.New(crc32.MakeTable(crc32.Castagnoli))
	size, err := io.CopyBuffer(onlyWriter{sum}, f, make([]byte, 1<<18))
	fmt.Fprintf(w, "%s %d %x\n", runtime.Version(), size, sum.Sum32())
	return err
}

// onlyWriter hides all other methods, for which io.CopyBuffer would leave its
// buffer unused.
type onlyWriter struct{ io.Writer }

// openSelf opens the program that runs, and not the one that has taken its place
// in the meantime, where the system can tell them apart.
func openSelf() (*os.File, error) {
	if runtime.GOOS == "linux" {
		if f, err := os.Open("/proc/self/exe"); err == nil {
			return f, nil
		}
	}
	path, err := os.Executable()
	if err != nil {
		return nil, err
	}
	return os.Open(path)
}
