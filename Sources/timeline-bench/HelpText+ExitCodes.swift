extension HelpText {
  /// What a subcommand's exit codes mean; empty where its text says so itself.
  static func exitCodes(of subcommand: Subcommand) -> String {
    let lines = meanings(of: subcommand)
    guard !lines.isEmpty else { return "" }
    return "\n\nEXIT CODES\n"
      + lines.map { "  \($0.code.rawValue)  \($0.text)" }
      .joined(separator: "\n")
  }

  private typealias Meaning = (code: ExitCode, text: String)

  private static let usage: Meaning = (
    .usage, "wrong usage, bad input, or output that cannot be written"
  )
  private static let fonts: Meaning = (.missing, "fonts that rows of text need are not installed")

  private static func meanings(of subcommand: Subcommand) -> [Meaning] {
    switch subcommand {
    case .gate, .bench: []
    case .run:
      [
        (.pass, "every budget was kept"), usage, (.missed, "a budget was missed"),
        (.violation, "two runs of a scenario differ"), fonts,
      ]
    case .accept:
      [
        (.pass, "accepted, or nothing differs"), usage,
        (.violation, "two runs of a scenario differ, and nothing is accepted"),
        (.missing, "with --check, a file is not current; or something that is needed is missing"),
      ]
    case .profile:
      [
        (.pass, "profiled"), usage,
        (.violation, "a profiled run and one that nobody observes differ"), fonts,
      ]
    case .simulate:
      [
        (.pass, "no rule was broken"), usage,
        (.violation, "a rule was broken, or what has to happen did not"),
      ]
    case .tune: [(.pass, "every point was tried"), usage, fonts]
    case .explain: [(.pass, "explained"), usage, fonts]
    case .compare:
      [
        (.pass, "compared, whatever differs"), usage,
        (.missing, "the two cannot be compared; --lenient does"),
      ]
    case .replay:
      [
        (.pass, "every run came out the same"), usage,
        (.violation, "a run came out another way"), fonts,
      ]
    case .verify: [(.pass, "every budget was kept"), usage, (.missed, "a budget was missed")]
    case .doctor:
      [
        (.pass, "everything that runs need is there"), usage,
        (.missing, "something that runs, or --require, need is missing or of no use"),
      ]
    case .list, .importing, .export, .report, .play, .merge, .new, .schema:
      [(.pass, "done"), usage]
    }
  }
}
