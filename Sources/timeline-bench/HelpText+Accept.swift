extension HelpText {
  static let acceptText = """
    Runs the scenarios and makes their values those that 'gate' compares with. Who accepts what, why
    and from which commit is written into the baseline with every old and new value.

    USAGE
      timeline-bench accept --reason TEXT [SCENARIO]... [OPTIONS]
      timeline-bench accept --check

    Without a SCENARIO the whole catalogue is accepted, and what the baseline says about scenarios
    that are gone is dropped. Nothing is written if two runs of a scenario differ (exit code 3) or
    if nothing differs from the baseline (0). A value that misses its budget can be accepted; the
    gate still fails for the budget.

    A line of each accepted run goes to history.jsonl beside the baseline, and the tables and
    pictures of Results/README.md are drawn anew. --check says whether they are current. --memory
    accepts the objects and references of each simulation into the file of this toolchain, and
    --measure takes the costs of this machine for two more pictures, which nothing is compared with.

    Values that depend on options, such as --set or --input, need a baseline of their own, named
    with --baseline here and for the gate.

    EXAMPLES
      timeline-bench accept --reason 'the cover waits for one pass less'
      timeline-bench accept 'reveal/*' --reason 'new estimate of 96 pt'
      timeline-bench accept --input chat.json --baseline chat-baseline.json --reason 'my chat'
      timeline-bench gate --input chat.json --baseline chat-baseline.json
    """
}
