/// How a value is held against the limit of a budget.
public enum BudgetBound: UInt8, CaseIterable, Sendable {
  /// The value is the limit.
  case equals
  /// The value is the limit or below it.
  case atMost
  /// The value is the limit or above it.
  case atLeast
}

extension BudgetBound {
  /// The sign that tables print.
  public var symbol: StaticString {
    switch self {
    case .equals: "="
    case .atMost: "≤"
    case .atLeast: "≥"
    }
  }

  /// Whether a value keeps to the limit; both are whole parts of one unit, so this is exact.
  func allows(_ value: Int64, limit: Int64) -> Bool {
    switch self {
    case .equals: value == limit
    case .atMost: value <= limit
    case .atLeast: value >= limit
    }
  }
}
