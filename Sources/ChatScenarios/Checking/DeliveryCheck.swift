internal import TimelineSimulation
internal import TimelineTrace
internal import TimelineUnits

/// Every live change is rendered: 100 ms and an interval of the gate after it came at the latest.
///
/// Work that costs time and a main thread that is busy delay everything, so runs with either are
/// given two seconds more.
///
/// Source: H-CAD-2, H-CAD-5.
struct DeliveryCheck: ScreenCheck {
  let name = "delivery"
  private let longest: Interval
  private var waiting: Instant?
  private var carried: Instant?

  init(_ input: SimulationInput) {
    let slack = input.isFree ? Interval.zero : .seconds(2)
    longest = .milliseconds(100) + .milliseconds(500) + slack
  }

  mutating func take(_ timed: TimedRecord, _ screen: SeenScreen) -> String? {
    switch timed.record {
    case .input(.live, _): waiting = waiting ?? timed.at
    case .modelUpdated:
      carried = carried ?? waiting
      waiting = nil
    case .rendered: carried = nil
    case .mounted:
      // A new epoch shows the newest content at once.
      waiting = nil
      carried = nil
    case .frame, .ended:
      guard let oldest = carried ?? waiting, timed.at - oldest > longest else { return nil }
      return "a live change waits for its render since \(oldest.sinceStart.milliseconds) ms"
    default: break
    }
    return nil
  }
}
