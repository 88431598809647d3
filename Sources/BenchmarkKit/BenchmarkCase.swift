/// One thing whose cost a suite measures.
public struct BenchmarkCase: Sendable {
  /// The name, `suite/case`.
  public let name: String
  /// What a figure counts, such as `µs` or `× real time`.
  public let unit: String
  /// What the figure is held against.
  public let bar: BenchmarkBar
  private let run: @Sendable (Sampler) -> Double?
  private let predict: @Sendable () -> Double?

  /// Creates a case.
  ///
  /// - Parameters:
  ///   - name: The name, `suite/case`.
  ///   - unit: What a figure counts.
  ///   - bar: What the figure is held against.
  ///   - prediction: What a figure that is not worth its time would be by smaller cases; `nil` if
  ///     the case is worth it.
  ///   - run: Measures with the given sampler and gives the figure in `unit`; `nil` if it could not
  ///     be measured.
  public init(
    name: String,
    unit: String,
    bar: BenchmarkBar,
    prediction: @escaping @Sendable () -> Double? = { nil },
    run: @escaping @Sendable (Sampler) -> Double?
  ) {
    self.name = name
    self.unit = unit
    self.bar = bar
    self.run = run
    predict = prediction
  }

  /// Measures the case now.
  public func measure(with sampler: Sampler) -> Double? { run(sampler) }

  /// What the figure of a case without one would be, by what smaller cases cost.
  public func predicted() -> Double? { predict() }
}
