// Package race measures cases beside each other in one process: what a group of
// them costs, and above all in what ratio. Benchmarks that run one after the
// other say little on a machine that others use too; this package removes what
// disturbs them.
//
//   - The cases of a group are interleaved: each round runs every case once, in a
//     new random order, for one slice of time. A slow moment hits no case more
//     than another, and the medians over the rounds drop it.
//   - Time is that of the processors in this process, not that on the clock. It
//     leaves out what the machine does for others, and holds all that the process
//     does for a case: the garbage collector runs on threads of its own, beside a
//     case that would look cheap by the clock. Where the system has no such clock,
//     time is that on the clock, and the tables say so.
//   - 32 MB of the heap are live, as in a small server. The collector runs when
//     the heap has doubled; with the 4 MB of an empty process it would run eight
//     times as often, and a case would pay for allocations nearly twice what it
//     pays where it is used.
//   - The heap is touched before the first round, because a page that is touched
//     for the first time can cost more than all that is allocated in it. With
//     GODEBUG=madvdontneed=0 the pages stay with the process; without it a case
//     may pay for pages that the runtime gave back, and the tables say so.
//   - A slice is long enough for several collections (100 ms), so that no case is
//     fast or slow by whether one falls into its slice.
package race
