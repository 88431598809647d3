import TimelineUnits

/// A chat that comes on screen loads at once, and once if nothing else happens.
///
/// Source: H-HOST-5, H-HOST-8.
struct ReturnChecker: DataChecker {
  let rule = "H-HOST-8"
  private var isHealed = false
  private var mountedAt: Instant?
  private var isFresh = false
  private var loads = 0
  private var active: [Int: Int] = [:]

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .healed: isHealed = true
    case .mounted(let chat):
      isFresh = chat != nil
      mountedAt = now
      loads = 0
    case .loadStarted: loads += 1
    case .host(let mark): active[mark.instance] = mark.activeLoad
    case .phone(let phone):
      defer { isFresh = false }
      guard isFresh, phone.isForeground, phone.isLinkUsable else { return nil }
      if active[phone.mounted] ?? 0 == 0 { return "a chat comes on screen and does not load" }
    case .expected:
      guard isHealed, let mountedAt, now - mountedAt < .seconds(5) else { return nil }
      if loads != 1 { return "a chat comes back with \(loads) loads" }
    default: break
    }
    return nil
  }
}
