package docket

import (
	"context"
	"errors"
	"slices"
	"strings"
	"time"
)

// ReplyDue tells the last day on which a reply to a served document is in time.
// The day of service does not count, and a period that ends on a day on which
// the court is closed runs on to the next day on which it is open.
//
// Parameters:
//   - served: the day on which the document was served
//   - days: the length of the period in days
//   - closed: the weekdays on which the court is closed
//
//tool:export
//tool:effect read
//tool:repeatable
//tool:param served format=date
//tool:param days default=21 minimum=1 maximum=180
//tool:param closed optional maxItems=6
func ReplyDue(served time.Time, days int, closed map[time.Weekday]struct{}) string {
	due := served.AddDate(0, 0, days)
	for isIn(closed, due.Weekday()) {
		due = due.AddDate(0, 0, 1)
	}
	return due.Format("Monday, 2 January 2006")
}

// FindDockets lists the dockets that meet all the given conditions, the newest
// first.
//
//tool:export
//tool:effect read
//tool:repeatable
func (s *Store) FindDockets(
	// the court; null or absent for all
	//tool:param optional
	court *Court,
	// the statuses to include; absent for all
	//tool:param optional minItems=1
	status map[Status]struct{},
	// the first day of filing to include
	//tool:param optional format=date
	since *time.Time,
	// a part of a party's name
	//tool:param default="" maxLength=40
	party string,
	// the most dockets to list
	//tool:param default=20 minimum=1 maximum=100
	limit int,
) []Summary {
	s.mu.Lock()
	defer s.mu.Unlock()
	var found []*Docket
	for _, d := range s.dockets {
		if (court == nil || d.Court == *court) && (status == nil || isIn(status, d.Status)) &&
			(since == nil || !d.Filed.Before(*since)) && d.hasParty(party) {
			found = append(found, d)
		}
	}
	slices.SortFunc(found, func(a, b *Docket) int { return b.Filed.Compare(a.Filed) })
	return summaries(found[:min(limit, len(found))])
}

// GetDocket gives the whole record of one case.
//
// Parameters:
//   - number: the docket number, such as 24-0117
//
//tool:export
//tool:effect read
//tool:repeatable
//tool:param number pattern=@NumberPattern
func (s *Store) GetDocket(number string) (Docket, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d, err := s.find(number)
	if err != nil {
		return Docket{}, err
	}
	return d.clone(), nil
}

// Caseload counts the open and stayed cases of each judge, by surname.
//
// Parameters:
//   - courts: the courts whose cases count; absent for all
//
//tool:export
//tool:effect read
//tool:repeatable
//tool:param courts optional
func (s *Store) Caseload(courts []Court) map[string]int {
	s.mu.Lock()
	defer s.mu.Unlock()
	load := map[string]int{}
	for _, d := range s.dockets {
		if d.Judge != nil && d.Status != StatusClosed && (courts == nil || slices.Contains(courts, d.Court)) {
			load[d.Judge.Name]++
		}
	}
	return load
}

// FetchTranscript gives the transcript of a case's last hearing. Those of closed
// cases lie in an archive that answers slowly.
//
// Parameters:
//   - number: the docket number, such as 24-0117
//
//tool:export
//tool:effect read
//tool:timeout 50ms
//tool:param number pattern=@NumberPattern
func (s *Store) FetchTranscript(ctx context.Context, number string) (string, error) {
	d, err := s.GetDocket(number)
	if err != nil {
		return "", err
	}
	if d.Status == StatusClosed {
		if err := askArchive(ctx); err != nil {
			return "", err
		}
	}
	return "THE CLERK: We are on the record in " + d.Number + ", " + d.Title + ".", nil
}

// askArchive stands for a request that takes a minute. It obeys its context, as
// everything that a tool waits for should.
func askArchive(ctx context.Context) error {
	timer := time.NewTimer(time.Minute)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

// ScheduleHearing sets a hearing in a case and returns all hearings of the case.
// It fails when the case is closed or the courtroom is taken.
//
// Parameters:
//   - number: the docket number, such as 24-0117
//   - hearing: the hearing to set
//
//tool:export
//tool:effect write
//tool:serial
//tool:param number pattern=@NumberPattern
func (s *Store) ScheduleHearing(number string, hearing Hearing) ([]Hearing, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	d, err := s.find(number)
	if err != nil {
		return nil, err
	}
	if d.Status == StatusClosed {
		return nil, errors.New("case " + number + " is closed")
	}
	if other := s.clash(hearing); other != "" {
		return nil, errors.New("courtroom " + hearing.Room + " is taken by case " + other)
	}
	d.Hearings = append(d.Hearings, hearing)
	slices.SortFunc(d.Hearings, func(a, b Hearing) int { return a.At.Compare(b.At) })
	return slices.Clone(d.Hearings), nil
}

// AssignJudge makes a judge the one who hears some cases, and lists these cases.
// It assigns none of them when one is not in the docket.
//
// Parameters:
//   - numbers: the docket numbers of the cases
//   - judge: the judge
//
//tool:export
//tool:effect write
//tool:repeatable
//tool:param numbers pattern=@NumberPattern minItems=1 maxItems=10 uniqueItems
func (s *Store) AssignJudge(numbers []string, judge Judge) ([]Summary, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	var cases []*Docket
	for _, number := range numbers {
		d, err := s.find(number)
		if err != nil {
			return nil, err
		}
		cases = append(cases, d)
	}
	for _, d := range cases {
		d.Judge = &judge
	}
	return summaries(cases), nil
}

// ImportDockets adds cases to the docket and returns how many there are now. It
// adds none of them when the number of one is taken.
//
// Parameters:
//   - dockets: the records of the cases
//
//tool:export
//tool:effect write
//tool:serial
//tool:param dockets minItems=1 maxItems=500
func (s *Store) ImportDockets(dockets []Docket) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	taken := map[string]bool{}
	for _, d := range s.dockets {
		taken[d.Number] = true
	}
	for _, d := range dockets {
		if taken[d.Number] {
			return 0, errors.New("the docket number " + d.Number + " is taken")
		}
		taken[d.Number] = true
	}
	for _, d := range dockets {
		s.dockets = append(s.dockets, &d)
	}
	return len(s.dockets), nil
}

// clash returns the number of a case whose hearing overlaps with h in its
// courtroom; the caller holds the lock.
func (s *Store) clash(h Hearing) string {
	for _, d := range s.dockets {
		for _, o := range d.Hearings {
			if o.Room == h.Room && h.At.Before(o.end()) && o.At.Before(h.end()) {
				return d.Number
			}
		}
	}
	return ""
}

// hasParty reports whether a party's name holds part, in any case of letters.
func (d *Docket) hasParty(part string) bool {
	return slices.ContainsFunc(d.Parties, func(p Party) bool {
		return strings.Contains(strings.ToLower(p.Name), strings.ToLower(part))
	})
}

// clone copies what later calls may change while the result is being written.
func (d *Docket) clone() Docket {
	c := *d
	c.Hearings = slices.Clone(d.Hearings)
	return c
}

func summaries(dockets []*Docket) []Summary {
	list := make([]Summary, len(dockets))
	for i, d := range dockets {
		list[i] = Summary{Number: d.Number, Title: d.Title, Status: d.Status}
	}
	return list
}

func isIn[K comparable](set map[K]struct{}, key K) bool {
	_, ok := set[key]
	return ok
}
