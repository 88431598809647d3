import BenchmarkKit
import MarkdownRows
import TimelineUnits

/// The exact amounts of work beside the costs of measuring rows: the same in every run.
///
/// What a bar pins at 0 is what caches are for; the rest depends on the rows and on the versions of
/// the libraries, and is printed without a bar.
///
/// Source: T-COUNT-1, T-WORD-4.
enum MarkdownCounts {
  static func all(_ rows: [[UInt8]], _ fonts: FontSet) -> [BenchmarkCase] {
    let answer = StreamingCases.answer(rows, byteCount: 20_000)
    return [
      BenchmarkCase(name: "markdown/word-cache", unit: "MB", bar: .atMost(2)) { _ in
        Double(RowMeasurer.wordCacheBytes) / 1_000_000
      },
      count("cold-bytes-parsed", "bytes", .none, rows, fonts) { cold, _ in cold.bytesParsed },
      count("cold-words-asked", "words", .none, rows, fonts) { cold, _ in cold.wordsAsked },
      count("cold-word-misses", "words", .none, rows, fonts) { cold, _ in cold.wordMisses },
      count("cold-shape-calls", "calls", .none, rows, fonts) { cold, _ in cold.shapeCalls },
      count("cold-words-fitted", "words", .none, rows, fonts) { cold, _ in cold.wordsFitted },
      count("warm-word-misses", "words", .atMost(0), rows, fonts) { cold, warm in
        warm.wordMisses - cold.wordMisses
      },
      count("warm-shape-calls", "calls", .atMost(0), rows, fonts) { cold, warm in
        warm.shapeCalls - cold.shapeCalls
      },
      BenchmarkCase(name: "markdown/fit-words-asked", unit: "words", bar: .atMost(0)) { _ in
        guard let measurer = MarkdownSuite.measurer(fonts, .web) else { return nil }
        var prepared = rows.map { measurer.prepare(MarkdownDocument($0)) }
        let before = measurer.counters.wordsAsked
        for index in prepared.indices {
          _ = measurer.fit(&prepared[index], blocks: .oracle, width: .points(320))
        }
        return Double(measurer.counters.wordsAsked - before)
      },
      streamed("bytes-parsed", "bytes", answer, fonts) { $0.bytesParsed },
      streamed("words-asked", "words", answer, fonts) { $0.wordsAsked },
      streamed("blocks-remeasured", "blocks", answer, fonts) { $0.blocksRemeasured },
    ]
  }

  /// A count over the rows, measured twice with one measurer: cold and then warm.
  private static func count(
    _ name: String,
    _ unit: String,
    _ bar: BenchmarkBar,
    _ rows: [[UInt8]],
    _ fonts: FontSet,
    _ pick: @escaping @Sendable (_ cold: TextCounters, _ warm: TextCounters) -> Int
  ) -> BenchmarkCase {
    BenchmarkCase(name: "markdown/" + name, unit: unit, bar: bar) { _ in
      guard let measurer = MarkdownSuite.measurer(fonts, .web) else { return nil }
      var passes: [TextCounters] = []
      for _ in 0..<2 {
        for row in rows {
          _ = measurer.measure(markdown: row, kind: .agentReply, width: .points(358))
        }
        passes.append(measurer.counters)
      }
      return Double(pick(passes[0], passes[1]))
    }
  }

  /// A count over an answer that arrives in pieces of 40 bytes.
  private static func streamed(
    _ name: String,
    _ unit: String,
    _ answer: [UInt8],
    _ fonts: FontSet,
    _ pick: @escaping @Sendable (TextCounters) -> Int
  ) -> BenchmarkCase {
    BenchmarkCase(name: "markdown/streaming-" + name, unit: unit, bar: .none) { _ in
      guard let measurer = MarkdownSuite.measurer(fonts, .web) else { return nil }
      var row = StreamingRow(kind: .agentReply, width: .points(358), measurer: measurer)
      for start in stride(from: 0, to: answer.count, by: 40) {
        row.append(answer[start..<min(answer.count, start + 40)], measurer: measurer)
      }
      row.finish(measurer: measurer)
      return Double(pick(measurer.counters))
    }
  }
}
