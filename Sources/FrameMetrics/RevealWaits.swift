import TimelineTrace

/// How the time under one cover splits over the kinds of settle passes, in ticks.
///
/// The time before a pass belongs to that pass, so the parts sum to the whole.
struct RevealWaits {
  private(set) var waiting: Int64 = 0
  private(set) var first: Int64 = 0
  private(set) var moved: Int64 = 0
  private(set) var still: Int64 = 0
  private(set) var unusable: Int64 = 0
  /// The parts of `waiting`.
  private(set) var preparing: Int64 = 0
  private(set) var applying: Int64 = 0
  private(set) var firstLoad: Int64 = 0
  private(set) var olderPage: Int64 = 0

  mutating func add(_ ticks: Int64, _ pass: SettlePassRecord) {
    switch pass.kind {
    case .unusable: unusable += ticks
    case .first: first += ticks
    case .still: still += ticks
    case .moved: moved += ticks
    case .waiting:
      waiting += ticks
      switch pass.reason {
      case .preparing: preparing += ticks
      case .applying: applying += ticks
      case .firstLoad: firstLoad += ticks
      case .olderPage: olderPage += ticks
      default: break
      }
    }
  }
}
