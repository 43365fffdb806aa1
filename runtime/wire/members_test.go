package wire

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// A given is one member of a document: its name, how that is written, and its
// value, a number that tells it from the others.
type given struct {
	name, key string
	value     int
}

// reading is what came of a document: the value of each member, by its index, and
// the problems.
type reading struct {
	values map[int]int
	errors string
}

// naive says what a document has to come to, member by member.
func naive(m *Members, members []given) reading {
	want := reading{values: map[int]int{}}
	var problems []string
	noted := map[[2]string]bool{}
	problem := func(name, text string) {
		if key := [2]string{name, text}; !noted[key] {
			noted[key] = true
			problems = append(problems, "Argument '"+string(AppendStep(nil, name))+"' "+text)
		}
	}
	for _, g := range members {
		k := slices.Index(m.Names, g.name)
		_, twice := want.values[k]
		switch {
		case k < 0:
			text := "is not declared."
			if near, ok := Nearest(g.name, m.Names); ok {
				text = "is not declared; did you mean '" + ShowName(near) + "'?"
			}
			problem(g.name, text)
		case twice:
			problem(g.name, "is given twice.")
		default:
			want.values[k] = g.value
		}
	}
	for k, name := range m.Names {
		if _, there := want.values[k]; !there && m.Required[k/64]&(1<<(k%64)) != 0 {
			problem(name, "is required.")
		}
	}
	if more := len(problems) - maxShown; more > 0 {
		problems = append(problems[:maxShown], "And "+counted(more, "more problem")+".")
	}
	want.errors = strings.Join(problems, "\n")
	return want
}

// inOrder reads as generated code does: it tries the next member first, by its key.
func inOrder(text []byte, m *Members) reading {
	got := reading{values: map[int]int{}}
	r := NewReader(text)
	k, i, seen := r.Arguments(m)
	for k >= 0 {
		for { // one case after the other, by falling through
			var value int
			value, i = r.Int(i, 0, 1<<30)
			got.values[k] = value
			if k+1 == len(m.Names) {
				break
			}
			was := k
			if k, i, seen = r.Next(i, was+1, seen, `,`+quotedName(m.Names[was+1])+`:`); k != was+1 {
				break
			}
		}
		k, i, seen = r.Member(i, k, seen, m)
	}
	return got.finish(r, i)
}

func byMember(text []byte, m *Members) reading {
	got := reading{values: map[int]int{}}
	r := NewReader(text)
	k, i, seen := r.Arguments(m)
	for k >= 0 {
		got.values[k], i = r.Int(i, 0, 1<<30)
		k, i, seen = r.Member(i, k, seen, m)
	}
	return got.finish(r, i)
}

func byWideMember(text []byte, m *Members) reading {
	got := reading{values: map[int]int{}}
	r := NewReader(text)
	seen := make([]uint64, len(m.Required))
	k, i := r.WideArguments(m, seen)
	for k >= 0 {
		got.values[k], i = r.Int(i, 0, 1<<30)
		k, i = r.WideMember(i, m, seen)
	}
	return got.finish(r, i)
}

func (got reading) finish(r *Reader, i int) reading {
	if err := r.Finish(i); err != nil {
		got.errors = err.Error()
	}
	return got
}

// quotedName is a name as generated code writes it into a key.
func quotedName(name string) string { return string(appendString(nil, name)) }

// drawMembers draws a table of names as generated code makes it.
func drawMembers(t *rapid.T) *Members {
	name := rapid.OneOf(
		rapid.StringMatching(`[a-c]{0,3}`),
		rapid.StringMatching(`(user|item)_(id|name|ids)`),
		rapid.StringMatching(`[a-z]{1,20}`),
		rapid.SampledFrom([]string{"é", "😀", "a b", `"`, `\`, "\n", "a\"b", "\u2028", "x-1", strings.Repeat("long", 30)}),
	)
	n := rapid.SampledFrom([]int{130, 3, 65, 17, 64, 16, 8, 5, 2, 1}).Draw(t, "number of names")
	m := &Members{Names: rapid.SliceOfNDistinct(name, n, n, rapid.ID[string]).Draw(t, "names")}
	m.Required = make([]uint64, (len(m.Names)+63)/64)
	for k := range m.Names {
		if rapid.Bool().Draw(t, "required") {
			m.Required[k/64] |= 1 << (k % 64)
		}
	}
	if len(m.Names) > 16 {
		for k := range m.Names {
			m.Sorted = append(m.Sorted, uint32(k))
		}
		slices.SortFunc(m.Sorted, func(a, b uint32) int { return strings.Compare(m.Names[a], m.Names[b]) })
	}
	return m
}

// drawDocument draws members: mostly those of m in its order, with some left out,
// moved, repeated or made up, and some names written with escapes.
func drawDocument(t *rapid.T, m *Members) []given {
	var members []given
	for _, name := range m.Names {
		for range rapid.SampledFrom([]int{1, 1, 1, 1, 1, 1, 0, 2}).Draw(t, "times") {
			members = append(members, given{name: name})
		}
	}
	if rapid.Bool().Draw(t, "shuffled") {
		members = rapid.Permutation(members).Draw(t, "order")
	}
	for range rapid.SampledFrom([]int{0, 0, 1, 3}).Draw(t, "unknown") {
		name := rapid.SampledFrom(m.Names).Draw(t, "like") + rapid.SampledFrom([]string{"", "x", "_", "\x00", "é"}).Draw(t, "end")
		members = slices.Insert(members, rapid.IntRange(0, len(members)).Draw(t, "at"), given{name: name})
	}
	for i := range members {
		g := &members[i]
		g.value, g.key = i, quotedName(g.name)
		if rapid.IntRange(0, 9).Draw(t, "escaped") == 0 {
			g.key = escapedText(g.name)
		}
	}
	return members
}

// document writes the members, with white space or without.
func document(members []given, blank string) []byte {
	var b strings.Builder
	b.WriteString(blank + "{" + blank)
	for i, g := range members {
		if i > 0 {
			b.WriteString(blank + "," + blank)
		}
		fmt.Fprintf(&b, "%s%s:%s%d", g.key, blank, blank, g.value)
	}
	b.WriteString(blank + "}" + blank)
	return []byte(b.String())
}

// However members stand in a text, and by whichever way they are looked for, they
// are found, and what is wrong with them is told alike.
func TestMembersInAnyOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := drawMembers(t)
		members := drawDocument(t, m)
		text := document(members, rapid.SampledFrom([]string{"", "", " ", "\n\t "}).Draw(t, "blank"))
		require.True(t, json.Valid(text))

		want := naive(m, members)
		require.Equal(t, want, byWideMember(text, m), "%q", text)
		if len(m.Names) <= 64 {
			require.Equal(t, want, byMember(text, m), "%q", text)
			require.Equal(t, want, inOrder(text, m), "%q", text)
		}
	})
}
