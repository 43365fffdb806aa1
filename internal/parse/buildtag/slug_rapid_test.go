package buildtag

import (
	"go/build/constraint"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// constraints draws constraints over tags that are like the words and sums of slugs.
func constraints() *rapid.Generator[constraint.Expr] {
	tags := rapid.OneOf(
		rapid.SampledFrom([]string{"a", "A", "b", "or", "not", "and", "a_b", "not_a", "or_b", "a.b", "go1.26", "0123abcd", "é", "linux", "windows"}),
		rapid.StringMatching(`[aAb_.0-9]{1,45}`),
	)
	return rapid.Custom(func(t *rapid.T) constraint.Expr { return drawn(t, tags, 4) })
}

func drawn(t *rapid.T, tags *rapid.Generator[string], depth int) constraint.Expr {
	kind := 0
	if depth > 0 {
		kind = rapid.IntRange(0, 3).Draw(t, "kind")
	}
	switch kind {
	case 1:
		return &constraint.NotExpr{X: drawn(t, tags, depth-1)}
	case 2:
		return &constraint.AndExpr{X: drawn(t, tags, depth-1), Y: drawn(t, tags, depth-1)}
	case 3:
		return &constraint.OrExpr{X: drawn(t, tags, depth-1), Y: drawn(t, tags, depth-1)}
	}
	return tag(tags.Draw(t, "tag"))
}

func TestSlugsOfRandomConstraints(t *testing.T) {
	seen := map[string]string{}
	rapid.Check(t, func(t *rapid.T) {
		x := constraints().Draw(t, "constraint")
		slug, text := Slug(x), x.String()
		if rest := strings.Trim(slug, lowerAndDigits+"_"); rest != "" || slug == "" || len(slug) > longestSlug+1+sumDigits {
			t.Fatalf("the slug of %s is %q", text, slug)
		}
		if other, twice := seen[slug]; twice && other != text {
			t.Fatalf("%s and %s have the slug %s", text, other, slug)
		}
		seen[slug] = text
	})
}
