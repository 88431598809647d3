import TimelineUnits

/// What is known of the heights of each kind of row, and the estimates that follow from it.
struct HeightEstimates: Sendable {
  let policy: EstimatePolicy
  var fallback: Length
  private var kinds: [UInt8] = []
  private var sums: [Int64] = []
  private var counts: [Int64] = []

  init(policy: EstimatePolicy, fallback: Length) {
    self.policy = policy
    self.fallback = fallback
  }

  /// The kind of a row; 0 unless it was set.
  func kind(of item: ItemID) -> UInt8 { item.index < kinds.count ? kinds[item.index] : 0 }

  mutating func setKind(_ kind: UInt8, of item: ItemID) {
    if kinds.count <= item.index {
      kinds.append(contentsOf: repeatElement(0, count: item.index + 1 - kinds.count))
    }
    kinds[item.index] = kind
  }

  /// The height that a row counts with until it is measured, rounded down to a unit.
  func estimate(of item: ItemID) -> Length {
    guard policy == .runningAverage else { return fallback }
    let kind = Int(kind(of: item))
    guard kind < counts.count, counts[kind] > 0 else { return fallback }
    return Length(units: sums[kind] / counts[kind])
  }

  /// Takes the first measurement of a row into account.
  mutating func learn(_ height: Length, of item: ItemID) {
    guard policy == .runningAverage else { return }
    let kind = Int(kind(of: item))
    while counts.count <= kind {
      counts.append(0)
      sums.append(0)
    }
    counts[kind] += 1
    sums[kind] += height.units
  }

  /// Forgets the heights, which belong to another width; the kinds stay.
  mutating func forget() {
    sums = []
    counts = []
  }
}
