package emit

import (
	"slices"
	"strings"
)

// words returns the texts that a sequence matches, or nil if it offers no choice
// among some, or if they are longer than limit together, in bytes.
func (s sequence) words(limit int) []string {
	if !slices.ContainsFunc(s, offersChoice) {
		return nil
	}
	words := s.appended([]string{""}, limit)
	slices.SortStableFunc(words, strings.Compare)
	return slices.Compact(words)
}

func offersChoice(it item) bool {
	switch it.(type) {
	case choice, optional:
		return true
	}
	return false
}

// appended returns every one of the words with every text of the sequence behind
// it, or nil if they would be longer than limit together.
func (s sequence) appended(words []string, limit int) []string {
	for _, it := range s {
		if words = appendedItem(it, words, limit); words == nil || longer(words, limit) {
			return nil
		}
	}
	return words
}

func appendedItem(it item, words []string, limit int) []string {
	switch it := it.(type) {
	case fixedText:
		return product(words, []string{string(it)})
	case run:
		return it.appended(words, limit)
	case optional:
		if it.max == 1 {
			return choice{it.body, nil}.appended(words, limit)
		}
	case choice:
		return it.appended(words, limit)
	}
	return nil
}

func (c choice) appended(words []string, limit int) []string {
	var all []string
	for _, s := range c {
		more := s.appended(words, limit)
		if more == nil || longer(all, limit) {
			return nil
		}
		all = append(all, more...)
	}
	return all
}

func (r run) appended(words []string, limit int) []string {
	if r.set.wide() || r.max < 0 {
		return nil
	}
	var all []string
	each := members(r.set)
	for n := 0; n <= r.max; n++ {
		if n >= r.min {
			all = append(all, words...)
		}
		if words = product(words, each); longer(all, limit) || n < r.max && longer(words, limit) {
			return nil
		}
	}
	return all
}

// members are the characters of a set that has only those of one byte.
func members(set byteSet) []string {
	var all []string
	for _, r := range set.ranges() {
		for c := int(r.lo); c <= int(r.hi); c++ {
			all = append(all, string(rune(c)))
		}
	}
	return all
}

func product(words, endings []string) []string {
	var all []string
	for _, w := range words {
		for _, e := range endings {
			all = append(all, w+e)
		}
	}
	return all
}

// longer counts one byte more for each word, so that empty ones count too.
func longer(words []string, limit int) bool {
	n := 0
	for _, w := range words {
		n += 1 + len(w)
	}
	return n > limit
}
