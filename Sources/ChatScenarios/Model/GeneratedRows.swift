/// A history that is made up from the scenario's seed.
public struct GeneratedRows: Equatable, Sendable {
  /// The number of rows.
  public var count: Int

  /// Creates the description of a generated history.
  public init(count: Int) {
    self.count = count
  }
}
