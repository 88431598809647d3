internal import FrameMetrics
internal import StrictJSON
internal import TimelineUnits

/// A line of the history of accepted runs: few values that sum a whole run up.
///
/// Source: BM-BASE-7.
public enum BaselineHistory {
  /// The format's name and version.
  public static let schema = "timelinebench.history/1"

  /// The metrics that are told, with their summary over all scenarios.
  private static let columns: [(metric: Metric, summary: Summary)] = [
    (.revealMs, .p50), (.revealMs, .p95), (.revealMs, .maximum), (.cadenceMax, .maximum),
    (.shiftPtMax, .maximum), (.anchorDriftWorst, .maximum), (.workMeasures, .sum),
    (.workConfigures, .sum), (.framesCount, .sum),
  ]

  private enum Summary: String {
    case p50
    case p95
    case maximum = "max"
    case sum
  }

  /// One line of JSON for an accepted run.
  ///
  /// - Complexity: O(*e* log *e*), where *e* is the number of entries.
  public static func line(of baseline: Baseline, _ acceptance: BaselineAcceptance) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("schema", schema)
      writer.member("date", acceptance.date)
      writer.member("commit", acceptance.revision.commit)
      writer.member("isDirty", acceptance.revision.isDirty)
      writer.member("toolchain", ToolchainKey.current)
      writer.member("reason", acceptance.reason)
      writer.member("scenarios", baseline.entries.count)
      writer.member("traces", HexDigits.text(of: digest(of: baseline)))
      writer.member("values") { writer in
        writer.object { writer in
          for (metric, summary) in columns {
            let value = value(of: metric, summary, in: baseline)
            writer.member("\(metric.name).\(summary.rawValue)", value)
          }
        }
      }
    }
    return writer.finish() + [UInt8(ascii: "\n")]
  }

  /// The digest of all traces together.
  private static func digest(of baseline: Baseline) -> UInt64 {
    StableHash.of(baseline.entries.flatMap { HexDigits.text(of: $0.trace).utf8 })
  }

  private static func value(
    of metric: Metric,
    _ summary: Summary,
    in baseline: Baseline
  ) -> Double? {
    let parts = baseline.entries.compactMap { $0.measurements[metric]?.parts }.sorted()
    guard let last = parts.last else { return nil }
    let value =
      switch summary {
      case .p50: parts[rank(50, of: parts.count)]
      case .p95: parts[rank(95, of: parts.count)]
      case .maximum: last
      case .sum: parts.reduce(0, &+)
      }
    return Measure(parts: value, unit: metric.unit).value
  }

  /// The index of a percentile by nearest rank.
  private static func rank(_ percentile: Int, of count: Int) -> Int {
    max((percentile * count + 99) / 100, 1) - 1
  }
}
