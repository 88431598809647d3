/// A placeholder.
public struct Tuning: Sendable {
  /// Creates the defaults.
  public init() {}
}
