import TimelineUnits

/// A chat that is not on screen hears no blocks.
///
/// Source: H-LEASE-2.
struct ParkedChecker: DataChecker {
  let rule = "H-LEASE-2"
  private var heard: Int?

  mutating func check(_ record: DataRecord, at now: Instant) -> String? {
    switch record {
    case .live(let instance, _): heard = instance
    case .phone(let phone):
      defer { heard = nil }
      if let heard, heard != phone.mounted { return "parked host \(heard) hears blocks" }
    default: break
    }
    return nil
  }
}
