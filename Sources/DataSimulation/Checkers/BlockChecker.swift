import TimelineUnits

/// Every block of the overlay is on screen, by itself or as the settled row of its identity; so is
/// every settled row that is an item, once.
///
/// Source: H-OVER-8, H-PROJ-1, H-PROJ-4.
struct BlockChecker: DataChecker {
  let rule = "H-OVER-8"

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    guard case .host(let mark) = record else { return nil }
    let keys = mark.shown.map(\.key)
    if let lost = mark.blocks.first(where: { !keys.contains($0) }) {
      return "a live row of chat \(mark.chat) is not on screen (\(lost))"
    }
    let sorted = keys.sorted()
    let isTwice = zip(sorted, sorted.dropFirst()).contains { $0 == $1 }
    return isTwice ? "a row of chat \(mark.chat) is on screen twice" : nil
  }
}
