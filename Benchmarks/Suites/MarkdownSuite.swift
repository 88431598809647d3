public import BenchmarkKit
public import MarkdownRows
import TimelineUnits

/// The cost of measuring rows, as multiples of the time that cmark-gfm needs for the same bytes.
///
/// Both times are taken one after the other in the same run, and the smallest of each counts, so
/// that the machine cancels out. Costs that are times themselves are given in µs. Exact counts of
/// the work stand behind the costs.
///
/// Source: T-TARGET-1 to T-TARGET-6.
public enum MarkdownSuite {
  /// The suite.
  ///
  /// - Parameters:
  ///   - rows: The bytes of chat rows, about 20 KB in all.
  ///   - fonts: The fonts that measure them.
  /// - Returns: The suite; its cases are `nil` when the text engine cannot start.
  public static func suite(rows: [[UInt8]], fonts: FontSet) -> BenchmarkSuite {
    let prose = MarkdownInputs.prose(byteCount: 3_500_000)
    return BenchmarkSuite(
      name: "markdown",
      summary: "Markdown rows: measuring as a multiple of parsing, and streamed answers.",
      cases: chatCases(rows, fonts) + proseCases(prose, fonts) + StreamingCases.all(rows, fonts)
        + MarkdownCounts.all(rows, fonts)
    )
  }

  private static func chatCases(_ rows: [[UInt8]], _ fonts: FontSet) -> [BenchmarkCase] {
    var cases = Tailoring.allCases.map { tailoring in
      BenchmarkCase(
        name: "markdown/warm-\(tailoring.name)",
        unit: "× parse",
        bar: .atMost(2.5)
      ) { sampler in
        guard let measurer = measurer(fonts, tailoring) else { return nil }
        return ratio(sampler, rows) { measure(rows, measurer) }
      }
    }
    cases.append(
      BenchmarkCase(name: "markdown/cold", unit: "× parse", bar: .atMost(30)) { sampler in
        guard let measurer = measurer(fonts, .uax14) else { return nil }
        return ratio(sampler, rows) {
          measurer.dropCaches()
          measure(rows, measurer)
        }
      }
    )
    cases.append(
      BenchmarkCase(name: "markdown/fit", unit: "× parse", bar: .atMost(0.4)) { sampler in
        guard let measurer = measurer(fonts, .uax14) else { return nil }
        var prepared = rows.map { measurer.prepare(MarkdownDocument($0)) }
        var isWide = false
        return ratio(sampler, rows) {
          isWide.toggle()
          for index in prepared.indices {
            _ = measurer.fit(
              &prepared[index],
              blocks: .oracle,
              width: .points(isWide ? 358 : 320)
            )
          }
        }
      }
    )
    return cases
  }

  private static func proseCases(_ prose: [UInt8], _ fonts: FontSet) -> [BenchmarkCase] {
    var limits = MarkdownLimits()
    limits.rowBytes = 16 << 20
    limits.lines = 1_000_000
    let raised = limits
    return [
      BenchmarkCase(name: "markdown/prose-warm", unit: "× parse", bar: .atMost(2)) { sampler in
        guard let measurer = measurer(fonts, .web, raised) else { return nil }
        return ratio(sampler, [prose]) { measure([prose], measurer) }
      },
      BenchmarkCase(name: "markdown/prose-cold", unit: "× parse", bar: .atMost(4.5)) { sampler in
        guard let measurer = measurer(fonts, .web, raised) else { return nil }
        return ratio(sampler, [prose]) {
          measurer.dropCaches()
          measure([prose], measurer)
        }
      },
    ]
  }

  static func measurer(
    _ fonts: FontSet,
    _ tailoring: Tailoring,
    _ limits: MarkdownLimits = .standard
  ) -> RowMeasurer? {
    try? RowMeasurer(fonts: fonts, style: .oracle, tailoring: tailoring, limits: limits)
  }

  private static func measure(_ rows: [[UInt8]], _ measurer: RowMeasurer) {
    for row in rows {
      _ = measurer.measure(markdown: row, kind: .agentReply, width: .points(358))
    }
  }

  /// The cost of an operation as a multiple of parsing the rows.
  private static func ratio(
    _ sampler: Sampler,
    _ rows: [[UInt8]],
    _ operation: () -> Void
  ) -> Double? {
    let parse = sampler.measureReference { count in
      for _ in 0..<count {
        for row in rows { MarkdownDocument.parseOnly(row) }
      }
    }
    let whole = sampler.measure { count in
      for _ in 0..<count { operation() }
    }
    guard let base = parse.minimum, let cost = whole.minimum, base > 0 else { return nil }
    return cost / base
  }
}
