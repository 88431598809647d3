internal import StrictJSON
internal import TimelineUnits

/// The process "host" of a profiled run: what each frame cost on this machine, at the frame's place
/// on the virtual axis.
///
/// A frame that cost more than the time to the next one is cut there, since nothing in a lane
/// overlaps; `hostUs` beside it is what it cost.
///
/// Source: BM-CT-7.
enum PerfettoHost {
  private static let thread = 1

  static func write(
    _ frames: [HostFrame],
    of label: String,
    process: Int,
    _ writer: inout JSONWriter
  ) {
    PerfettoTrace.write(meta: "process_name", process, 0, &writer) {
      $0.member("name", "host: " + label)
    }
    PerfettoTrace.write(meta: "process_sort_index", process, 0, &writer) {
      $0.member("sort_index", process)
    }
    PerfettoTrace.write(meta: "thread_name", process, thread, &writer) {
      $0.member("name", "cost of frames")
    }
    for (index, frame) in frames.enumerated() {
      let start = PerfettoTrace.nanoseconds(frame.at)
      let next = index + 1 < frames.count ? frames[index + 1].at : nil
      let limit = next.map(PerfettoTrace.nanoseconds) ?? Int64.max
      write("frame", start, frame.nanoseconds, limit, process, &writer)
      var place = start
      for part in frame.parts {
        write(part.name, place, part.nanoseconds, limit, process, &writer)
        place += part.nanoseconds
      }
      writer.object { writer in
        writer.member("ph", "C")
        writer.member("ts") { $0.raw(PerfettoTrace.microseconds(start).utf8) }
        writer.member("pid", process)
        writer.member("name", "cost")
        writer.member("args") { writer in
          writer.object { writer in
            writer.member("us") {
              $0.raw(PerfettoTrace.microseconds(frame.nanoseconds).utf8)
            }
          }
        }
      }
    }
  }

  private static func write(
    _ name: String,
    _ start: Int64,
    _ nanoseconds: Int64,
    _ limit: Int64,
    _ process: Int,
    _ writer: inout JSONWriter
  ) {
    let end = min(start + nanoseconds, limit)
    guard end > start else { return }
    writer.object { writer in
      writer.member("ph", "X")
      writer.member("ts") { $0.raw(PerfettoTrace.microseconds(start).utf8) }
      writer.member("dur") { $0.raw(PerfettoTrace.microseconds(end - start).utf8) }
      writer.member("pid", process)
      writer.member("tid", thread)
      writer.member("name", name)
      writer.member("cat", "host")
      writer.member("args") { writer in
        writer.object { writer in
          writer.member("hostUs") { $0.raw(PerfettoTrace.microseconds(nanoseconds).utf8) }
        }
      }
    }
  }
}
