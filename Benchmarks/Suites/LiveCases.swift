import BenchmarkKit
import ChatData

/// What the live half of the data side costs: an overlay that arrives, and the rows that are shown
/// after it.
enum LiveCases {
  static let all = [
    BenchmarkCase(name: "data/overlay", unit: "µs", bar: .atMost(50), countedOperations: 20) {
      microseconds($0) { timeline, revision in
        timeline.receive(overlay(revision: revision)) == .refused ? 0 : 1
      }
    },
    BenchmarkCase(name: "data/project", unit: "ms", bar: .atMost(10)) {
      let time = microseconds($0) { timeline, _ in timeline.projection.rows.count }
      return time.map { $0 / 1_000 }
    },
  ]

  private static let count = 10_000
  private static let blocks = rows(count..<(count + 20))

  /// The time of one operation on a window of 10,000 rows.
  private static func microseconds(
    _ sampler: Sampler,
    _ operation: (inout LiveTimeline, Int64) -> Int
  ) -> Double? {
    var timeline = LiveTimeline()
    let counter = timeline.loadStarts()
    var envelope = HistoryEnvelope(boundaryToken: [65], rows: rows(0..<count))
    envelope.overlay = overlay(revision: 1)
    guard timeline.apply(envelope, counterAtStart: counter).end == .applied else { return nil }
    var revision: Int64 = 1
    var done = 0
    var asked = 0
    let samples = sampler.measure { times in
      for _ in 0..<times {
        revision += 1
        asked += 1
        done += min(operation(&timeline, revision), 1)
      }
    }
    return done == asked ? samples.median.map { $0 / 1_000 } : nil
  }

  /// An overlay of 20 live rows, the last of which has grown.
  private static func overlay(revision: Int64) -> LiveOverlay {
    var blocks = blocks
    blocks[19].text += Array("and \(revision) words more".utf8)
    return LiveOverlay(settlementEpoch: 1, revision: revision, blocks: blocks)
  }

  private static func rows(_ range: Range<Int>) -> [HistoryRow] {
    range.map { number in
      HistoryRow(
        type: .agentReply,
        id: Array("0c5ad1e2-7f1b-4e65-\(number)".utf8),
        sourceOrder: [UInt64(number), 3],
        timestamp: Int64(number),
        text: Array("Row \(number) has **Markdown** of about the length of a message.".utf8)
      )
    }
  }
}
