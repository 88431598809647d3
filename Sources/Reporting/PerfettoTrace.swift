internal import FrameMetrics
internal import StrictJSON
internal import TimelineTrace
internal import TimelineUnits

/// Chrome trace events, the form that Perfetto reads: a process for each run, a thread for each
/// lane, counters for what moves; and for a run that was profiled a second process with the cost of
/// each frame on this machine, where the frame stands on the virtual axis.
///
/// Times are microseconds to the nanosecond. Slices of a lane nest or follow one another, and stand
/// in the order of their starts.
///
/// Source: BM-CT-1 to BM-CT-8.
enum PerfettoTrace {
  /// The document of some traces, each with the costs of its frames if it was profiled.
  static func json(of traces: [(label: String, trace: Trace, host: [HostFrame]?)]) -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("displayTimeUnit", "ms")
      writer.member("traceEvents") { writer in
        writer.array { writer in
          var process = 0
          for item in traces {
            let spans = TraceSpans(item.trace)
            process += 1
            write(names: item.label, process: process, &writer)
            write(lanes: spans, process: process, &writer)
            write(counters: spans, FrameValues.all(in: item.trace), process: process, &writer)
            guard let host = item.host else { continue }
            process += 1
            PerfettoHost.write(host, of: item.label, process: process, &writer)
          }
        }
      }
    }
    return writer.finish()
  }

  private static func write(names label: String, process: Int, _ writer: inout JSONWriter) {
    write(meta: "process_name", process, 0, &writer) { $0.member("name", label) }
    write(meta: "process_sort_index", process, 0, &writer) { $0.member("sort_index", process) }
    for lane in TraceLane.allCases {
      write(meta: "thread_name", process, lane.rawValue, &writer) { $0.member("name", lane.name) }
      write(meta: "thread_sort_index", process, lane.rawValue, &writer) {
        $0.member("sort_index", lane.rawValue)
      }
    }
  }

  static func write(
    meta name: String,
    _ process: Int,
    _ thread: Int,
    _ writer: inout JSONWriter,
    _ values: (inout JSONWriter) -> Void
  ) {
    writer.object { writer in
      writer.member("ph", "M")
      writer.member("pid", process)
      writer.member("tid", thread)
      writer.member("name", name)
      writer.member("args") { $0.object(values) }
    }
  }

  private static func write(lanes spans: TraceSpans, process: Int, _ writer: inout JSONWriter) {
    for lane in TraceLane.allCases {
      let slices = spans.slices.filter { $0.lane == lane }
      // Equal starts keep the longer slice first, so that the shorter one nests in it.
      let order = slices.indices.sorted { left, right in
        let (a, b) = (slices[left], slices[right])
        if a.start != b.start { return a.start < b.start }
        let (endA, endB) = (a.end ?? a.start, b.end ?? b.start)
        return endA != endB ? endA > endB : left < right
      }
      for index in order { write(slices[index], process, &writer) }
    }
  }

  private static func write(_ slice: TraceSlice, _ process: Int, _ writer: inout JSONWriter) {
    let start = nanoseconds(slice.start)
    let length = slice.end.map { nanoseconds($0) - start } ?? 0
    writer.object { writer in
      writer.member("ph", length > 0 ? "X" : "i")
      writer.member("ts") { $0.raw(microseconds(start).utf8) }
      if length > 0 {
        writer.member("dur") { $0.raw(microseconds(length).utf8) }
      } else {
        writer.member("s", "t")
      }
      writer.member("pid", process)
      writer.member("tid", slice.lane.rawValue)
      writer.member("name", slice.name)
      writer.member("cat", slice.lane.name)
      writer.member("args") { writer in
        writer.object { writer in
          for (key, value) in slice.values {
            switch value {
            case .text(let text): writer.member(key, text)
            case .whole(let number): writer.member(key, number)
            case .points(let length): writer.member(key + "Pt", length.points)
            }
          }
        }
      }
    }
  }

  private static func write(
    counters spans: TraceSpans,
    _ values: [FrameValues],
    process: Int,
    _ writer: inout JSONWriter
  ) {
    var previous: (at: Instant, offset: Length)?
    for ((now, frame), value) in zip(spans.frames, values) {
      var speed = 0.0
      if let previous, now > previous.at {
        speed = (frame.offset - previous.offset).points / (now - previous.at).seconds
      }
      let counters = [
        ("offset", frame.offset.points), ("contentHeight", frame.contentHeight.points),
        ("lag", value.lag.points), ("speed", speed), ("blank", value.blank.points),
        ("drift", value.drift.points), ("shift", value.shift.points),
      ]
      for (name, value) in counters {
        writer.object { writer in
          writer.member("ph", "C")
          writer.member("ts") { $0.raw(microseconds(nanoseconds(now)).utf8) }
          writer.member("pid", process)
          writer.member("name", name)
          writer.member("args") { writer in writer.object { $0.member("pt", value) } }
        }
      }
      previous = (now, frame.offset)
    }
  }

  /// The nearest nanosecond: a tick is 625/441 of one.
  ///
  /// Times of a trace are at most 2^53 ticks, so nothing overflows.
  static func nanoseconds(_ instant: Instant) -> Int64 { (instant.ticks * 625 + 220) / 441 }

  /// Nanoseconds as a number of microseconds, exact.
  static func microseconds(_ nanoseconds: Int64) -> String {
    let rest = nanoseconds % 1_000
    let whole = String(nanoseconds / 1_000)
    return rest == 0 ? whole : whole + "." + String(1_000 + rest).dropFirst()
  }
}
