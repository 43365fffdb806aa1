package workload

// Validate implements [Validator].
func (s *Settings) Validate() error {
	if !LengthIn(s.Name, 1, 63) || !LengthIn(s.Host, 1, 253) || !LengthIn(s.Note, 0, 500) {
		return ErrLength
	}
	if s.Owner != nil && !LengthIn(*s.Owner, 0, 64) {
		return ErrLength
	}
	if !MatchZone(s.Zone) {
		return ErrPattern
	}
	if !s.Level.Known() {
		return ErrEnum
	}
	if s.Since.IsZero() || s.Labels == nil || s.Weights == nil {
		return ErrRequired
	}
	if err := s.validateLists(); err != nil {
		return err
	}
	return s.validateNumbers()
}

func (s *Settings) validateLists() error {
	if len(s.Labels) > 16 || len(s.Weights) > 100 || len(s.Command) < 1 || len(s.Command) > 32 {
		return ErrItems
	}
	for _, label := range s.Labels {
		if !LengthIn(label, 1, 32) {
			return ErrLength
		}
	}
	for _, weight := range s.Weights {
		if weight < 0 {
			return ErrRange
		}
	}
	return nil
}

func (s *Settings) validateNumbers() error {
	switch {
	case s.Port < 1,
		s.Timeout < 0.1 || s.Timeout > 600,
		s.Retries > 10,
		s.Quota.CPU < 10 || s.Quota.CPU > 64000,
		s.Quota.Memory < 16 || s.Quota.Memory > 1048576,
		s.Replicas < 1 || s.Replicas > 100,
		s.Connections < 1 || s.Connections > 1000000,
		s.Sampling < 0 || s.Sampling > 1,
		s.Backup > 23:
		return ErrRange
	}
	return nil
}

// Known says whether l is one of the constants.
func (l Level) Known() bool {
	switch l {
	case LevelDebug, LevelInfo, LevelWarn, LevelError:
		return true
	}
	return false
}
