/// A seeded source of random numbers that gives the same sequence on every machine.
///
/// The generator is SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number
/// Generators", OOPSLA 2014): 64 bits of state, one addition and a mix per draw. It is not meant
/// for secrets.
public struct RandomSource: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the source of a seed; equal seeds give equal sequences.
  public init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A source that is independent of what is drawn from this one afterwards.
  public mutating func split() -> RandomSource {
    RandomSource(seed: next())
  }

  /// A whole number in `0..<bound`, without bias.
  ///
  /// - Precondition: `bound` is positive.
  public mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "a bound is positive")
    let size = UInt64(bound)
    // The lowest 2^64 mod size values would favour small results; they are drawn again.
    let rejected = (0 &- size) % size
    var draw = next()
    while draw < rejected { draw = next() }
    return Int(draw % size)
  }

  /// A whole number in a closed range, without bias.
  ///
  /// - Precondition: the range has at most `Int.max` values.
  public mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// Whether an event of probability `numerator / denominator` happens.
  ///
  /// - Precondition: `0 <= numerator <= denominator`, and `denominator` is positive.
  public mutating func chance(_ numerator: Int, in denominator: Int) -> Bool {
    precondition(numerator >= 0 && numerator <= denominator, "a chance lies between 0 and 1")
    return below(denominator) < numerator
  }
}
