internal import TimelineTrace

/// The platform would have raised no exception.
///
/// Source: L-PASS-4, H-COORD-4.
struct FaultCheck: ScreenCheck {
  let name = "faults"

  mutating func take(_ timed: TimedRecord, _ screen: SeenScreen) -> String? {
    guard case .fault(let kind, let value) = timed.record else { return nil }
    return "the platform would have raised an exception: \(kind.name) \(value)"
  }
}
