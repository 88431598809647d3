extension HelpText {
  static let gateText = """
    Says with an exit code whether every scenario keeps its budgets - or, with --self-test, whether
    the budgets would notice if something broke.

    USAGE
      timeline-bench gate [SCENARIO]... [OPTIONS]
      timeline-bench gate --self-test [SCENARIO]... [--json]

    Without a SCENARIO the whole catalogue is held against Benchmarks/Budgets. A scenario without a
    budget fails: a gate that holds nothing proves nothing. Nothing is written to a file.

    The self-test puts one named mistake after the other into the engine - a restore that uses the
    index instead of the id, a held update that is lost, a render gate without an interval - and
    runs the scenarios with it. A mistake that misses no budget, and a budget that no mistake makes
    a scenario miss, are listed, and the exit code is 3.

    EXIT CODES
      0  every budget is kept; with --self-test every mistake is noticed, every budget can be missed
      2  a budget is missed, or a scenario has none
      3  two runs of a scenario differ, or the self-test failed

    EXAMPLES
      timeline-bench gate
      timeline-bench gate 'reveal/*' --quiet
      timeline-bench gate --self-test
      timeline-bench gate --self-test --json > selftest.json
    """

  static let simulateText = """
    Runs random scenarios and holds every frame against rules that share no code with the engine.

    USAGE
      timeline-bench simulate screen [--seeds N] [--seed S] [--mutant NAME] [OPTIONS]
      timeline-bench simulate screen FILE.json

    Each seed is a chat with drags, flings, streams, older pages, trims, the keyboard, costs, stalls
    and changes of the refresh rate. While the reader reads no row may move; the list follows the
    finger; the bottom pulls nobody; renders keep their distance; held updates arrive; the cover is
    lifted in time; the rows fill the screen.

    A scenario that breaks a rule is made smaller, written to a file and named with the command that
    replays it; the exit code is 3. With --mutant the engine makes that mistake in every run, so a
    rule that can notice it has to be broken: 'gate --self-test' lists the mutants.

    EXAMPLES
      timeline-bench simulate screen --seeds 500
      timeline-bench simulate screen --seed 17 --seeds 1
      timeline-bench simulate screen --mutant heldUpdateLost
      timeline-bench simulate screen out/screen-17.json
    """
}
