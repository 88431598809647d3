public import TimelineUnits

/// A rule that a run broke.
public struct ScreenViolation: Equatable, Sendable {
  /// The name of the check.
  public var check: String
  /// When the rule was broken first.
  public var at: Instant
  /// What was wrong.
  public var message: String

  /// Creates a violation.
  public init(check: String, at: Instant, message: String) {
    self.check = check
    self.at = at
    self.message = message
  }
}
