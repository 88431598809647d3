internal import Reporting

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
      timeline-bench gate [SCENARIO]...    hold the catalogue against budgets and baseline
      timeline-bench accept --reason TEXT  make the values of now those that the gate compares with
      timeline-bench list [WHAT]           list scenarios, devices, keys, costs, metrics, rules
      timeline-bench explain NAME          explain a scenario, metric, key or rule
      timeline-bench explain row ...       explain the height of a row of your own
      timeline-bench import FILE -o OUT    make a history of a chat from another tool
      timeline-bench bench [SUITE]...      measure what the engine costs on this machine
      timeline-bench profile [SCENARIO]... say where the time goes, by phase, row and frame
      timeline-bench simulate PART ...     run seeds of the screen, the data side or the outbox
      timeline-bench tune --vary KEY=...   try constants, print which are best and what they trade
      timeline-bench merge FILE...         join the parts of a sweep
      timeline-bench verify --trace FILE   judge a recording of a real app by the same budgets
      timeline-bench compare RUN RUN       print what differs between two runs
      timeline-bench replay RUN|TRACE      make runs again, say whether they come out the same
      timeline-bench new SCENARIO          write a scenario of your own to start from
      timeline-bench schema [NAME]         print the JSON Schema of a file that you write
      timeline-bench doctor                print what is installed, what is missing, how to get it
      timeline-bench play SCENARIO         show a run in the terminal, frame by frame
      timeline-bench report RUN            write a page that shows a run frame by frame
      timeline-bench export RUN            write a run in the format of another tool
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
      2  a budget was missed, or a value is worse than the baseline
      3  two runs of one scenario, or a replay, differ, or a check proved nothing
      4  a value is better than the baseline, if the gate was asked to tell
      5  something that is needed, such as a font, is not installed, or runs cannot be compared
      6  'bench --compare --strict' cannot tell
    """

  /// The help of a subcommand.
  static func text(of subcommand: Subcommand) -> String {
    body(of: subcommand) + exitCodes(of: subcommand)
  }

  private static func body(of subcommand: Subcommand) -> String {
    switch subcommand {
    case .run: runText + "\n\nOPTIONS\n" + options(RunOptions.specs)
    case .gate: gateText + "\n\nOPTIONS\n" + options(GateOptions.specs)
    case .list: listText + "\n\nOPTIONS\n" + options(ListCommand.specs)
    case .explain: explainText + "\n\nOPTIONS\n" + options(ExplainCommand.specs)
    case .simulate:
      simulateText + "\n\nOPTIONS\n" + options(SimulateOptions.specs) + "\n\n"
        + SimulateDataCommand.help + "\n\nOPTIONS OF data\n" + options(SimulateDataCommand.specs)
        + "\n\n" + outboxText + "\n\nOPTIONS OF outbox\n" + options(SimulateOutboxOptions.specs)
    case .bench: benchText + "\n\nOPTIONS\n" + options(BenchOptions.specs)
    case .profile: profileText + "\n\nOPTIONS\n" + options(ProfileCommand.specs)
    case .importing: importText + "\n\nOPTIONS\n" + options(ImportCommand.specs)
    case .tune: tuneText + "\n\nOPTIONS\n" + options(TuneOptions.specs)
    case .new: newText + "\n\nOPTIONS\n" + options(NewCommand.specs)
    case .schema: schemaText + "\n\nOPTIONS\n" + options(SchemaCommand.specs)
    case .merge: mergeText + "\n\nOPTIONS\n" + options(MergeCommand.specs)
    case .compare: compareText + "\n\nOPTIONS\n" + options(CompareCommand.specs)
    case .replay: replayText + "\n\nOPTIONS\n" + options(ReplayCommand.specs)
    case .verify: verifyText + "\n\nOPTIONS\n" + options(VerifyCommand.specs)
    case .doctor: doctorText + "\n\nOPTIONS\n" + options(DoctorCommand.specs)
    case .play: playText + "\n\nOPTIONS\n" + options(PlayCommand.specs)
    case .report: reportText + "\n\nOPTIONS\n" + options(ReportCommand.specs)
    case .accept: acceptText + "\n\nOPTIONS\n" + options(AcceptOptions.specs)
    case .export: exportText + "\n\nOPTIONS\n" + options(ExportCommand.specs)
    }
  }

  private static let importText = """
    Makes a history of a chat that another tool has exported, for 'run --input'.

    USAGE
      timeline-bench import FILE|DIR -o HISTORY.json [OPTIONS]

    FORMATS
      codex        a rollout file of Codex CLI (.jsonl)
      claude-code  a session file of Claude Code (.jsonl)
      chatgpt      conversations.json of a ChatGPT data export
      markdown     a Markdown file or a folder of them, one reply each

    The first bytes say which one it is. What is not known is skipped and counted on standard error;
    what is broken is refused with its line and byte. The history holds the chat's text, the lines
    on standard error do not.

    EXAMPLES
      timeline-bench import rollout.jsonl -o chat.json
      timeline-bench import conversations.json --conversation 12 -o chat.json
      timeline-bench run --input rollout.jsonl                without a file between
    """

  private static let runText = """
    Runs scenarios, prints a verdict for each and writes the record of the run.

    USAGE
      timeline-bench run [SCENARIO|FILE.json]... [--input FILE|DIR]... [OPTIONS]

    A SCENARIO is a name such as reveal/all-ready or a pattern such as 'reveal/*'; a FILE.json is a
    scenario of your own. Without either, the whole catalogue runs, or with --input the scenarios
    that run over your rows.

    An --input is a history envelope (.json), an export of another tool ('import --help' names
    them), a Markdown file (.md, one reply) or a folder of .md files (one reply each, in the order
    of their names). No text of its rows is printed or written
    unless --include-text asks for it.

    The shipped chats are measured with a recorded file of metrics, own rows with the installed
    fonts. A --metrics file (Benchmarks/Metrics/README.md describes it) is asked first: for a row's
    height, then for the metrics of its text.

    Work on the main thread is free unless the scenario states costs. --cost takes them from a file
    (Benchmarks/Costs/README.md describes it) or a shipped profile, --set cost.measure=2ms changes
    one. Only runs with costs have late frames, so a hitch budget over free work is refused.

    EXAMPLES
      timeline-bench run                                      everything, on the shipped chats
      timeline-bench run reveal/rows-settle --json            the record on standard output
      timeline-bench run --input chat.json --device 'iPhone SE 3'
      timeline-bench run 'corpus/*' --set follow.duration=2s --set render.minInterval=1/4s
    """

  private static let listText = """
    Lists what there is.

    USAGE
      timeline-bench list [scenarios|devices|keys|costs|metrics|rules|mutants]

    Without a word it lists the scenarios; with --long each with the rules and threads it covers.

    EXAMPLES
      timeline-bench list
      timeline-bench list keys
    """

  private static let explainText = """
    Explains a name: what a scenario does, a metric says, a key trades or a rule demands; what a
    device or a profile of prices is; what a family holds. Or a row: why it is as tall as it is.

    USAGE
      timeline-bench explain SCENARIO|FAMILY|METRIC|KEY|RULE|DEVICE|PROFILE
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
      timeline-bench explain 'iPhone 17' modelled-phone hitch
      timeline-bench explain row --input chat.json --row 12 --width 320
    """

  private static let newText = """
    Writes a scenario of your own to start from, with notes on its parts, and budgets for it.
    Nothing that is there already is changed.

    A folder of your own holds scenarios as FAMILY/SLUG.json and their budgets as
    Budgets/FAMILY.json; run, gate, tune, list and explain take it with --scenarios. A budget for
    nothing is refused.

    USAGE
      timeline-bench new FAMILY/SLUG [--scenarios DIR]

    EXAMPLE
      timeline-bench new my/first-reveal
      timeline-bench run my/first-reveal --scenarios Scenarios
    """

  private static let schemaText = """
    Prints the JSON Schema of a kind of file, for an editor or a validator; without a name it lists
    the kinds.

    USAGE
      timeline-bench schema [scenario|budgets|costs|metrics]

    EXAMPLE
      timeline-bench schema scenario > scenario.schema.json
    """

  private static let mergeText = """
    Joins the files that 'tune --shard' wrote to the file that one run would have written, and
    prints its table.

    USAGE
      timeline-bench merge FILE... [-o FILE]

    EXAMPLE
      timeline-bench merge out/tune/tune.*-of-8.json -o tune.json
    """

  private static let compareText = """
    Prints what differs between two runs: constants, and every metric whose value is not the same.
    Values are exact, so there is no tolerance. Runs of one scenario, device, seed and input belong
    together.

    USAGE
      timeline-bench compare RUN RUN [--lenient]

    A RUN is a folder that 'run --out' wrote, its run.json, or a baseline. Rows that were measured
    with other libraries, fonts or files cannot be compared (exit 5), unless --lenient says so.

    EXAMPLE
      timeline-bench run 'reveal/*' --out out/before
      timeline-bench run 'reveal/*' --set reveal.passDelay=48ms --out out/after
      timeline-bench compare out/before out/after
    """

  private static let replayText = """
    Makes runs again and says whether the digest of each trace is the same. If not, it ends with
    exit code 3 and names the first record that differs.

    USAGE
      timeline-bench replay RUN [--anew] [--input FILE]...
      timeline-bench replay FILE.trace [--scenario NAME]
      timeline-bench replay FILE.image [--digest HEX]

    A run is made again from its image, the log of everything that went in, which 'run' writes
    beside each trace; so scenarios and chats of your own need not be at hand. With --anew, --input,
    --scenarios or --metrics it is made from scenario, device, seed, constants and inputs, read
    anew. Both forms of traces are read. A trace that is cut off or that of another run is refused.

    EXAMPLES
      timeline-bench replay out/latest
      timeline-bench replay out/latest/traces/reveal/rows-settle.trace
      timeline-bench replay out/latest/traces/reveal/rows-settle.image
      timeline-bench replay saved.trace --scenario reveal/all-ready
    """

  private static let verifyText = """
    Judges a trace by the same metrics and budgets as the scenarios; exit 2 if a budget is missed.
    The trace may be a recording of a real app, made with the library TimelineRecorder, or come from
    'run --out'.

    USAGE
      timeline-bench verify --trace FILE [--budgets FILE] [--as SLUG]

    Without --budgets those of Benchmarks/Budgets/recorded.json hold, which fit any chat. A file of
    budgets has the form of Benchmarks/Budgets/budgets.schema.json; its everyScenario holds for
    every trace, and --as adds the budgets of one scenario in it.

    EXAMPLES
      timeline-bench verify --trace open-chat.trace
      timeline-bench verify --trace open-chat.trace --budgets app-budgets.json --as open-chat
    """

  private static let doctorText = """
    Prints what is installed, in which version, and with which digests; what is missing, what needs
    it and how to get it. Ends with exit code 5 if something is missing that runs need.

    Then what counts and times depend on: whether memory and references are counted, whether hashes
    and digests are the same in two processes, the load, and by how much 20 pairs of equal processes
    differ on this machine, which is the least that a comparison of times can tell.

    USAGE
      timeline-bench doctor [--require NAME]... [--quick]
    """

  private static var exportText: String {
    let formats = RunFormat.allCases.map { format in
      let pad = String(repeating: " ", count: 12 - format.rawValue.utf8.count)
      return "  " + format.rawValue + pad + format.summary
    }
    return """
      Writes a run that 'run --out' has made in the format of another tool.

      USAGE
        timeline-bench export RUN [SCENARIO]... --format FORMAT [-o FILE] [OPTIONS]

      RUN is the folder of the run, such as out/latest, or its run.json. A SCENARIO, which may be a
      pattern such as 'reveal/*', keeps only these runs.

      FORMATS
      \(formats.joined(separator: "\n"))

      Nothing is run or measured anew, and no text of rows goes out. Times are virtual.

      EXAMPLES
        timeline-bench export out/latest 'reveal/*' --format perfetto -o reveal.json
        timeline-bench export out/latest --format junit -o junit.xml
        timeline-bench export out/latest --format markdown --base out/before
      """
  }

  private static func options(_ specs: [OptionSpec]) -> String {
    let width = specs.map(\.usage.count).max() ?? 0
    let help = OptionSpec("--help", "Prints this help.")
    return (specs + [help]).map { spec in
      "  " + spec.usage + String(repeating: " ", count: max(width, 6) - spec.usage.count + 2)
        + spec.summary
    }.joined(separator: "\n")
  }
}
