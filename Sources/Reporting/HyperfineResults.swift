internal import Experiments
internal import FrameMetrics
internal import StrictJSON

/// Results in the form of hyperfine: one for each time that a run has, in seconds.
///
/// Virtual times need no repetition: there is one run and no deviation, which the tool writes as
/// `null`, and no time of the processor.
///
/// Source: BM-EXP-3, the result files of sharkdp/hyperfine.
enum HyperfineResults {
  static func json(of record: RunRecord) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.member("results") { writer in
        writer.array { writer in
          for (run, label) in zip(record.runs, RunLabels.of(record.runs)) {
            for (metric, measure) in MeasuredValues.of(run) where measure.unit == .milliseconds {
              write(run, label, metric, seconds: measure.value / 1_000, &writer)
            }
          }
        }
      }
    }
    return writer.finish()
  }

  private static func write(
    _ run: RunEntry,
    _ label: String,
    _ metric: Metric,
    seconds: Double,
    _ writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("command", label + " " + metric.name.description)
      writer.member("mean", seconds)
      writer.member("stddev", Double?.none)
      writer.member("median", seconds)
      writer.member("user", 0)
      writer.member("system", 0)
      for key in ["min", "max"] { writer.member(key, seconds) }
      writer.member("times", [seconds])
      writer.member("exit_codes", [run.outcome == .fail ? 2 : 0])
      writer.member("parameters") { writer in
        writer.object { writer in
          writer.member("scenario", run.name)
          writer.member("metric", metric.name.description)
          writer.member("device", run.device)
          writer.member("seed", String(run.seed))
        }
      }
    }
  }
}
