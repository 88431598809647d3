public import TimelineTrace
import TimelineUnits

/// All times under the cover of one run, in order.
public struct CoverSpans: Sendable {
  /// The spans so far; the last one may still be open.
  public private(set) var spans: [CoverSpan] = []
  private var isCovered = false

  /// Creates an empty list.
  init() {}

  /// The spans of a trace.
  ///
  /// - Complexity: O(*r* + *p* × *d*), where *r* is the number of records, *p* that of settle
  ///   passes and *d* that of rows that spoil one.
  public init(of trace: Trace) {
    for timed in trace.records { take(timed) }
  }

  mutating func take(_ timed: TimedRecord) {
    switch timed.record {
    case .covered:
      spans.append(CoverSpan(start: timed.at))
      isCovered = true
    case .settlePass(let pass) where isCovered:
      spans[spans.count - 1].add(pass, at: timed.at)
    case .revealed(let cause, _, _) where isCovered:
      spans[spans.count - 1].end = timed.at
      spans[spans.count - 1].cause = cause
      isCovered = false
    default:
      break
    }
  }

  /// Writes `"reveals"`; rows are `[row,reason,ticks,passes]`, −1 stands for a cover that stayed.
  func write(to json: inout JSONBytes) {
    json.array("reveals") { json in
      for span in spans {
        json.object { json in
          json.number("start", span.start.ticks)
          json.number("end", span.end?.ticks ?? -1)
          json.number("cause", span.cause.map { Int64($0.rawValue) } ?? -1)
          json.number("passes", Int64(span.passes))
          json.numbers("times", span.times.map { $0.ticks })
          json.numbers("waits", span.waits.map { $0.ticks })
          json.array("rows") { json in
            for row in span.rows.prefix(5) {
              let numbers = [
                Int64(row.item.rawValue), Int64(row.reason.rawValue), row.time.ticks,
                Int64(row.passes),
              ]
              json.numbers(nil, numbers)
            }
          }
        }
      }
    }
  }
}
