import TimelineUnits

/// With a whole link and a desktop at rest, the chat on screen shows what the desktop has.
///
/// Source: H-CATCH-1, H-LEASE-3, H-HOST-8.
struct ConvergenceChecker: DataChecker {
  let rule = "H-LEASE-3"
  private var last: [Int: HostMark] = [:]
  private var mounted = 0

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .host(let mark): last[mark.instance] = mark
    case .phone(let phone): mounted = phone.mounted
    case .expected(let rows): return compare(rows)
    default: break
    }
    return nil
  }

  private func compare(_ expected: ExpectedRows) -> String? {
    guard let mark = last[mounted] else { return "chat \(expected.chat) is not on screen" }
    if mark.chat != expected.chat { return "chat \(mark.chat) is on screen" }
    let newest = mark.shown.suffix(expected.items.count)
    let isEqual = newest.elementsEqual(expected.items) {
      $0.key == $1.key && $0.version == $1.version
    }
    guard isEqual else {
      return "chat \(mark.chat) shows \(mark.shown.count) items, of which the last"
        + " \(expected.items.count) are not the desktop's"
    }
    let older = mark.shown.dropLast(expected.items.count)
    let isOlder = older.allSatisfy { row in
      mark.canonical.contains { $0.key == row.key && $0.order < expected.first }
    }
    return isOlder ? nil : "chat \(mark.chat) shows rows that the desktop does not have"
  }
}
