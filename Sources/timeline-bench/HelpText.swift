/// The texts of `--help`.
enum HelpText {
  /// What the command is for, and where to go on.
  static let overview = """
    timeline-bench runs chat timelines on a virtual clock and says what a reader would have seen.

    A scenario states what goes in: rows, when they are ready and how tall they are, touches, live
    text, older pages. The run computes everything else - layout passes, the reveal, scrolling - and
    its measurements are held against budgets. The same scenario always gives the same result.

    USAGE
      timeline-bench run [SCENARIO]...     run scenarios, print a verdict, write run.json
      timeline-bench list [WHAT]           list scenarios, devices, keys, metrics or rules
      timeline-bench explain NAME          explain a scenario, metric, key or rule
      timeline-bench explain row ...       explain the height of a row of your own
      timeline-bench bench [SUITE]...      measure what the engine costs on this machine
      timeline-bench simulate PART ...     run seeds of a part of the app under faults
      timeline-bench SUBCOMMAND --help     say more about a subcommand
      timeline-bench --version

    START HERE
      timeline-bench run                               the whole catalogue
      timeline-bench run 'reveal/*'                    one family
      timeline-bench run --input README.md             your own Markdown as a chat row
      timeline-bench run reveal/rows-settle --set reveal.passDelay=48ms
      timeline-bench explain reveal.ms

    EXIT CODES
      0  every budget was kept
      1  wrong usage, bad input, or output that cannot be written
      2  a budget was missed
      3  two runs of one scenario gave different results, or an invariant broke
      5  something that is needed, such as a font, is not installed
    """

  /// The help of a subcommand.
  static func text(of subcommand: Subcommand) -> String {
    switch subcommand {
    case .run: runText + "\n\nOPTIONS\n" + options(RunOptions.specs)
    case .list: listText + "\n\nOPTIONS\n" + options(ListCommand.specs)
    case .explain: explainText + "\n\nOPTIONS\n" + options(ExplainCommand.specs)
    case .bench: benchText + "\n\nOPTIONS\n" + options(BenchCommand.specs)
    case .simulate: simulateText + "\n\nOPTIONS\n" + options(SimulateOutboxOptions.specs)
    }
  }

  private static let simulateText = """
    Runs seeds of a part of the app under faults and holds them against its invariants.

    USAGE
      timeline-bench simulate outbox [OPTIONS]

    PARTS
      outbox   the phone's outbox against a modelled desktop: lost, late and repeated messages,
               dropped links, ends of either process at every write, damaged stores

    A seed draws which faults there are; all of them end, and everything has to settle in time.
    Past failures run first. A broken invariant ends with the shortest script that breaks it and
    the command that repeats it, with exit code 3. A --mutant is a defect that has to be found.

    EXAMPLES
      timeline-bench simulate outbox
      timeline-bench simulate outbox --seeds 1000000
      timeline-bench simulate outbox --seeds 2000 --mutant newKeyOnResend
    """

  private static let benchText = """
    Measures what the engine itself costs on this machine, in CPU time of one thread.

    USAGE
      timeline-bench bench [SUITE]... [OPTIONS]

    SUITES
      layout             the height index, at 1,000 to 1,000,000 rows
      layout/strategies  eleven known ways to index row heights, on one workload; only by name
      snapshot           list snapshots and their differences
      markdown           parsing and measuring rows of text
      outbox             seeds of the outbox under faults, and what its store costs
      simulation         one idle frame and one sent message, by the length of the history
      reveal             whole reveals with table heights, as a multiple of real time
      catalogue          the whole catalogue

    Figures are medians; each stands beside the bar that it should meet. Time is noisy, so a missed
    bar is reported and fails nothing.
    """

  private static let runText = """
    Runs scenarios, prints a verdict for each and writes the record of the run.

    USAGE
      timeline-bench run [SCENARIO|FILE.json]... [--input FILE|DIR]... [OPTIONS]

    A SCENARIO is a name such as reveal/all-ready or a pattern such as 'reveal/*'; a FILE.json is a
    scenario of your own. Without either, the whole catalogue runs, or with --input the scenarios
    that run over your rows.

    An --input is a history envelope (.json), a Markdown file (.md, one reply) or a folder of .md
    files (one reply each, in the order of their names). No text of its rows is printed or written
    unless --include-text asks for it.

    The shipped chats are measured with a recorded file of metrics, own rows with the installed
    fonts. A --metrics file (Benchmarks/Metrics/README.md describes it) is asked first: for a row's
    height, then for the metrics of its text.

    EXAMPLES
      timeline-bench run                                      everything, on the shipped chats
      timeline-bench run reveal/rows-settle --json            the record on standard output
      timeline-bench run --input chat.json --device 'iPhone SE 3'
      timeline-bench run 'corpus/*' --set follow.duration=2s --set render.minInterval=1/4s
    """

  private static let listText = """
    Lists what there is.

    USAGE
      timeline-bench list [scenarios|devices|keys|metrics|rules]

    Without a word it lists the scenarios.

    EXAMPLES
      timeline-bench list
      timeline-bench list keys
    """

  private static let explainText = """
    Explains a name: what a scenario does, a metric says, a key trades or a rule demands. Or a row:
    why it is as tall as it is.

    USAGE
      timeline-bench explain SCENARIO|METRIC|KEY|RULE
      timeline-bench explain row --input FILE [--row N] [--width PT]

    A prefix that ends in a dot or a family of rules explains all of its members in short.

    A row's blocks are listed with heights, lines and the fonts that measured them, and what the
    input guard decided. No text of the row is printed.

    EXAMPLES
      timeline-bench explain reveal/rows-settle
      timeline-bench explain reveal.ms
      timeline-bench explain reveal.passDelay
      timeline-bench explain H-SETTLE-2
      timeline-bench explain H-SETTLE
      timeline-bench explain row --input chat.json --row 12 --width 320
    """

  private static func options(_ specs: [OptionSpec]) -> String {
    let width = specs.map(\.usage.count).max() ?? 0
    let help = OptionSpec("--help", "Prints this help.")
    return (specs + [help]).map { spec in
      "  " + spec.usage + String(repeating: " ", count: max(width, 6) - spec.usage.count + 2)
        + spec.summary
    }.joined(separator: "\n")
  }
}
