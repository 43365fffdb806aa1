package race

import (
	"fmt"
	"os"
	"runtime"
	"strings"
)

// table is what was measured, in Markdown.
func table(g Group, runners []*runner, rounds int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "**%s** (medians of %d)\n\n| | ns/op | ± |", g.Title, rounds)
	for _, base := range g.Bases {
		fmt.Fprintf(&b, " to %s |", base)
	}
	b.WriteString(" B/op | allocs/op |\n|---|---:|---:|" + strings.Repeat("---:|", len(g.Bases)+2) + "\n")
	for _, r := range runners {
		fmt.Fprintf(&b, "| %s | %s | %.0f %% |", r.Name, digits(r.nanoseconds()), 100*r.spread())
		for _, base := range g.Bases {
			fmt.Fprintf(&b, " %s |", ratioTo(r, find(runners, base)))
		}
		fmt.Fprintf(&b, " %s | %s |\n", digits(r.bytes), digits(r.allocs))
	}
	return b.String()
}

func ratioTo(r, base *runner) string {
	if base == nil {
		return ""
	}
	return fmt.Sprintf("%.2f", r.nanoseconds()/base.nanoseconds())
}

// digits shows as much of a number as was measured of it.
func digits(x float64) string {
	switch {
	case x == float64(int64(x)), x >= 100:
		return fmt.Sprintf("%.0f", x)
	case x >= 1:
		return fmt.Sprintf("%.1f", x)
	default:
		return fmt.Sprintf("%.2f", x)
	}
}

// machine says what the numbers rest on, without the machine's name.
func machine() string {
	text := fmt.Sprintf("%s %s/%s, %d processors (%s); %s, %d MB of live heap",
		runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.GOMAXPROCS(0), processor(), clockName, liveHeap>>20)
	if !keepsPages() {
		text += "; without GODEBUG=madvdontneed=0, so that a case may pay for pages that another one gave back"
	}
	return text
}

func processor() string {
	info, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		return "unknown processor"
	}
	for line := range strings.SplitSeq(string(info), "\n") {
		if name, value, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(name) == "model name" {
			return strings.TrimSpace(value)
		}
	}
	return "unknown processor"
}
