import TimelineUnits

/// The largest value seen so far and where it was first met.
struct Extreme {
  private(set) var value: Int64?
  private(set) var witness: Witness?

  /// Takes a value; the first of equal ones stays.
  mutating func take(_ candidate: Int64, at time: Instant, item: ItemID? = nil) {
    if let value, candidate <= value { return }
    value = candidate
    witness = Witness(at: time, item: item)
  }
}
