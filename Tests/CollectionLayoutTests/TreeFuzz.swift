import CollectionLayout
import TimelineUnits

/// Seeded random operations on the tree and its twin, with sizes that make leaves split, merge and
/// dissolve, and levels come and go.
struct TreeFuzz {
  var twins = TreeTwins()
  var random: RandomSource
  private var ceiling = 64
  private let largest: Int
  // A tree that was never asked for a handle takes other ways, so every second seed asks.
  private let usesHandles: Bool

  init(seed: UInt64, largest: Int = 6_000) {
    random = RandomSource(seed: seed)
    self.largest = largest
    usesHandles = seed.isMultiple(of: 2)
  }

  /// Does one operation and compares; everything if `isWhole`, else the answers around one place.
  mutating func step(isWhole: Bool) -> String? {
    if random.chance(1, in: 200) { ceiling = 1 + random.below(largest) }
    if let wrong = change() { return wrong }
    if let broken = twins.tree.brokenInvariant() { return "invariant: \(broken)" }
    if twins.tree.total.units != twins.oracle.total { return "total" }
    if isWhole, let wrong = twins.disagreement() { return wrong }
    let total = Int(twins.oracle.total)
    let y = Int64(random.below(total + 200) - 100)
    return twins.disagreement(at: y, height: Int64(random.below(3_000)))
  }

  private mutating func change() -> String? {
    let count = twins.oracle.rows.count
    let choice = random.below(100)
    if count == 0 || (choice < 15 && count < ceiling) {
      let added = random.chance(1, in: 3) ? 1 + random.below(400) : 1 + random.below(20)
      let estimate: Int64 = random.chance(1, in: 4) ? 7 : 80
      twins.insert(added, at: random.below(count + 1), estimate: estimate)
    } else if choice < 25 || count > ceiling {
      let start = random.below(count)
      let length = random.chance(1, in: 3) ? random.below(count - start + 1) : 1 + random.below(8)
      twins.remove(start..<min(start + length, count))
    } else if choice < 30 {
      let start = random.below(count)
      let end = min(start + 1 + random.below(30), count)
      twins.move(start..<end, to: random.below(count - (end - start) + 1))
    } else if choice == 30 && random.chance(1, in: 20) {
      twins.forget(estimate: 80)
    } else if choice < 60 {
      var index = random.below(count)
      for _ in 0..<random.below(40) where index < count {
        if let wrong = twins.set(Int64(random.below(400)), at: index) { return wrong }
        index += 1
      }
    } else {
      let height = random.chance(1, in: 8) ? 0 : Int64(random.below(400))
      let index = random.chance(1, in: 4) ? count - 1 : random.below(count)
      guard usesHandles else { return twins.set(height, at: index) }
      if let wrong = twins.setByHandle(height, at: index) { return wrong }
      return random.chance(1, in: 2) ? twins.takeHandle(at: index) : nil
    }
    return nil
  }

  /// Starts with measured rows and gaps in turn, so that few rows make a tree of many levels.
  init(seed: UInt64, alternating count: Int) {
    random = RandomSource(seed: seed)
    largest = count
    usesHandles = seed.isMultiple(of: 2)
    let row = HeightOracle.Row(height: 80, isMeasured: false)
    twins.oracle.rows = [HeightOracle.Row](repeating: row, count: count)
    for index in stride(from: 0, to: count, by: 17) {
      twins.oracle.set(Int64(random.below(400)), at: index)
    }
    twins.tree = HeightTree(
      heights: twins.oracle.rows.map { $0.isMeasured ? Length(units: $0.height) : nil },
      estimate: Length(units: 80)
    )
  }

  /// Cuts a large stretch out, or grows one with measured rows and gaps in turn, and compares.
  mutating func stepOfManyLevels() -> String? {
    let count = twins.oracle.rows.count
    if count < 200 || (random.chance(1, in: 2) && count < largest) {
      let added = 17 * (1 + random.below(60))
      let start = random.below(count + 1)
      twins.insert(added, at: start, estimate: random.chance(1, in: 2) ? 80 : 7)
      for index in stride(from: start, to: start + added, by: 17) {
        if let wrong = twins.set(Int64(random.below(400)), at: index) { return wrong }
        if usesHandles, let wrong = twins.takeHandle(at: index) { return wrong }
      }
    } else {
      let start = random.below(count)
      let length = random.chance(1, in: 5) ? random.below(count) : 1 + random.below(3_000)
      twins.remove(start..<min(start + length, count))
    }
    if let broken = twins.tree.brokenInvariant() { return "invariant: \(broken)" }
    if twins.tree.total.units != twins.oracle.total { return "total" }
    if let wrong = twins.handleFault() { return wrong }
    let y = Int64(random.below(Int(twins.oracle.total) + 200) - 100)
    return twins.disagreement(at: y, height: 500)
  }
}
