import TimelineUnits

/// The cache holds the chats that were selected last, and releases the one selected longest ago.
///
/// A list of its own is kept beside the cache.
///
/// Source: H-HOST-2, H-HOST-4, H-HOST-5.
struct CacheChecker: DataChecker {
  let rule = "H-HOST-5"
  private let capacity: Int
  private var order: [Int] = []

  init(capacity: Int) {
    self.capacity = capacity
  }

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .mounted(let chat?):
      order.removeAll { $0 == chat }
      order = Array(([chat] + order).prefix(capacity))
    case .committed(_, let hosts, let models):
      if hosts != order { return "the cache holds \(hosts), and \(order) were selected last" }
      if models > capacity + 1 { return "\(models) view models are alive" }
    case .phone(let phone):
      if phone.mounted == 0, phone.catchUp != nil { return "a chat on screen has no host" }
    default: break
    }
    return nil
  }
}
