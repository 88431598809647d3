internal import ChatScenarios
internal import StrictJSON
internal import Synchronization

/// What is shown while steps of any kind are made: one line that is redrawn on a terminal, else a
/// line for each finished step or each tenth of them, or a JSON object for each, or nothing.
///
/// Source: BM-PROG-1, BM-PROG-2.
final class Progress: Sendable {
  /// How progress is told.
  enum Style: String, CaseIterable, Sendable {
    /// To people.
    case text
    /// To programs: one JSON object a line on standard error.
    case json
  }

  /// The option that chooses the style.
  static let option = OptionSpec(
    "--progress",
    value: "text|json",
    "Tells progress in words, or as one JSON object a line, on standard error."
  )

  private let total: Int
  private let noun: String
  private let isBrief: Bool
  private let console: Console
  private let isQuiet: Bool
  private let style: Style
  private let start = ContinuousClock.now
  private let state = Mutex((done: 0, drawn: ContinuousClock.now - .seconds(1)))

  /// Creates the progress of a number of steps.
  ///
  /// - Parameters:
  ///   - total: The number of steps.
  ///   - noun: What a step is.
  ///   - isBrief: Whether steps are so many that only each tenth of them is told.
  ///   - console: Where it is told.
  ///   - isQuiet: Whether nothing is told.
  ///   - style: How it is told.
  init(
    _ total: Int,
    of noun: String = "scenario",
    isBrief: Bool = false,
    on console: Console,
    isQuiet: Bool,
    style: Style = .text
  ) {
    self.total = total
    self.noun = noun
    self.isBrief = isBrief
    self.console = console
    self.isQuiet = isQuiet
    self.style = style
  }

  /// The style that the arguments ask for.
  ///
  /// - Throws: `UsageError` for an unknown one.
  static func style(_ parsed: ParsedArguments) throws(UsageError) -> Style {
    guard let word = parsed.value(option.name) else { return .text }
    guard let style = Style(rawValue: word) else {
      throw UsageError("--progress: \(word) is neither text nor json")
    }
    return style
  }

  /// Counts finished steps; where no line is redrawn, `words` say which, `id` names them to
  /// programs.
  func advance(
    _ words: @autoclosure () -> String,
    id: @autoclosure () -> String? = nil,
    by steps: Int = 1
  ) {
    guard !isQuiet else { return }
    // Lines are written under the lock, so that counts never go backwards.
    state.withLock { state in
      let before = state.done
      state.done += steps
      let isShown = !isBrief || Progress.isTenth(state.done, after: before, of: total)
      if style == .json {
        if isShown { console.report(json(noun + "-complete", state.done, id())) }
      } else if console.isErrorTerminal {
        let now = ContinuousClock.now
        // Steps may take a fraction of a millisecond; a terminal need not show each.
        guard now - state.drawn > .milliseconds(50) || state.done == total else { return }
        state.drawn = now
        console.redraw(Progress.bar(done: state.done, total: total, elapsed: now - start))
      } else if isShown {
        console.report("\(state.done)/\(total) " + words())
      }
    }
  }

  /// Clears the redrawn line, or says that no more steps come.
  func finish() {
    guard !isQuiet else { return }
    if style == .json {
      console.report(json("finished", state.withLock(\.done), nil))
    } else if console.isErrorTerminal {
      console.redraw("")
    }
  }

  private func json(_ reason: String, _ done: Int, _ id: String?) -> String {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("reason", reason)
      if let id { writer.member("id", id) }
      writer.member("done", done)
      writer.member("total", total)
    }
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  /// Whether steps reach a full tenth of all, or the end.
  static func isTenth(_ done: Int, after before: Int, of total: Int) -> Bool {
    done == total || done * 10 / total > before * 10 / total
  }

  /// The line that is redrawn.
  static func bar(done: Int, total: Int, elapsed: Duration) -> String {
    let width = 24
    let filled = total > 0 ? done * width / total : width
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    let left = elapsed / max(done, 1) * (total - done)
    // Rounded up, so that the time left is 0 only when nothing is left.
    let tenths = (left / Duration.milliseconds(100)).rounded(.up)
    return "[\(bar)] \(done)/\(total), \(MeasureText.number(tenths / 10)) s left"
  }
}
