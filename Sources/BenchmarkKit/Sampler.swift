/// Takes samples of an operation's cost in CPU time of the calling thread, or counts what it does.
///
/// A sample is a block of operations that lasts long enough for the clock; blocks before the first
/// that no longer gets 5 % faster are warm-up and do not count.
///
/// Source: BM-TIME-7.
public struct Sampler: Sendable {
  /// What a sampler does with an operation.
  public enum Mode: Equatable, Sendable {
    /// It takes the time of blocks.
    case timed
    /// It counts what a number of operations takes from memory, once, after the same number before.
    case counted(operations: Int)
    /// It lets callgrind count a number of operations, once, after the same number before.
    case watched(operations: Int)
  }

  /// The shortest block, in nanoseconds.
  public var blockNanoseconds: Int64
  /// The number of samples.
  public var sampleCount: Int
  /// The most blocks of warm-up.
  public var warmUpLimit: Int
  /// What is done with an operation.
  public var mode: Mode
  /// How often the work of an operation is done; more than once is a slowdown on purpose, which a
  /// comparison has to notice.
  public var repetitions: Int
  private let log: SampleLog?

  /// Creates a sampler.
  ///
  /// - Parameters:
  ///   - blockNanoseconds: The shortest block.
  ///   - sampleCount: The number of samples.
  ///   - warmUpLimit: The most blocks of warm-up.
  ///   - mode: What is done with an operation.
  ///   - repetitions: How often the work of an operation is done.
  ///   - log: Takes how the samples came about, and what was counted.
  public init(
    blockNanoseconds: Int64 = 2_000_000,
    sampleCount: Int = 15,
    warmUpLimit: Int = 10,
    mode: Mode = .timed,
    repetitions: Int = 1,
    log: SampleLog? = nil
  ) {
    self.blockNanoseconds = blockNanoseconds
    self.sampleCount = sampleCount
    self.warmUpLimit = warmUpLimit
    self.mode = mode
    self.repetitions = repetitions
    self.log = log
  }

  /// Measures the operation that a case is about, or one that it compares with.
  ///
  /// - Parameter operation: Runs a number of operations, one after the other.
  /// - Returns: The cost of one operation in nanoseconds, once per block; none where operations are
  ///   counted.
  public func measure(_ operation: (_ count: Int) -> Void) -> Samples {
    func repeated(_ count: Int) {
      for _ in 0..<repetitions { operation(count) }
    }
    switch mode {
    case .timed: return time(repeated)
    case .counted(let operations), .watched(let operations):
      return count(operations) { repeated(operations) }
    }
  }

  /// Measures an operation that only serves as a measure for others; it is never counted and never
  /// slowed down.
  ///
  /// - Parameter operation: Runs a number of operations, one after the other.
  /// - Returns: The cost of one operation in nanoseconds, once per block.
  public func measureReference(_ operation: (_ count: Int) -> Void) -> Samples {
    var plain = Sampler(
      blockNanoseconds: blockNanoseconds,
      sampleCount: sampleCount,
      warmUpLimit: warmUpLimit
    )
    plain.mode = mode
    return mode == .timed ? plain.time(operation) : Samples([])
  }

  /// Measures work that is done a few times as a whole, without warm-up.
  ///
  /// - Parameters:
  ///   - times: How often the work is done.
  ///   - work: The work.
  /// - Returns: The cost of the work in nanoseconds, once for each time; none where operations are
  ///   counted.
  public func measureWhole(times: Int, _ work: () -> Void) -> Samples {
    func repeated() {
      for _ in 0..<repetitions { work() }
    }
    guard mode == .timed else { return count(1, repeated) }
    let spans = (0..<times).map { _ in span(1) { _ in repeated() } }
    return note(spans, operations: 1, warmUpBlocks: 0, isWarm: false)
  }

  private func count(_ operations: Int, _ work: () -> Void) -> Samples {
    // What a case compares with is not what it is about.
    guard log?.take() ?? true else { return Samples([]) }
    work()
    if case .watched = mode {
      InstructionRegion.run(work)
    } else if let counts = AllocationCounter.count(work).counts {
      log?.add(OperationCounts(operations: operations, counts: counts))
    }
    return Samples([])
  }

  private func time(_ operation: (Int) -> Void) -> Samples {
    let count = operationsPerBlock(operation)
    var best = span(count, operation).cpu
    var blocks = 1
    var isWarm = false
    while !isWarm && blocks <= warmUpLimit {
      let next = span(count, operation).cpu
      isWarm = next > best * 0.95
      best = min(best, next)
      blocks += 1
    }
    let spans = (0..<sampleCount).map { _ in span(count, operation) }
    return note(spans, operations: count, warmUpBlocks: blocks, isWarm: isWarm)
  }

  private func note(
    _ spans: [(cpu: Double, wall: Double)],
    operations: Int,
    warmUpBlocks: Int,
    isWarm: Bool
  ) -> Samples {
    let cpu = Samples(spans.map(\.cpu))
    log?.add(
      SampleRecord(
        cpu: cpu,
        wall: Samples(spans.map(\.wall)),
        operations: operations,
        warmUpBlocks: warmUpBlocks,
        isWarm: isWarm
      )
    )
    return cpu
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

  /// The time of one operation in nanoseconds, by both clocks.
  private func span(_ count: Int, _ operation: (Int) -> Void) -> (cpu: Double, wall: Double) {
    let wall = HostClock.monotonicNanoseconds()
    let cpu = HostClock.threadCPUNanoseconds()
    operation(count)
    let spent = HostClock.threadCPUNanoseconds() - cpu
    let passed = HostClock.monotonicNanoseconds() - wall
    return (Double(spent) / Double(count), Double(passed) / Double(count))
  }
}
