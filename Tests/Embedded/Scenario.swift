import TimelineUnits

/// Runs a small scenario of the pure modules and reduces it to one number.
///
/// The number is the same in the page and on the host, or one of them computes differently. The
/// seed keeps the compiler from computing it beforehand.
@_cdecl("run_scenario")
public func runScenario(seed: UInt64) -> UInt64 {
  var random = RandomSource(seed: seed)
  var hash = StableHash()
  var offset = Length.zero
  var interner = Interner()
  for step in 0..<1_000 {
    let height = Length(points: Double(random.within(20...900)) / 3)
    offset += height
    let bytes = [UInt8](repeating: UInt8(random.below(256)), count: 1 + random.below(12))
    let item = interner.intern(bytes)
    for value in [offset.units, Int64(item.index), Interval.seconds(Int64(step)).ticks] {
      for shift in 0..<8 { hash.combine(UInt8(truncatingIfNeeded: value >> (8 * shift))) }
    }
  }
  return hash.value
}
