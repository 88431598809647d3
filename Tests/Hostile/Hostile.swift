import Glibc
import MarkdownRows
import TimelineUnits

/// Holds what hostile rows cost against as many bytes of plain prose, in an optimised build.
///
/// The prose has 65,000 bytes, because more is not parsed any more and costs little. A ratio of CPU
/// times says the same on a fast and a busy machine. The control lifts the input guard's limits:
/// then a pattern has to be found dear, or the check could not fail.
///
/// Source: T-HOSTILE-3, T-TARGET-10, MD-4.
@main enum Hostile {
  /// So many times the cost of prose a row may take; about 250 ms for the largest one.
  private static let most = 60.0

  static func main() throws {
    let fonts = try FontSet.installed()
    let guarded = try RowMeasurer(fonts: fonts, style: .phone, tailoring: .web)
    var worst = Case(name: "", ratio: 0)
    var dear: [Case] = []
    for found in cases(guarded) {
      if found.ratio > worst.ratio { worst = found }
      if found.ratio > most { dear.append(found) }
    }
    for one in dear { print("\(one.name) costs \(rounded(one.ratio)) times as much as prose") }
    print("hostile: \(dear.count) of them are too dear; the worst, \(worst.name), costs")
    print("  \(rounded(worst.ratio)) times as much as prose, the most is \(most)")
    var limits = MarkdownLimits.standard
    limits.nesting = 1_000_000
    limits.inlineRun = 1_000_000
    limits.rowBytes = 1_000_000
    let open = try RowMeasurer(fonts: fonts, style: .phone, tailoring: .web, limits: limits)
    let control = pattern(19, 65_000, open, prose: cost(prose(65_000), open, runs: 3))
    print(
      "control: without the guard \(control.name) costs \(rounded(control.ratio)) times as much"
    )
    if control.ratio <= most { print("the control was not seen: the check measures nothing") }
    exit(dear.isEmpty && control.ratio > most ? 0 : 1)
  }

  private struct Case {
    var name: String
    var ratio: Double
  }

  private static func cases(_ measurer: RowMeasurer) -> [Case] {
    var cases: [Case] = []
    let base = cost(prose(65_000), measurer, runs: 5)
    for size in [8_192, 32_768, 65_000, 131_072] {
      let prose = base * Double(size) / 65_000
      cases += HostilePattern.all.map { pattern($0.number, size, measurer, prose: prose) }
    }
    for pattern in HostilePattern.all {
      for shape in HostilePattern.Shape.all {
        let bytes = Array(pattern.lines(shape, size: 65_000).utf8)
        let ratio = cost(bytes, measurer, runs: 2) / base
        cases.append(Case(name: "\(pattern) in \(shape)", ratio: ratio))
      }
    }
    return cases
  }

  private static func pattern(
    _ number: Int,
    _ size: Int,
    _ measurer: RowMeasurer,
    prose: Double
  ) -> Case {
    let pattern = HostilePattern.all[number - 1]
    let bytes = Array(pattern.make(size).utf8)
    return Case(name: "\(pattern) at \(size)", ratio: cost(bytes, measurer, runs: 2) / prose)
  }

  /// Paragraphs as people write them.
  private static func prose(_ size: Int) -> [UInt8] {
    let words = "Rows of a chat are *measured* once, and a `width` of 358 points breaks them. "
    var bytes: [UInt8] = []
    while bytes.count < size { bytes += Array(String(repeating: words, count: 5).utf8) + [10, 10] }
    return Array(bytes.prefix(size))
  }

  /// The smallest CPU time of some runs, in milliseconds.
  private static func cost(_ bytes: [UInt8], _ measurer: RowMeasurer, runs: Int) -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      measurer.dropCaches()
      let start = cpuTimeMs()
      _ = measurer.measure(markdown: bytes, kind: .agentReply, width: .points(358))
      best = min(best, cpuTimeMs() - start)
    }
    return best
  }

  private static func cpuTimeMs() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000 + Double(time.tv_nsec) / 1_000_000
  }

  private static func rounded(_ ratio: Double) -> Double {
    (ratio * 10).rounded(.toNearestOrEven) / 10
  }
}
