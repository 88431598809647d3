internal import Experiments
internal import FrameMetrics
internal import StrictJSON

/// Bencher Metric Format: benchmark → measure → value.
///
/// Measures are named by slugs, so `reveal.wait.firstLoad` is `reveal-wait-first-load`. Values are
/// exact and have no bounds.
///
/// Source: BM-EXP-3, the metric format of bencherdev/bencher.
enum BencherMetrics {
  static func json(of record: RunRecord) -> [UInt8] {
    var writer = JSONWriter(.pretty)
    writer.object { writer in
      for (run, label) in zip(record.runs, RunLabels.of(record.runs)) {
        writer.member(label) { writer in
          writer.object { writer in
            for (metric, measure) in MeasuredValues.of(run) {
              writer.member(slug(of: metric)) { writer in
                writer.object { $0.member("value", measure.value) }
              }
            }
          }
        }
      }
    }
    return writer.finish()
  }

  /// A metric's name in small letters, digits and hyphens.
  static func slug(of metric: Metric) -> String {
    var bytes: [UInt8] = []
    for byte in metric.name.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): bytes.append(UInt8(ascii: "-"))
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes += [UInt8(ascii: "-"), byte | 0x20]
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
