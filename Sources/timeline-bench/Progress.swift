internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import Synchronization

/// What is shown while runs are made: one line that is redrawn on a terminal, else a line for each
/// finished run, or nothing.
///
/// Source: BM-PROG-1.
final class Progress: Sendable {
  private let total: Int
  private let console: Console
  private let isQuiet: Bool
  private let start = ContinuousClock.now
  private let done = Mutex(0)

  /// Creates the progress of a number of runs.
  init(_ total: Int, on console: Console, isQuiet: Bool) {
    self.total = total
    self.console = console
    self.isQuiet = isQuiet
  }

  /// Counts a finished run.
  func advance(by result: RunResult) {
    guard !isQuiet else { return }
    // The line is written under the lock, so that counts never go backwards.
    done.withLock { done in
      done += 1
      if console.isErrorTerminal {
        console.redraw(Progress.bar(done: done, total: total, elapsed: ContinuousClock.now - start))
      } else {
        let verdict = result.entry.outcome.name
        console.report("\(done)/\(total) \(result.title) \(verdict)")
      }
    }
  }

  /// Clears the redrawn line.
  func finish() {
    if !isQuiet && console.isErrorTerminal { console.redraw("") }
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
