public import BenchmarkKit
import ChatData
import HistoryImport
import StrictJSON

/// What reading histories costs: the walk over JSON, typed rows, and exports of other tools.
///
/// Source: H-JSON-1 to H-JSON-8, J-15, R-9.
public enum DataSuite {
  /// The suite, over an envelope of 1 MB and a session of 10 MB, both seeded.
  public static let suite = BenchmarkSuite(
    name: "data",
    summary: "Histories: JSON to a tape, to typed rows, exports, and snapshots over a window.",
    cases: [
      BenchmarkCase(name: "data/tape", unit: "MB/s", bar: .atLeast(400)) { sampler in
        speed(sampler, DataInputs.envelope(byteCount: 1_000_000), tape)
      },
      BenchmarkCase(name: "data/rows", unit: "MB/s", bar: .atLeast(120)) { sampler in
        speed(sampler, DataInputs.envelope(byteCount: 1_000_000), rows)
      },
      BenchmarkCase(name: "data/foundation-ratio", unit: "× faster", bar: .atLeast(2)) { sampler in
        let bytes = DataInputs.envelope(byteCount: 1_000_000)
        guard let own = speed(sampler, bytes, rows),
          let other = speed(sampler, bytes, FoundationRows.decode), other > 0
        else { return nil }
        return own / other
      },
      BenchmarkCase(name: "data/import", unit: "s per 100 MB", bar: .atMost(3)) { sampler in
        let bytes = DataInputs.session(byteCount: 10_000_000)
        return speed(sampler, bytes, imported).map { 100 / $0 }
      },
    ] + ApplyCases.all + LiveCases.all
  )

  /// The speed of an operation over bytes in megabytes a second; `nil` if it refused them.
  private static func speed(
    _ sampler: Sampler,
    _ bytes: [UInt8],
    _ operation: ([UInt8]) -> Bool
  ) -> Double? {
    var isRead = true
    let samples = sampler.measure { count in
      for _ in 0..<count { isRead = operation(bytes) && isRead }
    }
    guard isRead, let time = samples.median, time > 0 else { return nil }
    return Double(bytes.count) * 1_000 / time
  }

  private static func tape(_ bytes: [UInt8]) -> Bool { (try? JSONDocument(bytes)) != nil }

  private static func rows(_ bytes: [UInt8]) -> Bool { (try? HistoryEnvelope.decode(bytes)) != nil }

  /// Imports a session in chunks of the size in which files are read.
  private static func imported(_ bytes: [UInt8]) -> Bool {
    var importer = HistoryImporter(.claudeCode)
    do {
      for start in stride(from: 0, to: bytes.count, by: 1 << 20) {
        try importer.feed(Array(bytes[start..<min(start + (1 << 20), bytes.count)]))
      }
      return try !importer.finish().rows.isEmpty
    } catch {
      return false
    }
  }
}
