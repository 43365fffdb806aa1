package expert

// maxDepth is how deep the contract lets documents nest.
const maxDepth = 64

// Valid says whether a document is JSON in UTF-8, and no deeper than the contract
// allows. It does not look for members that are given twice.
func Valid(doc []byte) bool {
	r := reader{doc: doc}
	i := r.skip(blanks(doc, 0))
	return i >= 0 && r.end(i) >= 0
}

// skip passes over a value of any kind. One bit for each level says whether it is an
// object.
func (r *reader) skip(i int) int {
	b := r.doc
	var stack uint64
	depth := 0
	obj := false
value:
	if uint(i) >= uint(len(b)) {
		return r.fail(badSyntax, i, "")
	}
	switch c := b[i]; c {
	case '"':
		j, _ := r.scan(i + 1)
		if j < 0 {
			return -1
		}
		i = j + 1
	case '{', '[':
		if depth == maxDepth {
			return r.fail(tooDeep, i, "")
		}
		stack <<= 1
		if obj {
			stack |= 1
		}
		depth++
		obj = c == '{'
		i++
		i = skipBlanks(b, i)
		if uint(i) < uint(len(b)) && b[i] == c+2 { // In ASCII a closing bracket is two above the opening one.
			i++
			goto pop
		}
		if obj {
			goto key
		}
		goto value
	case 't':
		if !has(b, i, "true") {
			return r.fail(badSyntax, i, "")
		}
		i += 4
	case 'f':
		if !has(b, i, "false") {
			return r.fail(badSyntax, i, "")
		}
		i += 5
	case 'n':
		if !has(b, i, "null") {
			return r.fail(badSyntax, i, "")
		}
		i += 4
	case '-', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
		j := numberEnd(b, i)
		if j < 0 {
			return r.fail(badSyntax, i, "")
		}
		i = j
	default:
		return r.fail(badSyntax, i, "")
	}
after:
	if depth == 0 {
		return i
	}
	i = skipBlanks(b, i)
	if uint(i) >= uint(len(b)) {
		return r.fail(badSyntax, i, "")
	}
	switch b[i] {
	case ',':
		i++
		i = skipBlanks(b, i)
		if !obj {
			goto value
		}
	case '}':
		if !obj {
			return r.fail(badSyntax, i, "")
		}
		i++
		goto pop
	case ']':
		if obj {
			return r.fail(badSyntax, i, "")
		}
		i++
		goto pop
	default:
		return r.fail(badSyntax, i, "")
	}
key:
	if uint(i) >= uint(len(b)) || b[i] != '"' {
		return r.fail(badSyntax, i, "")
	}
	{
		j, _ := r.scan(i + 1)
		if j < 0 {
			return -1
		}
		i = j + 1
	}
	i = skipBlanks(b, i)
	if uint(i) >= uint(len(b)) || b[i] != ':' {
		return r.fail(badSyntax, i, "")
	}
	i++
	i = skipBlanks(b, i)
	goto value
pop:
	depth--
	obj = stack&1 == 1
	stack >>= 1
	goto after
}
