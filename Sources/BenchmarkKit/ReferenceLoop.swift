/// A fixed piece of work that says how fast this machine is just now.
///
/// A time is carried from one run to another only as a multiple of it.
public enum ReferenceLoop {
  /// The CPU time of the work in nanoseconds, the least of a number of times; `nil` if the clock
  /// does not move.
  public static func nanoseconds(times: Int = 9) -> Double? {
    var checksum: UInt64 = 1
    let samples = Sampler().measureWhole(times: times) { checksum &+= work() }
    guard checksum != 0, let least = samples.minimum, least > 0 else { return nil }
    return least
  }

  /// Mixes numbers, writes them to memory in a scattered order and sums them up.
  private static func work() -> UInt64 {
    let mask = 0xffff
    var table = [UInt64](repeating: 0, count: mask + 1)
    var state: UInt64 = 0x9e37_79b9_7f4a_7c15
    for _ in 0..<200_000 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      table[Int(truncatingIfNeeded: state) & mask] &+= state
    }
    return table.reduce(1, &+)
  }
}
