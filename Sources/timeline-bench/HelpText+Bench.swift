extension HelpText {
  static let benchText = """
    Measures what the engine itself costs on this machine, and compares two builds of it.

    USAGE
      timeline-bench bench [SUITE]... [OPTIONS]
      timeline-bench bench [SUITE]... --compare REVISION|COMMAND [OPTIONS]
      timeline-bench bench [SUITE]... --compare FILE.json [OPTIONS]

    SUITES
      layout             the height index, at 1,000 to 1,000,000 rows
      layout/strategies  eleven known ways to index row heights, on one workload; only by name
      snapshot           list snapshots and their differences
      data               reading histories and exports, snapshots and live rows over a window
      markdown           parsing and measuring rows of text
      outbox             seeds of the outbox under faults, and what its store costs
      coordinator        one refresh of the screen: at rest, streamed, under a finger
      simulation         a streamed chat; an idle frame and a sent message, by the history's length
      reveal             whole reveals with table heights, as a multiple of real time
      catalogue          the whole catalogue

    TIERS
      exact         amounts of work that the engine counts itself: equal everywhere
      counted       allocations, bytes, retains, releases, objects: equal for one toolchain
      instructions  by callgrind, if valgrind is installed: compared within one job only
      timed         CPU time of one thread, medians: noisy, reported, compared in pairs only

    Each figure stands beside the bar that it should meet; a missed bar fails nothing. Memory is
    counted with the same order of hashes in every process, for which the command starts anew.

    COMPARE
      With a git REVISION that revision is built in a worktree of its own under .build/compare; with
      the path of another timeline-bench that one is used. Processes of both take turns in random
      order, with a second one of the base in each round: its interval, A/A, says what this machine
      does to identical code. 'worse' has to be confirmed by a second set of rounds, and fails only
      with --strict. More allocations, or over 1 % and 20,000 more instructions, fail always.

      With a FILE that 'bench --json' wrote, exact and counted figures are compared; times are told
      as ratios to a fixed piece of work that both runs did.

    EXIT CODES
      0  measured; nothing is worse
      1  wrong usage or bad input
      2  more work, allocations or instructions; with --strict also more time
      5  two builds or files cannot be compared, a threshold below what the machine does to
         identical code, or something that is required is missing
      6  with --strict: times do not tell

    EXAMPLES
      timeline-bench bench layout
      timeline-bench bench --case 'data/*' --json > before.json
      timeline-bench bench --compare main
      timeline-bench bench snapshot --compare v1.2 --threshold 10% --seconds 120 --strict
      timeline-bench bench --compare before.json
    """
}
