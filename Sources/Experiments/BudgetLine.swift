public import FrameMetrics

/// A budget and the part of a budgets file that it stands in.
public struct BudgetLine: Equatable, Sendable {
  /// What it holds for: a scenario, or `family/*` for all of a family.
  public var scope: String
  /// The budget.
  public var budget: Budget

  /// Creates a line.
  public init(scope: String, budget: Budget) {
    self.scope = scope
    self.budget = budget
  }
}
