internal import BenchmarkKit
internal import Experiments
internal import TimelineUnits

/// The table of phases: the model's virtual time and this machine's, in two groups of columns.
///
/// Source: BM-PRIN-2.
struct ProfileTable {
  private static let figures = ["p50", "p95", "max", "sum", "share"]

  /// The finished lines, at most 100 columns wide.
  let lines: [String]

  /// Makes the table of some profiles.
  init(_ summary: ProfileSummary) {
    var virtual = [ProfileTable.figures]
    var host = [ProfileTable.figures]
    var heads = [["phase", "calls"]]
    for part in ProfilePart.all {
      let calls = summary.calls(of: part)
      let charge = summary.charge(of: part)
      guard calls > 0 || charge != nil else { continue }
      heads.append([part.name, String(calls)])
      virtual.append(ProfileTable.cells(charge, of: summary.chargedSum))
      host.append(ProfileTable.cells(summary.sample(of: part), of: summary.hostSum))
    }
    heads.append(["all", ""])
    let charged = summary.chargedSum
    virtual.append(
      charged == .zero
        ? ["", "", "", "-", "-"] : ["", "", "", FigureText.text(charged.milliseconds), "100%"]
    )
    host.append(["", "", "", FigureText.text(Double(summary.hostSum) / 1_000), "100%"])
    let left = ProfileTable.aligned(heads, leading: 1)
    let middle = ProfileTable.aligned(virtual, leading: 0)
    let right = ProfileTable.aligned(host, leading: 0)
    let titles = [
      String(repeating: " ", count: left[0].count),
      ProfileTable.centred("virtual time, ms (modelled)", in: middle[0].count),
      ProfileTable.centred("this machine, µs (samples)", in: right[0].count),
    ]
    lines =
      [ProfileTable.trimmed(titles.joined(separator: " | "))]
      + left.indices.map {
        ProfileTable.trimmed([left[$0], middle[$0], right[$0]].joined(separator: " | "))
      }
  }

  private static func cells(_ charge: PhaseCharge?, of sum: Interval) -> [String] {
    guard let charge else { return ["-", "-", "-", "-", "-"] }
    let times = [charge.p50, charge.p95, charge.maximum, charge.sum]
    return times.map { FigureText.text($0.milliseconds) }
      + [share(charge.sum.seconds, of: sum.seconds)]
  }

  private static func cells(_ sample: PhaseSample?, of sum: Int64) -> [String] {
    guard let sample else { return ["-", "-", "-", "-", "-"] }
    let percentiles = [50, 95, 100].map { sample.samples.percentile($0) ?? 0 }
    return (percentiles + [Double(sample.sum)]).map { FigureText.text($0 / 1_000) }
      + [share(Double(sample.sum), of: Double(sum))]
  }

  /// A part of a sum in whole percent.
  static func share(_ part: Double, of sum: Double) -> String {
    guard sum > 0, part > 0 else { return "0%" }
    let percent = part / sum * 100
    return percent < 0.5 ? "<1%" : "\(Int(percent.rounded()))%"
  }

  private static func aligned(_ rows: [[String]], leading: Int) -> [String] {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let pad = String(repeating: " ", count: widths[column] - row[column].count)
        return column < leading ? row[column] + pad : pad + row[column]
      }.joined(separator: " ")
    }
  }

  private static func centred(_ text: String, in width: Int) -> String {
    let rest = max(width - text.count, 0)
    return String(repeating: " ", count: rest / 2) + text
      + String(repeating: " ", count: rest - rest / 2)
  }

  private static func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
