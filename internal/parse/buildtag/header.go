package buildtag

import (
	"bytes"
	"go/build/constraint"
	"strings"
)

// header is what stands above the package clause of a file and constrains its
// builds: the //go:build line if there is one, else all // +build lines.
func header(src []byte) constraint.Expr {
	goBuild, plusBuild := headerLines(bytes.TrimPrefix(src, []byte("\uFEFF")))
	if goBuild != "" {
		x, _ := constraint.Parse(goBuild) // one that does not parse the go command reports
		return x
	}
	var all constraint.Expr
	for _, line := range plusBuild {
		if x, err := constraint.Parse(line); err == nil {
			all = and(all, x)
		}
	}
	return all
}

// headerLines finds those lines as go/build does. A //go:build line counts
// anywhere above the first text that is no comment. A // +build line counts
// within the leading lines of // comments, above the last blank line of these.
func headerLines(src []byte) (goBuild string, plusBuild []string) {
	var waiting []string // for a blank line below them
	leading, inBlock := true, false
	for raw := range bytes.Lines(src) {
		line := string(bytes.TrimSpace(raw))
		comment := strings.HasPrefix(line, "//") && !inBlock
		switch {
		case line == "" && leading:
			plusBuild, waiting = append(plusBuild, waiting...), nil
		case comment && goBuild == "" && constraint.IsGoBuild(line):
			goBuild = line
		case comment && leading && constraint.IsPlusBuild(line):
			waiting = append(waiting, line)
		}
		leading = leading && (line == "" || comment)
		var code bool
		if inBlock, code = afterComments(line, inBlock); code {
			break
		}
	}
	return goBuild, plusBuild
}

// afterComments reads the comments of a line: whether a block comment is open
// behind them, and whether there is anything else.
func afterComments(line string, inBlock bool) (open, code bool) {
	for line != "" {
		if inBlock {
			_, rest, closed := strings.Cut(line, "*/")
			if !closed {
				return true, false
			}
			line, inBlock = strings.TrimSpace(rest), false
			continue
		}
		if strings.HasPrefix(line, "//") {
			return false, false
		}
		rest, opens := strings.CutPrefix(line, "/*")
		if !opens {
			return false, true
		}
		line, inBlock = rest, true
	}
	return inBlock, false
}
