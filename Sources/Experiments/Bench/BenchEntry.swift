public import BenchmarkKit

/// What was found out about one benchmark case.
///
/// Source: BM-PRIN-2: what is exact, what is counted and what is timed stand apart.
public struct BenchEntry: Equatable, Sendable {
  /// The name, `suite/case`.
  public var name: String
  /// What the figure counts.
  public var unit: String
  /// What the figure is.
  public var kind: FigureKind
  /// What the figure is held against.
  public var bar: BenchmarkBar
  /// Whether more is better.
  public var isHigherBetter: Bool
  /// The figure; `nil` if it was not measured or could not be.
  public var figure: Double?
  /// How the samples of the figure came about.
  public var samples: SampleRecord?
  /// What operations took from memory.
  public var memory: OperationCounts?
  /// The instructions of operations.
  public var instructions: InstructionCount?

  /// Creates the entry of a case; what is not given was not measured.
  public init(
    name: String,
    unit: String,
    kind: FigureKind,
    bar: BenchmarkBar = .none,
    isHigherBetter: Bool = false,
    figure: Double? = nil,
    samples: SampleRecord? = nil,
    memory: OperationCounts? = nil,
    instructions: InstructionCount? = nil
  ) {
    self.name = name
    self.unit = unit
    self.kind = kind
    self.bar = bar
    self.isHigherBetter = isHigherBetter
    self.figure = figure
    self.samples = samples
    self.memory = memory
    self.instructions = instructions
  }

  /// Creates the entry of a case of which nothing is known yet.
  public init(_ benchmarkCase: BenchmarkCase) {
    self.init(
      name: benchmarkCase.name,
      unit: benchmarkCase.unit,
      kind: benchmarkCase.kind,
      bar: benchmarkCase.bar,
      isHigherBetter: benchmarkCase.isHigherBetter
    )
  }

  /// The figure as a cost, less of which is better; `nil` without a positive figure.
  public var cost: Double? {
    guard let figure, figure > 0, figure.isFinite else { return nil }
    return isHigherBetter ? 1 / figure : figure
  }
}
