extension HelpText {
  /// What `simulate outbox` does.
  static let outboxText = """
    'simulate outbox' runs the phone's outbox against a modelled desktop: lost, late and repeated
    messages, dropped links, ends of either process at every write, damaged stores.

    USAGE
      timeline-bench simulate outbox [OPTIONS]

    A seed draws which faults there are; all of them end, and everything has to settle in time.
    Past failures run first. A broken invariant ends with the shortest script that breaks it and
    the command that repeats it, with exit code 3. A --mutant is a defect that has to be found.

    EXAMPLES
      timeline-bench simulate outbox
      timeline-bench simulate outbox --seeds 1000000
      timeline-bench simulate outbox --seeds 2000 --mutant newKeyOnResend
    """
}
