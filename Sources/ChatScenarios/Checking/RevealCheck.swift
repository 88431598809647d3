internal import TimelineSimulation
internal import TimelineTrace
internal import TimelineUnits

/// A cover is lifted between pass 4 and pass 63, so after 128 to 2,016 ms where work is free; it
/// is lifted early only over rows that are all prepared, and by the deadline only at pass 63.
///
/// Source: H-SETTLE-1, H-SETTLE-2, H-SETTLE-5, H-REVEAL-9.
struct RevealCheck: ScreenCheck {
  let name = "reveal"
  private let isFree: Bool
  private var coveredAt: Instant?
  private var preparing: [UInt32] = []

  init(_ input: SimulationInput) {
    isFree = input.isFree
  }

  mutating func take(_ timed: TimedRecord, _ screen: SeenScreen) -> String? {
    switch timed.record {
    case .covered: coveredAt = coveredAt ?? timed.at
    case .preparing(let item): preparing.append(item.rawValue)
    case .prepared(let item), .reconfigured(let item), .measured(let item, _, _, _):
      // New content takes the place of what was being prepared.
      preparing.removeAll { $0 == item.rawValue }
    case .revealed(let cause, let pass, _):
      defer { coveredAt = nil }
      return judge(cause, pass, at: timed.at, screen)
    case .frame, .ended:
      guard let coveredAt, isFree, timed.at - coveredAt > .milliseconds(2_016) else { return nil }
      return "the list is covered for more than 2016 ms"
    default: break
    }
    return nil
  }

  private func judge(
    _ cause: RevealCause,
    _ pass: Int,
    at now: Instant,
    _ screen: SeenScreen
  ) -> String? {
    guard let coveredAt else { return "a list was revealed that was not covered" }
    let time = now - coveredAt
    if pass < 4 || pass > 63 || (cause == .deadline) != (pass == 63) && cause == .deadline {
      return "the cover was lifted at pass \(pass)"
    }
    if isFree, time < .milliseconds(128) || time > .milliseconds(2_016) {
      return "the list was revealed after \(time.milliseconds) ms"
    }
    guard cause == .still, let frame = screen.frame else { return nil }
    let unready = frame.visible.first { row in preparing.contains(row.id) }
    return unready.map { "the list was revealed while row \($0.id) was in preparation" }
  }
}
