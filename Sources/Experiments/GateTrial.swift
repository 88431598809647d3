/// A broken baseline or result that was put before the gate, and the exit code that came of it.
///
/// Source: BM-SELF-1, BM-SELF-2.
public struct GateTrial: Equatable, Sendable {
  /// What is broken, in a few words.
  public var name: String
  /// The exit code that it has to give.
  public var expected: Int
  /// The exit code that it gave.
  public var actual: Int

  /// Creates a trial.
  public init(_ name: String, expected: Int, actual: Int) {
    self.name = name
    self.expected = expected
    self.actual = actual
  }

  /// Whether the gate noticed.
  public var isPassed: Bool { expected == actual }
}
