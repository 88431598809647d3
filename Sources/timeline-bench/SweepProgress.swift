internal import Synchronization

/// What is shown while points are tried: one line that is redrawn on a terminal, else a line for
/// each tenth of the points, or nothing.
///
/// Source: BM-PROG-1.
final class SweepProgress: Sendable {
  private let total: Int
  private let console: Console
  private let isQuiet: Bool
  private let start = ContinuousClock.now
  private let state = Mutex((done: 0, drawn: ContinuousClock.now))

  /// Creates the progress of a number of points.
  init(_ total: Int, on console: Console, isQuiet: Bool) {
    self.total = total
    self.console = console
    self.isQuiet = isQuiet
  }

  /// Counts a point.
  func advance() {
    guard !isQuiet else { return }
    state.withLock { state in
      state.done += 1
      if console.isErrorTerminal {
        let now = ContinuousClock.now
        // Points take a fraction of a millisecond; a terminal need not show each.
        guard now - state.drawn > .milliseconds(50) || state.done == total else { return }
        state.drawn = now
        console.redraw(Progress.bar(done: state.done, total: total, elapsed: now - start))
      } else if SweepProgress.isShown(state.done, of: total) {
        console.report("\(state.done)/\(total) points")
      }
    }
  }

  /// Clears the redrawn line.
  func finish() {
    if !isQuiet && console.isErrorTerminal { console.redraw("") }
  }

  /// Whether a line is written for a number of points: at each full tenth, and at the end.
  static func isShown(_ done: Int, of total: Int) -> Bool {
    done == total || done * 10 / total > (done - 1) * 10 / total
  }
}
