extension HelpText {
  static let gateText = """
    Says with an exit code whether every scenario keeps its budgets and still has the values of the
    baseline - or, with --self-test, whether the gate would notice if something broke.

    USAGE
      timeline-bench gate [SCENARIO]... [OPTIONS]
      timeline-bench gate --self-test [SCENARIO]... [--json]

    Without a SCENARIO the whole catalogue is held against Benchmarks/Budgets and compared with
    Results/baseline.json, which 'accept' writes. Values are exact, so there is no tolerance: one
    that is worse, or that differs and has no better direction, fails; one that is better passes. A
    baseline that is missing, or of another scenario, device, seed, constant, parser or metrics
    file, is no pass but exit code 5, with what differs and what to do. With --memory the
    objects and references of each simulation are compared as well, with what was accepted for
    the very same toolchain; 16 more or less are what a build differs from itself. Times are never
    compared here.

    Rows of your own (--input) are in no shared baseline: they are judged by budgets alone, and
    listed so, unless --baseline names a baseline or a run of yours. A folder of your own scenarios
    has its baseline beside its budgets, once 'accept --scenarios DIR' has written it; until then
    budgets alone judge, and a line says so. A baseline that is named has to be there.

    In a workflow of GitHub every failure is also an annotation.

    The self-test puts one named mistake after the other into the engine - a restore that uses the
    index instead of the id, a held update that is lost, a render gate without an interval - and
    runs the scenarios with it. A mistake that misses no budget, and a budget that no mistake makes
    a scenario miss, are listed, and the exit code is 3. Then broken baselines are put before the
    gate, each of which has its exit code.

    EXIT CODES, of several the first in the order 1, 3, 2, 5, 4
      0  budgets and baseline are kept; with --self-test every mistake is noticed
      1  wrong usage, or a file that breaks its format
      2  a budget is missed, a value is worse or different, or nothing holds a scenario
      3  two runs of a scenario differ, or the self-test failed
      4  a value is better than the baseline, with --fail-on-improvement
      5  the baseline is missing, stale or not comparable

    EXAMPLES
      timeline-bench gate
      timeline-bench gate 'reveal/*' --quiet
      timeline-bench gate --baseline out/before --junit gate.xml
      timeline-bench gate --input chat.json --no-baseline
      timeline-bench gate --self-test
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
