package snapshot

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// Env is what the go command says of its surroundings in one folder: the
// variables of `go env`, which resolves those that go env -w set, go.work, a
// switch of toolchains and whichever go is first on the PATH.
type Env map[string]string

// GoEnv asks the go command. dir is absolute.
func GoEnv(dir string) (Env, error) {
	cmd := exec.Command("go", "env", "-json")
	cmd.Dir = dir
	// With PWD the go command names folders as the user does, through links. So
	// does package packages.
	cmd.Env = append(os.Environ(), "PWD="+dir)
	out, err := cmd.Output()
	if err != nil {
		return nil, err
	}
	var env Env
	if err := json.Unmarshal(out, &env); err != nil {
		return nil, err
	}
	delete(env, "GOGCCFLAGS") // made of others, and it names a new temporary folder each time
	return env, nil
}

// knownFlags are those that GOFLAGS may hold. Others may name files and programs
// whose changes nobody would see, such as -overlay, -modfile and -toolexec.
var knownFlags = []string{
	"a", "asan", "asmflags", "buildmode", "buildvcs", "count", "cover", "gcflags", "ldflags", "mod", "modcacherw",
	"msan", "p", "race", "short", "tags", "timeout", "trimpath", "v", "vet", "x",
}

// Unfit says why nothing can be concluded from this environment, and "" where it
// can.
func (e Env) Unfit() string {
	switch driver := os.Getenv("GOPACKAGESDRIVER"); {
	case driver == "off":
	case driver != "":
		return "GOPACKAGESDRIVER is set"
	default:
		if _, err := exec.LookPath("gopackagesdriver"); err == nil {
			return "there is a gopackagesdriver on the PATH"
		}
	}
	switch {
	case e["GO111MODULE"] == "off":
		return "GO111MODULE is off"
	case !isFile(e["GOMOD"]) && !isFile(e["GOWORK"]):
		return "there is no go.mod"
	case isFile(e["GOENV"]) && !filepath.IsAbs(e["GOENV"]):
		return "GOENV is not absolute"
	case !strings.HasPrefix(e["GOVERSION"], "go1"):
		return "Go is a development version" // which changes under the same name
	}
	for flag := range strings.FieldsSeq(e["GOFLAGS"]) {
		name, _, _ := strings.Cut(strings.TrimLeft(flag, "-"), "=")
		if !slices.Contains(knownFlags, name) {
			return "GOFLAGS holds " + flag
		}
	}
	return ""
}

// isFile tells the path of a file from the words that may stand for none.
func isFile(path string) bool { return path != "" && path != "off" && path != os.DevNull }
