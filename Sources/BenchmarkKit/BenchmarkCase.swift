/// One thing whose cost a suite measures.
public struct BenchmarkCase: Sendable {
  /// The name, `suite/case`.
  public let name: String
  /// What a figure counts, such as `µs` or `× real time`.
  public let unit: String
  /// What the figure is held against.
  public let bar: BenchmarkBar
  /// How many operations are done at once where allocations or instructions are counted; 0 for a
  /// case whose operations are not.
  public let countedOperations: Int
  private let run: @Sendable (Sampler) -> Double?
  private let predict: @Sendable () -> Double?

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - name: The name, `suite/case`.
  ///   - unit: What a figure counts.
  ///   - bar: What the figure is held against.
  ///   - countedOperations: How many operations are done at once where they are counted, if any.
  ///   - prediction: What a figure that is not worth its time would be by smaller cases; `nil` if
  ///     the case is worth it.
  ///   - run: Measures with the given sampler and gives the figure in `unit`; `nil` if it could not
  ///     be measured. The first thing that it measures is what is counted.
  public init(
    name: String,
    unit: String,
    bar: BenchmarkBar,
    countedOperations: Int = 1,
    prediction: @escaping @Sendable () -> Double? = { nil },
    run: @escaping @Sendable (Sampler) -> Double?
  ) {
    self.name = name
    self.unit = unit
    self.bar = bar
    self.countedOperations = countedOperations
    self.run = run
    predict = prediction
  }

  /// Measures the case now.
  public func measure(with sampler: Sampler) -> Double? { run(sampler) }

  /// What the figure of a case without one would be, by what smaller cases cost.
  public func predicted() -> Double? { predict() }

  /// What the figure is.
  public var kind: FigureKind { FigureKind(unit: unit) ?? .time }

  /// Whether what its operations allocate, and their instructions, can be counted.
  public var isCounted: Bool { kind != .count && countedOperations > 0 }

  /// Whether more is better.
  public var isHigherBetter: Bool {
    switch bar {
    case .atLeast: true
    case .atMost, .none: false
    }
  }
}
