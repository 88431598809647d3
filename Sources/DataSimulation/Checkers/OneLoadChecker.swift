import ChatData
import TimelineUnits

/// For one target, one load at a time; and only the active one's answer counts.
///
/// Source: H-SCHED-1, H-SNAP-1, H-SCHED-7.
struct OneLoadChecker: DataChecker {
  let rule = "H-SCHED-1"
  /// The active loads: instance, generation and number.
  private var active: [(instance: Int, generation: Int, number: Int)] = []
  private var generations: [Int: Int] = [:]

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .loadStarted(let ticket):
      let other = active.first {
        $0.instance == ticket.instance && $0.generation == ticket.generation
      }
      active.append((ticket.instance, ticket.generation, ticket.number))
      return other.map { "load \(ticket.number) starts while load \($0.number) is active" }
    case .loadEnded(let ticket, let end, _):
      guard let index = active.firstIndex(where: { $0.number == ticket.number }) else {
        return "load \(ticket.number) ends a second time (\(end))"
      }
      active.remove(at: index)
      let isOld = generations[ticket.instance].map { $0 > ticket.generation } ?? false
      return isOld && end != .discarded ? "load \(ticket.number) ends for another target" : nil
    case .host(let mark):
      generations[mark.instance] = mark.generation
      return nil
    case .released(let instance):
      active.removeAll { $0.instance == instance }
      return nil
    default: return nil
    }
  }
}
