public import TimelineTrace
public import TimelineUnits

/// One time under the cover: what the passes waited for, and which rows made it longer.
///
/// The time before a pass belongs to that pass, so the parts sum to the whole. A pass that moves or
/// waits also costs the still passes before it, which have to be made again.
///
/// Source: BM-PLAY-3, H-SETTLE-5.
public struct CoverSpan: Equatable, Sendable {
  /// When the list was covered.
  public var start: Instant
  /// When the cover was lifted, or `nil` if it never was.
  public var end: Instant?
  /// Why it was lifted.
  public var cause: RevealCause?
  /// The number of settle passes.
  public var passes = 0
  /// The time that belongs to each kind of pass, in the order of `SettleKind`.
  public var times = [Interval](repeating: .zero, count: SettleKind.allCases.count)
  /// The time that belongs to waiting passes by what they waited for, in the order of
  /// `SettleReason`.
  public var waits = [Interval](repeating: .zero, count: SettleReason.allCases.count)
  /// The rows that spoiled passes, the costliest first.
  public private(set) var rows: [CoverDelay] = []

  /// The end of the pass before, or the start.
  private var previous: Instant
  /// The time of the still passes since the last other one.
  private var still = Interval.zero

  init(start: Instant) {
    (self.start, previous) = (start, start)
  }

  mutating func add(_ pass: SettlePassRecord, at time: Instant) {
    let span = time - previous
    previous = time
    passes = pass.index
    times[Int(pass.kind.rawValue)] = times[Int(pass.kind.rawValue)] + span
    if pass.kind == .waiting {
      waits[Int(pass.reason.rawValue)] = waits[Int(pass.reason.rawValue)] + span
    }
    if pass.kind == .still {
      still = still + span
      return
    }
    if pass.kind == .waiting || pass.kind == .moved, let item = pass.item {
      blame(item, for: span + still, pass.reason)
    }
    still = .zero
  }

  /// Rows that spoil passes are few, so they are searched one by one and kept in order.
  private mutating func blame(_ item: ItemID, for time: Interval, _ reason: SettleReason) {
    var delay = CoverDelay(item: item, reason: reason, time: time, passes: 1)
    if let index = rows.firstIndex(where: { $0.item == item }) {
      let known = rows.remove(at: index)
      delay.time = delay.time + known.time
      delay.passes += known.passes
      delay.reason = known.reason
    }
    let place = rows.firstIndex { known in
      known.time < delay.time || known.time == delay.time && delay.item < known.item
    }
    rows.insert(delay, at: place ?? rows.count)
  }
}
