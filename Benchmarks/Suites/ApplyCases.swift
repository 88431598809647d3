import BenchmarkKit
import ChatData

/// What applying a snapshot to a window costs.
enum ApplyCases {
  /// A window and a snapshot of 10,000 rows each: the same rows, and a snapshot that keeps 2,000
  /// older ones and brings as many new ones.
  static let all = [
    BenchmarkCase(name: "data/apply", unit: "ms", bar: .atMost(3)) {
      milliseconds($0, shift: 2_000)
    },
    BenchmarkCase(name: "data/apply-same", unit: "ms", bar: .atMost(3)) {
      milliseconds($0, shift: 0)
    },
  ]

  private static let count = 10_000

  private static func milliseconds(_ sampler: Sampler, shift: Int) -> Double? {
    var timeline = LiveTimeline()
    let counter = timeline.loadStarts()
    guard timeline.apply(envelope(from: 0, revision: 1), counterAtStart: counter).end == .applied
    else { return nil }
    // Made anew, so that no row shares its storage with the window's.
    let snapshot = envelope(from: shift, revision: 2)
    var rows = 0
    let samples = sampler.measure { times in
      for _ in 0..<times {
        var copy = timeline
        _ = copy.apply(snapshot, counterAtStart: counter)
        rows = copy.rows.count
      }
    }
    guard rows == count + shift else { return nil }
    return samples.median.map { $0 / 1_000_000 }
  }

  private static func envelope(from first: Int, revision: Int64) -> HistoryEnvelope {
    let rows = (first..<first + count).map { number in
      HistoryRow(
        type: number % 2 == 0 ? .user : .agentReply,
        id: Array("0c5ad1e2-7f1b-4e65-\(number)".utf8),
        sourceOrder: [UInt64(number), 3],
        timestamp: Int64(number),
        text: Array("Row \(number) has **Markdown** of about the length of a short message.".utf8)
      )
    }
    var envelope = HistoryEnvelope(boundaryToken: [65], rows: rows)
    envelope.overlay = LiveOverlay(settlementEpoch: 1, revision: revision)
    return envelope
  }
}
