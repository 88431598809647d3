internal import Experiments
internal import FrameMetrics
internal import StrictJSON

/// Results in the form of the Java Microbenchmark Harness: a benchmark for each run, single shot.
///
/// The primary metric is the time under the cover. A run without a reveal has none, so it is left
/// out. Values are exact, so their error is 0 and their confidence interval is the value itself;
/// none of the strings that the format has for numbers that are not finite is ever needed.
///
/// Source: BM-EXP-3, the result files of openjdk/jmh.
enum JMHResults {
  private static let percentiles = [
    "0.0", "50.0", "90.0", "95.0", "99.0", "99.9", "99.99", "99.999", "99.9999", "100.0",
  ]

  static func json(of record: RunRecord) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.array { writer in
      for run in record.runs {
        guard let primary = MeasuredValues.primary(of: run) else { continue }
        writer.object { writer in
          write(header: run, &writer)
          writer.member("primaryMetric") { write(primary.measure, &$0) }
          writer.member("secondaryMetrics") { writer in
            writer.object { writer in
              for (metric, measure) in MeasuredValues.of(run) where metric != primary.metric {
                writer.member(metric.name.description) { write(measure, &$0) }
              }
            }
          }
        }
      }
    }
    return writer.finish()
  }

  private static func write(header run: RunEntry, _ writer: inout JSONWriter) {
    let family = identifier(run.family)
    writer.member("jmhVersion", "1.37")
    writer.member("benchmark", "timelinebench.\(family).\(identifier(run.slug))")
    writer.member("mode", "ss")
    writer.member("threads", 1)
    writer.member("forks", 1)
    writer.member("jvm", "")
    writer.member("jvmArgs", [String]())
    for key in ["jdkVersion", "vmName", "vmVersion"] { writer.member(key, "") }
    writer.member("warmupIterations", 0)
    writer.member("warmupTime", "single-shot")
    writer.member("warmupBatchSize", 1)
    writer.member("measurementIterations", 1)
    writer.member("measurementTime", "single-shot")
    writer.member("measurementBatchSize", 1)
    writer.member("params") { writer in
      writer.object { writer in
        writer.member("device", run.device)
        writer.member("seed", String(run.seed))
        if let input = run.input { writer.member("input", String(input.index + 1)) }
        for constant in run.settings { writer.member(constant.key, constant.text) }
      }
    }
  }

  private static func write(_ measure: Measure, _ writer: inout JSONWriter) {
    let value = measure.value
    let symbol = measure.unit.symbol.description
    writer.object { writer in
      writer.member("score", value)
      writer.member("scoreError", 0)
      writer.member("scoreConfidence", [value, value])
      writer.member("scorePercentiles") { writer in
        writer.object { writer in
          for percentile in percentiles { writer.member(percentile, value) }
        }
      }
      writer.member("scoreUnit", (symbol.isEmpty ? "score" : symbol) + "/op")
      writer.member("rawData", [[value]])
    }
  }

  /// A part of a scenario's name as a name of Java.
  private static func identifier(_ part: String) -> String {
    let name = String(decoding: part.utf8.map { $0 == 0x2d ? 0x5f : $0 }, as: UTF8.self)
    let isDigit = name.utf8.first.map { (0x30...0x39).contains($0) } ?? false
    return isDigit ? "_" + name : name
  }
}
