package buildtag

import (
	"bytes"
	"errors"
	"go/build/constraint"
	"strings"
)

// A LineError is a //go:build line for which the go command refuses a package.
type LineError struct {
	Line, Column int // from 1, the column in bytes
	Message      string
}

func (e *LineError) Error() string { return e.Message }

// header is what stands above the package clause of a file and constrains its
// builds: the //go:build line if there is one, else all // +build lines, of which
// those that do not parse say nothing.
func header(src []byte) (constraint.Expr, *LineError) {
	goBuild, plusBuild := headerLines(bytes.TrimPrefix(src, []byte("\uFEFF")))
	if len(goBuild) > 0 {
		x, err := constraint.Parse(goBuild[0].text)
		switch {
		case len(goBuild) > 1:
			return x, goBuild[1].fault("a second //go:build line")
		case err != nil:
			return nil, goBuild[0].fault("the //go:build line does not parse: " + syntaxMessage(err))
		}
		return x, nil
	}
	var all constraint.Expr
	for _, line := range plusBuild {
		if x, err := constraint.Parse(line); err == nil {
			all = and(all, x)
		}
	}
	return all, nil
}

// syntaxMessage is an error of package constraint without the column, which
// counts from the end of //go:build.
func syntaxMessage(err error) string {
	var syntax *constraint.SyntaxError
	if errors.As(err, &syntax) {
		return syntax.Err
	}
	return err.Error()
}

// A placedLine is a //go:build line in its place.
type placedLine struct {
	text         string
	line, column int
}

func (l placedLine) fault(message string) *LineError { return &LineError{l.line, l.column, message} }

// headerLines finds those lines as go/build does. A //go:build line counts
// anywhere above the first text that is no comment. A // +build line counts
// within the leading lines of // comments, above the last blank line of these.
func headerLines(src []byte) (goBuild []placedLine, plusBuild []string) {
	var waiting []string // for a blank line below them
	leading, inBlock, number := true, false, 0
	for raw := range bytes.Lines(src) {
		number++
		line := string(bytes.TrimSpace(raw))
		comment := strings.HasPrefix(line, "//") && !inBlock
		switch {
		case line == "" && leading:
			plusBuild, waiting = append(plusBuild, waiting...), nil
		case comment && constraint.IsGoBuild(line):
			goBuild = append(goBuild, placedLine{line, number, bytes.Index(raw, []byte("//")) + 1})
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
