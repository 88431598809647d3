internal import Synchronization

/// What is shown while steps of any kind are made: one line that is redrawn on a terminal, else a
/// line for each finished step, or nothing.
///
/// Source: BM-PROG-1.
final class StepProgress: Sendable {
  private let total: Int
  private let console: Console
  private let isQuiet: Bool
  private let start = ContinuousClock.now
  private let done = Mutex(0)

  /// Creates the progress of a number of steps.
  init(_ total: Int, on console: Console, isQuiet: Bool) {
    self.total = total
    self.console = console
    self.isQuiet = isQuiet
  }

  /// Counts a finished step; where no line is redrawn, `words` say which.
  func advance(_ words: @autoclosure () -> String, by steps: Int = 1) {
    guard !isQuiet else { return }
    done.withLock { done in
      done += steps
      if console.isErrorTerminal {
        console.redraw(Progress.bar(done: done, total: total, elapsed: ContinuousClock.now - start))
      } else {
        console.report("\(done)/\(total) " + words())
      }
    }
  }

  /// Clears the redrawn line.
  func finish() {
    if !isQuiet && console.isErrorTerminal { console.redraw("") }
  }
}
