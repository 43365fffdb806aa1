package expert

import "github.com/toolgen/toolgen/benchmarks/workload"

// file reads the arguments of write_file.
func (r *reader) file(v *workload.File) int {
	b := r.doc
	var seen uint8
	var k []byte
	var at int
	var done bool
	i := r.open(0, '{', "")
	if i < 0 {
		return -1
	}
	i = skipBlanks(b, i)
	if uint(i) < uint(len(b)) && b[i] == '}' {
		i++
		goto end
	}
	if !(len(b)-i >= 7 && string(b[i:i+7]) == `"path":`) {
		goto general
	}
	i = skipBlanks(b, i+7)
path:
	if seen&1 != 0 {
		return r.fail(givenTwice, i, "path")
	}
	seen |= 1
	at = i
	if v.Path, i = r.str(i, "path"); i < 0 {
		return -1
	}
	if !workload.LengthIn(v.Path, 1, 4096) {
		return r.fail(badLength, at, "path")
	}
	if len(b)-i >= 11 && string(b[i:i+11]) == `,"content":` {
		i = skipBlanks(b, i+11)
	} else {
		if i, done = r.separator(i, '}'); done {
			goto end
		}
		if !(len(b)-i >= 10 && string(b[i:i+10]) == `"content":`) {
			goto general
		}
		i = skipBlanks(b, i+10)
	}
content:
	if seen&2 != 0 {
		return r.fail(givenTwice, i, "content")
	}
	seen |= 2
	if v.Content, i = r.str(i, "content"); i < 0 {
		return -1
	}
	if i, done = r.separator(i, '}'); done {
		goto end
	}
general:
	at = i
	if k, i = r.key(i); i < 0 {
		return -1
	}
	switch string(k) {
	case "path":
		goto path
	case "content":
		goto content
	}
	return r.fail(undeclared, at, string(k))
end:
	if i < 0 {
		return -1
	}
	if seen != 3 {
		return r.fail(missing, i, "")
	}
	return i
}
