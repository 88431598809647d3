internal import Experiments

/// What is shown while pairs are measured: rounds, what is open, how wide intervals are.
///
/// Source: BM-PROG-1.
struct PairProgress {
  private let isQuiet: Bool
  private let seconds: Double
  private let console: Console
  private let start: Double

  /// Prepares the progress of a comparison that starts now.
  init(_ options: BenchOptions, _ console: Console, start: Double) {
    isQuiet = options.isQuiet
    seconds = options.seconds
    self.console = console
    self.start = start
  }

  /// Tells about a round; where no line is redrawn, about each fifth.
  func tell(_ progress: PairedComparison.Progress, at now: Double) {
    guard !isQuiet else { return }
    let set = progress.isConfirming ? "confirming, round" : "round"
    let width = progress.width.map { ", widest interval ±" + RatioText.percent($0) } ?? ""
    let open = CountText.text(progress.openCases, "case")
    let line = "\(set) \(progress.rounds), \(open) open\(width), "
    let passed = Int((now - start).rounded())
    if console.isErrorTerminal {
      console.redraw(line + "\(passed) s of at most \(Int(seconds)) s a set")
    } else if progress.rounds % 5 == 0 || progress.openCases == 0 {
      console.report(line + "\(passed) s")
    }
  }

  /// Clears the redrawn line.
  func finish() {
    if !isQuiet && console.isErrorTerminal { console.redraw("") }
  }
}
