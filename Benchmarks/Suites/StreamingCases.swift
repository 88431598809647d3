import BenchmarkKit
import MarkdownRows
import TimelineUnits

/// The cost of answers that arrive in pieces of 40 bytes.
///
/// Source: T-TARGET-5, T-TARGET-6, T-COST-5.
enum StreamingCases {
  static func all(_ rows: [[UInt8]], _ fonts: FontSet) -> [BenchmarkCase] {
    let answer = answer(rows, byteCount: 20_000)
    let long = answer + answer + answer + answer + answer
    let longest = long + long
    var cases = [
      BenchmarkCase(name: "markdown/streaming-bytes", unit: "× full", bar: .atMost(0.1)) { _ in
        parsedShare(answer, fonts)
      },
      BenchmarkCase(name: "markdown/streaming-piece", unit: "µs", bar: .atMost(60)) { sampler in
        guard let cost = streamCost(sampler, answer, fonts) else { return nil }
        return cost / Double((answer.count + 39) / 40) / 1_000
      },
      BenchmarkCase(
        name: "markdown/streaming-200-kb",
        unit: "× ten answers",
        bar: .atMost(3)
      ) { sampler in
        guard
          let short = streamCost(sampler, answer, fonts),
          let whole = streamCost(sampler, longest, fonts)
        else { return nil }
        return whole / (10 * short)
      },
    ]
    for (name, text) in MarkdownInputs.blocks(byteCount: 20_000) {
      cases.append(
        BenchmarkCase(
          name: "markdown/streaming-one-\(name)",
          unit: "× full",
          bar: .atMost(1)
        ) { sampler in
          guard
            let tail = streamCost(sampler, text, fonts),
            let full = fullCost(sampler, text, fonts)
          else { return nil }
          return tail / full
        }
      )
    }
    return cases
  }

  /// Chat rows without link reference definitions, one after the other.
  static func answer(_ rows: [[UInt8]], byteCount: Int) -> [UInt8] {
    var text: [UInt8] = []
    var index = 0
    while text.count < byteCount, index < 1_000, !rows.isEmpty {
      let row = rows[index % rows.count]
      // A bracket at the start of a line may make every step a full parse.
      if !row.contains(UInt8(ascii: "[")) { text += row + Array("\n\n".utf8) }
      index += 1
    }
    return Array(text.prefix(byteCount))
  }

  private static var limits: MarkdownLimits {
    var limits = MarkdownLimits()
    limits.rowBytes = 16 << 20
    limits.lines = 1_000_000
    return limits
  }

  /// The bytes parsed as a share of those that full parses would take.
  private static func parsedShare(_ text: [UInt8], _ fonts: FontSet) -> Double? {
    var row = StreamingDocument(limits: limits)
    var full = 0
    for start in stride(from: 0, to: text.count, by: 40) {
      row.append(text[start..<min(text.count, start + 40)])
      full += row.displayedCount
    }
    return full > 0 ? Double(row.bytesParsed) / Double(full) : nil
  }

  /// The nanoseconds of a whole streamed answer.
  private static func streamCost(
    _ sampler: Sampler,
    _ text: [UInt8],
    _ fonts: FontSet
  ) -> Double? {
    guard let measurer = MarkdownSuite.measurer(fonts, .web, limits) else { return nil }
    return sampler.measure { count in
      for _ in 0..<count {
        var row = StreamingRow(kind: .agentReply, width: .points(358), measurer: measurer)
        for start in stride(from: 0, to: text.count, by: 40) {
          row.append(text[start..<min(text.count, start + 40)], measurer: measurer)
        }
        row.finish(measurer: measurer)
      }
    }.minimum
  }

  /// The nanoseconds of measuring every prefix from its first byte.
  private static func fullCost(
    _ sampler: Sampler,
    _ text: [UInt8],
    _ fonts: FontSet
  ) -> Double? {
    guard let measurer = MarkdownSuite.measurer(fonts, .web, limits) else { return nil }
    return sampler.measure { count in
      for _ in 0..<count {
        for end in stride(from: 40, through: text.count, by: 40) {
          _ = measurer.measure(
            markdown: Array(text[..<end]),
            kind: .agentReply,
            width: .points(358)
          )
        }
      }
    }.minimum
  }
}
