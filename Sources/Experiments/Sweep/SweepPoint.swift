/// A point of a sweep and what became of it.
public struct SweepPoint: Equatable, Sendable {
  /// The place of the point in the plan, from 0.
  public var index: Int
  /// The values of the varied constants, in the order of the axes.
  public var values: [String]
  /// What became of it.
  public var outcome: SweepOutcome
  /// The budgets that it misses; `nil` if it keeps all, or was not measured to its end.
  public var misses: SweepMisses?

  /// Creates a point.
  public init(
    index: Int,
    values: [String],
    outcome: SweepOutcome,
    misses: SweepMisses? = nil
  ) {
    self.index = index
    self.values = values
    self.outcome = outcome
    self.misses = misses
  }

  /// The values of the objectives, if they were measured.
  public var measured: [Int64?]? {
    if case .measured(let values) = outcome { values } else { nil }
  }
}
