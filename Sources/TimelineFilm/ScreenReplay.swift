public import TimelineTrace
public import TimelineUnits

/// The screen of a run at an instant, replayed from its trace.
///
/// Going on costs what happened in between; going back means to begin anew.
///
/// Source: BM-RTEST-2.
public struct ScreenReplay: Sendable {
  /// A row on screen.
  public struct Row: Equatable, Sendable {
    /// The row.
    public var item: ItemID
    /// The top in content coordinates.
    public var top: Length
    /// The height.
    public var height: Length
    /// Whether the height is an estimate.
    public var isEstimated: Bool
  }

  private var reader: TraceReader
  private var next: TimedRecord?
  /// The rows that the next frame shows, in the order of their ids.
  private var pending: [Row] = []

  /// The number of the frame that is shown, from 0, or −1 before the first.
  public private(set) var frame = -1
  /// When it was committed.
  public private(set) var at = Instant.zero
  /// What was committed, or `nil` before the first frame.
  public private(set) var record: FrameRecord?
  /// The rows that it shows, in the order of their ids.
  public private(set) var rows: [Row] = []
  /// The viewport.
  public private(set) var viewport = Size.zero
  /// The messages that were sent, stored or confirmed so far, in that order.
  public private(set) var outbox: [OutboxMessage] = []
  /// When the run ended, once `advance` has come there.
  public private(set) var end: Instant?

  /// Creates a replay that stands before the first frame.
  public init(_ trace: Trace) {
    reader = trace.records
    next = reader.next()
  }

  /// Goes on to the last frame that was committed at an instant or before it.
  ///
  /// - Complexity: O(*r* · log *v*), where *r* is the number of records in between and *v* that of
  ///   rows on screen.
  public mutating func advance(to instant: Instant) {
    while let timed = next, timed.at <= instant {
      take(timed)
      next = reader.next()
    }
  }

  /// When the next frame is committed, or `nil` after the last.
  public var nextFrame: Instant? {
    var (reader, record) = (reader, next)
    while let timed = record {
      if case .frame = timed.record { return timed.at }
      record = reader.next()
    }
    return nil
  }

  private mutating func take(_ timed: TimedRecord) {
    switch timed.record {
    case .began(let setup): viewport = setup.viewport
    case .viewport(let size, _): viewport = size
    case .placed(let item, let top, let height, let isEstimated):
      let row = Row(item: item, top: top, height: height, isEstimated: isEstimated)
      let index = position(of: item)
      if index < pending.count, pending[index].item == item {
        pending[index] = row
      } else {
        pending.insert(row, at: index)
      }
    case .left(let item):
      let index = position(of: item)
      if index < pending.count, pending[index].item == item { pending.remove(at: index) }
    case .frame(let record):
      frame += 1
      at = timed.at
      self.record = record
      rows = pending
    case .data(let fact): OutboxMessage.take(fact, at: timed.at, into: &outbox)
    case .ended: end = timed.at
    default: break
    }
  }

  private func position(of item: ItemID) -> Int {
    var lower = 0
    var upper = pending.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if pending[middle].item < item { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  /// The state as the player's script writes it: JSON in UTF-8.
  public func json() -> [UInt8] {
    var json = JSONBytes()
    json.object { json in
      json.number("frame", Int64(frame))
      if let record {
        json.number("at", at.ticks)
        json.number("offset", record.offset.units)
        json.number("content", record.contentHeight.units)
        json.number("state", Int64(record.state.rawValue))
      }
      json.array("rows") { json in
        for row in rows {
          json.numbers(
            nil,
            [
              Int64(row.item.rawValue), row.top.units, row.height.units, row.isEstimated ? 1 : 0,
            ]
          )
        }
      }
      json.array("outbox") { json in
        for message in outbox { json.numbers(nil, message.numbers) }
      }
    }
    return json.bytes
  }
}
