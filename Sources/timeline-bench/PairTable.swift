internal import BenchmarkKit
internal import Experiments

/// Times of two builds: the interval of their ratio, beside that of the base with itself.
///
/// Source: BM-TIME-6, BM-STAT-9, BM-STAT-11.
struct PairTable {
  private let report: BenchComparisonReport

  /// Prepares the table of a comparison.
  init(_ report: BenchComparisonReport) {
    self.report = report
  }

  /// The lines.
  ///
  /// - Parameter width: The most characters of a line, as far as columns can be broken.
  /// - Returns: The lines, without breaks at their ends.
  func text(within width: Int) -> [String] {
    var table = TextTable(
      header: [
        "case", "CPU time, head/base", "A/A, base/base", "wall", "pairs", "counts from", "",
      ],
      numeric: [3, 4, 5]
    )
    for pair in report.pairs {
      var verdict = pair.verdict.rawValue
      if pair.verdict == .worse {
        verdict = "WORSE, confirmed " + RatioText.interval(pair.confirmation)
      }
      if let needed = pair.needed { verdict += ", needs about " + CountText.text(needed, "pair") }
      if pair.isBelowFloor { verdict = "not comparable: below the floor of this machine" }
      table.add(
        [
          pair.name, RatioText.interval(pair.change), RatioText.interval(pair.twin),
          pair.wall.map { RatioText.factor($0) } ?? "-",
          pair.undefined > 0 ? "\(pair.pairs) (\(pair.undefined) undefined)" : "\(pair.pairs)",
          RatioText.percent(pair.delta), verdict,
        ]
      )
    }
    var lines = table.text(within: width)
    for group in report.means {
      guard let mean = group.mean, group.ratios.count > 1 else { continue }
      lines.append(
        "geometric mean of \(group.ratios.count) cases in \(group.unit): "
          + RatioText.change(mean)
      )
    }
    if let load = report.head.loadAverages.last, load >= 1.5 {
      lines.append(
        "The load average is \(FigureText.text(load)): times are wide; below 1.5 they are not."
      )
    }
    return lines
  }
}
