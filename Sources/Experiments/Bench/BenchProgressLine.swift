internal import BenchmarkKit
internal import StrictJSON

/// Progress of `bench` for programs: one JSON object a line.
///
/// Source: BM-PROG-2.
public enum BenchProgressLine {
  /// A case is done.
  ///
  /// Bounds are null: the samples of one process are no interval.
  public static func complete(_ entry: BenchEntry) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("reason", "benchmark-complete")
      writer.member("id", entry.name)
      let samples = entry.samples
      let count = samples?.cpu.values.count ?? 0
      writer.member(
        "iteration_count",
        [Int](repeating: samples?.operations ?? 0, count: count)
      )
      writer.member("measured_values", samples?.cpu.values ?? [])
      writer.member("unit", "ns")
      estimate("typical", samples?.cpu.median, &writer)
      estimate("mean", samples?.cpu.mean, &writer)
      estimate("median", samples?.cpu.median, &writer)
      estimate("median_abs_dev", samples?.cpu.medianDeviation, &writer)
      writer.member("change", Int?.none)
    }
    return writer.finish()
  }

  /// All cases are done.
  public static var finished: [UInt8] { Array(#"{"reason":"finished"}"#.utf8) }

  private static func estimate(_ key: String, _ value: Double?, _ writer: inout JSONWriter) {
    writer.member(key) { writer in
      writer.object { writer in
        writer.member("estimate", value)
        writer.member("lower_bound", Double?.none)
        writer.member("upper_bound", Double?.none)
        writer.member("unit", "ns")
      }
    }
  }
}
