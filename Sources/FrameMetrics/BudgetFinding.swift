/// One budget held against one run.
public struct BudgetFinding: Equatable, Sendable {
  /// The budget.
  public var budget: Budget
  /// The measured value, or `nil` if the run has none.
  public var measured: Measure?
  /// Whether the budget is kept; without a value it is not.
  public var isMet: Bool
  /// Where in the run the value was met, if it is an extreme.
  public var witness: Witness?

  /// Creates a finding.
  public init(budget: Budget, measured: Measure?, isMet: Bool, witness: Witness?) {
    self.budget = budget
    self.measured = measured
    self.isMet = isMet
    self.witness = witness
  }
}
