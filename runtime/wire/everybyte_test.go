package wire

import (
	"encoding/json"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// A shop is read as generated code reads one: objects in objects, arrays, a map,
// an enum, text that may be null, and numbers of all kinds.
type shop struct {
	name  string
	open  bool
	tags  []string
	items []article
	owner *string
	stock map[string]int
	verb  int
	any   any
}

type article struct {
	code  string
	price float64
	count int64
}

var (
	shopMembers    = &Members{Names: []string{"name", "open", "tags", "items", "owner", "stock", "verb", "any"}, Required: []uint64{0b11}}
	articleMembers = &Members{Names: []string{"code", "price", "count"}, Required: []uint64{0b111}}
)

func readShop(r *Reader) (v shop, err error) {
	m, i, seen := r.Arguments(shopMembers)
	for m >= 0 {
		switch m {
		case 0:
			value, next := r.String(i)
			r.Length(i, next, 1, 20)
			v.name, i = value, next
			if m, i, seen = r.Next(i, 1, seen, `,"open":`); m != 1 {
				break
			}
			fallthrough
		case 1:
			v.open, i = r.Bool(i)
			if m, i, seen = r.Next(i, 2, seen, `,"tags":`); m != 2 {
				break
			}
			fallthrough
		case 2:
			v.tags, i = r.StringArray(i)
		case 3:
			at, more := i, false
			v.items = make([]article, 0, r.RoomOf(i, 10, -1))
			for i, more = r.Array(i); more; i, more = r.Item(i) {
				v.items = append(v.items, article{})
				i = readArticle(r, i, &v.items[len(v.items)-1])
			}
			r.Count(at, len(v.items), 0, 9)
			r.Unique(at, i)
		case 4:
			v.owner, i = r.NullableString(i)
		case 5:
			v.stock = map[string]int{}
			name, more := []byte(nil), false
			for name, i, more = r.Map(i); more; name, i, more = r.Entry(i) {
				key := string(name)
				if _, twice := v.stock[key]; twice {
					i = r.Twice(i)
					continue
				}
				v.stock[key], i = r.Int(i, 0, 99)
			}
		case 6:
			v.verb, i = r.Enum(i, verbs)
		case 7:
			v.any, i = r.Any(i)
		}
		m, i, seen = r.Member(i, m, seen, shopMembers)
	}
	return v, r.Finish(i)
}

func readArticle(r *Reader, i int, v *article) int {
	m, i, seen := r.Object(i, articleMembers)
	for m >= 0 {
		switch m {
		case 0:
			v.code, i = r.Formatted(i, FormatHostname)
		case 1:
			v.price, i = r.Float64(i, nil)
		case 2:
			v.count, i = r.Int64(i, -5, 500)
		}
		m, i, seen = r.Member(i, m, seen, articleMembers)
	}
	return i
}

const shopText = `{"name":"Söhne \ud83d\ude00","open":true,"tags":["a","b\tc",""],` +
	`"items":[{"code":"a1","price":1.5e2,"count":-0},{"count":5e1, "price":0.1,"code":"b\u0031"}],` +
	`"owner":null,"stock":{"x":1,"\u0079":20},"verb":"get","any":[{"q":[null,false,"\\"]},12345678901]}`

func TestShop(t *testing.T) {
	v, err := readShop(NewReader([]byte(shopText)))
	require.NoError(t, err)
	assert.Equal(t, shop{
		name: "Söhne 😀", open: true, tags: []string{"a", "b\tc", ""},
		items: []article{{"a1", 150, 0}, {"b1", 0.1, 50}},
		stock: map[string]int{"x": 1, "y": 20}, verb: 1,
		any: []any{map[string]any{"q": []any{nil, false, `\`}}, float64(12345678901)},
	}, v)
}

// However a text is damaged, its binder refuses it for the same fault, at the same
// byte, as reading it without looking at what it says; and what is no JSON in UTF-8
// is always a fault.
func TestEveryByteDamaged(t *testing.T) {
	check := func(text []byte) {
		_, err := readShop(NewReader(text))
		_, want := readTop(text, func(r *cursor) any { r.Skip(); return nil })
		if isFault(want) {
			require.Equal(t, want, err, "%q", text)
		} else {
			require.False(t, isFault(err), "%q: %v", text, err)
			require.True(t, json.Valid(text) && utf8.Valid(text), "%q", text)
		}
	}
	others := []byte("\x00\n \"\\{}[],:-+.019eEutx\x7f\x80\xc3\xed\xff")
	for _, text := range []string{shopText, strings.ReplaceAll(shopText, ",", " ,\n")} {
		for i := range len(text) {
			if i > 0 { // no text at all stands for no arguments
				check([]byte(text[:i]))
			}
			check([]byte(text[:i] + text[i+1:]))
			for _, c := range others {
				damaged := []byte(text)
				damaged[i] = c
				check(damaged)
				check([]byte(text[:i] + string([]byte{c}) + text[i:]))
			}
		}
	}
}

// Every method returns the offset right behind the value, whatever that is and
// whatever follows.
func TestOffsets(t *testing.T) {
	for _, value := range []string{
		`null`, `true`, `false`, `0`, `-0`, `12`, `-1.5e+3`, `1E400`, `99999999999999999999`, `""`, `"a"`, `"abcdefgh"`, `"a long text of many words é"`, `"\n"`,
		`"abcdefg\u00e9"`, `"get"`, `"12"`, `"aGVsbG8="`, `"2026-01-31T10:00:00Z"`, `"01:30:00"`, `"PT1H"`, `"123e4567-e89b-12d3-a456-426614174000"`,
		`[]`, `[ ]`, `[1]`, `["a" , "b"]`, `[[],{}]`, `{}`, `{ }`, `{"a":1}`, `{"code":"a","price":1,"count":2}`,
	} {
		for _, behind := range []string{``, ` `, `,`, `]`, `}`, "\n}", ` ,"a"`, `:`} {
			text := []byte("[" + value + behind)
			end := 1 + len(value)
			for n, read := range everyLeaf {
				c := newCursor(text)
				c.i = 1
				read(c)
				require.Empty(t, c.reason, "reader %d of %s", n, text)
				require.Equal(t, end, c.i, "reader %d of %s", n, text)
				require.Zero(t, c.depth, "reader %d of %s", n, text)
			}
		}
	}
}
