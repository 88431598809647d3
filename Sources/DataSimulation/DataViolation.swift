/// A checker's finding.
public struct DataViolation: Equatable, Sendable {
  /// The rule that is broken, such as `H-SNAP-8`.
  public var rule: String
  /// When it was broken, in whole milliseconds of virtual time.
  public var atMs: Int
  /// What happened, in one line without a full stop.
  public var message: String
}
