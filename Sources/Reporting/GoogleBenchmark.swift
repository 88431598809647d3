internal import Experiments
internal import FrameMetrics
internal import StrictJSON

/// Results in the form of Google Benchmark: a benchmark for each run, its metrics as counters.
///
/// Both times are the virtual time under the cover; what the host took is not part of a record. A
/// run without a reveal is a row with `error_occurred`.
///
/// Source: BM-EXP-3, the result files of google/benchmark.
enum GoogleBenchmark {
  static func json(of record: RunRecord) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      writer.member("context") { write(context: record.environment, &$0) }
      writer.member("benchmarks") { writer in
        writer.array { writer in
          for (index, pair) in zip(record.runs, RunLabels.of(record.runs)).enumerated() {
            write(pair.0, as: pair.1, index, &writer)
          }
        }
      }
    }
    return writer.finish()
  }

  /// The machine is unnamed and undated: the values do not depend on it.
  private static func write(context environment: RunEnvironment, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("date", "")
      writer.member("host_name", "")
      writer.member("executable", "timeline-bench")
      writer.member("num_cpus", 1)
      writer.member("mhz_per_cpu", 0)
      writer.member("cpu_scaling_enabled", false)
      writer.member("caches", [String]())
      writer.member("load_avg", [Double]())
      writer.member("library_version", environment.revision.commit ?? "")
      writer.member("library_build_type", RunEnvironment.buildMode)
      writer.member("json_schema_version", 1)
    }
  }

  private static func write(
    _ run: RunEntry,
    as label: String,
    _ index: Int,
    _ writer: inout JSONWriter
  ) {
    let primary = MeasuredValues.primary(of: run)
    writer.object { writer in
      writer.member("name", label)
      writer.member("family_index", index)
      writer.member("per_family_instance_index", 0)
      writer.member("run_name", label)
      writer.member("run_type", "iteration")
      writer.member("repetitions", 1)
      writer.member("repetition_index", 0)
      writer.member("threads", 1)
      if primary == nil {
        writer.member("error_occurred", true)
        writer.member("error_message", "the list was never revealed")
      }
      writer.member("iterations", primary == nil ? 0 : 1)
      writer.member("real_time", primary?.measure.value ?? 0)
      writer.member("cpu_time", primary?.measure.value ?? 0)
      writer.member("time_unit", "ms")
      writer.member("label", run.device)
      for (metric, measure) in MeasuredValues.of(run) {
        writer.member(metric.name.description, measure.value)
      }
    }
  }
}
