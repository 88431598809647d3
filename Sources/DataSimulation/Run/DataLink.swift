import TimelineUnits

/// The link between phone and desktop: a delay, and faults that wait for the next message.
struct DataLink {
  /// Where a message goes.
  enum Direction: Int, CaseIterable, Sendable {
    case toPhone
    case toDesktop
  }

  /// Whether anything gets through.
  var isUp = true
  /// The time of a message, in ms.
  var delay: Int
  private var faults: [[LinkFault]] = [[], []]

  init(delay: Int) {
    self.delay = delay
  }

  /// Arms a fault for the next message in a direction.
  mutating func arm(_ fault: LinkFault, _ direction: Direction) {
    faults[direction.rawValue].append(fault)
  }

  /// Makes the link whole.
  mutating func heal() {
    isUp = true
    delay = 50
    faults = [[], []]
  }

  /// When a message that is sent now arrives; none if it is lost.
  mutating func deliveries(_ direction: Direction, at now: Instant) -> [Instant] {
    guard isUp else { return [] }
    let fault = faults[direction.rawValue].isEmpty ? nil : faults[direction.rawValue].removeFirst()
    let arrival = now + .milliseconds(Int64(delay))
    switch fault {
    case nil: return [arrival]
    case .lose: return []
    case .delay(let more): return [arrival + .milliseconds(Int64(more))]
    case .duplicate(let later): return [arrival, arrival + .milliseconds(Int64(later))]
    }
  }
}
