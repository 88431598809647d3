/// Names one content of one row; a row with new content has a new version.
///
/// The coordinator compares versions and never looks into content.
public struct ContentVersion: Equatable, Sendable {
  /// The number of the version, unique over all rows of a run.
  public var rawValue: UInt32

  /// Creates a version from its number.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
