package call

import (
	"os"
	"testing"

	"github.com/toolgen/toolgen/benchmarks/race"
)

func TestMain(m *testing.M) { os.Exit(race.Main(m)) }

// must is for what the tests have checked.
func must(err error) {
	if err != nil {
		panic(err)
	}
}
