/// One budget held against one run.
public struct BudgetFinding: Equatable, Sendable {
  /// The budget.
  public var budget: Budget
  /// The measured value, or `nil` if the run has none.
  public var measured: Measure?
  /// Whether the budget is kept; without a value it is not.
  public var isMet: Bool
  /// Whether the run lacks what the budget needs, so that it was not judged.
  public var isSkipped: Bool
  /// Where in the run the value was met, if it is an extreme.
  public var witness: Witness?

  /// Creates a finding.
  public init(
    budget: Budget,
    measured: Measure?,
    isMet: Bool,
    isSkipped: Bool = false,
    witness: Witness?
  ) {
    self.budget = budget
    self.measured = measured
    self.isMet = isMet
    self.isSkipped = isSkipped
    self.witness = witness
  }
}
