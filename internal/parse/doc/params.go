package doc

import "strings"

// A paramList says which blocks of a comment are the parameter list and the
// label over it. The zero value says that there is none.
type paramList struct {
	found   bool
	list    int  // the index of the list's block
	labeled bool // the block before it ends with the label, or is it
}

// findParams finds the parameter list: the first list under a label, else the
// first one of whose items bears one of the names. The label goes first because
// any list of a long text may happen to have an item that looks like one.
func findParams(blocks []block, names []string) paramList {
	for i := 1; i < len(blocks); i++ {
		if blocks[i].kind == list && endsWithLabel(blocks[i-1]) {
			return paramList{found: true, list: i, labeled: true}
		}
	}
	known := make(map[string]bool, len(names))
	for _, name := range names {
		known[name] = true
	}
	for i, b := range blocks {
		if b.kind == list && b.names(known) {
			return paramList{found: true, list: i}
		}
	}
	return paramList{}
}

func (b block) names(known map[string]bool) bool {
	for _, it := range b.items {
		for _, name := range splitItem(it.lines[0]).names {
			if known[name.text] {
				return true
			}
		}
	}
	return false
}

// labels are the words that announce a parameter list.
var labels = map[string]bool{"parameters": true, "params": true, "arguments": true, "args": true}

// isLabel reports whether l is a label alone on its line: "Parameters:", or a
// heading, with or without the colon.
func isLabel(l line) bool {
	const longest = 32 // a long line is no label, and need not be lower-cased
	return len(l.text) <= longest && labels[strings.ToLower(strings.Trim(l.text, "#*_: \t"))]
}

func endsWithLabel(b block) bool {
	return (b.kind == paragraph || b.kind == heading) && isLabel(b.lines[len(b.lines)-1])
}

// items returns the items of the parameter list.
func (p paramList) items(blocks []block) []item {
	if !p.found {
		return nil
	}
	return blocks[p.list].items
}

// prose returns the lines of the description: paragraphs up to the first
// heading, code block or other list, and those that follow the parameter list up
// to the next of these.
func (p paramList) prose(blocks []block) []line {
	var lines []line
	keep := true
	for i, b := range blocks {
		own := b.lines
		if p.labeled && i == p.list-1 {
			own = own[:len(own)-1]
		}
		switch {
		case p.found && i == p.list:
			keep = true
		case b.kind != paragraph:
			keep = false
		case keep && !isDeprecated(b.lines[0]):
			lines = append(lines, own...)
		}
	}
	return lines
}
