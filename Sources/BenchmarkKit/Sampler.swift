/// Takes samples of an operation's cost in CPU time of the calling thread.
///
/// A sample is a block of operations that lasts long enough for the clock; blocks before the first
/// that no longer gets 5 % faster are warm-up and do not count.
///
/// Source: BM-TIME-7.
public struct Sampler: Sendable {
  /// The shortest block, in nanoseconds.
  public var blockNanoseconds: Int64
  /// The number of samples.
  public var sampleCount: Int
  /// The most blocks of warm-up.
  public var warmUpLimit: Int

  /// Creates a sampler.
  public init(blockNanoseconds: Int64 = 2_000_000, sampleCount: Int = 15, warmUpLimit: Int = 10) {
    self.blockNanoseconds = blockNanoseconds
    self.sampleCount = sampleCount
    self.warmUpLimit = warmUpLimit
  }

  /// Measures an operation.
  ///
  /// - Parameter operation: Runs a number of operations, one after the other.
  /// - Returns: The cost of one operation in nanoseconds, once per block.
  public func measure(_ operation: (_ count: Int) -> Void) -> Samples {
    let count = operationsPerBlock(operation)
    var best = time(count, operation)
    for _ in 0..<warmUpLimit {
      let next = time(count, operation)
      let isWarm = next > best * 0.95
      best = min(best, next)
      if isWarm { break }
    }
    return Samples((0..<sampleCount).map { _ in time(count, operation) })
  }

  private func operationsPerBlock(_ operation: (Int) -> Void) -> Int {
    var count = 1
    while count < 1 << 30 {
      let start = HostClock.threadCPUNanoseconds()
      operation(count)
      let spent = HostClock.threadCPUNanoseconds() - start
      if spent >= blockNanoseconds { return count }
      // Near the goal one step suffices; far below it the clock is too coarse to trust.
      let factor = spent > blockNanoseconds / 8 ? Int(blockNanoseconds / spent) + 1 : 8
      count *= factor
    }
    return count
  }

  private func time(_ count: Int, _ operation: (Int) -> Void) -> Double {
    let start = HostClock.threadCPUNanoseconds()
    operation(count)
    return Double(HostClock.threadCPUNanoseconds() - start) / Double(count)
  }
}
