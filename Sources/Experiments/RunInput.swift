/// Which of the user's inputs a run was made over; its name is not told.
///
/// Source: PRIV-1.
public struct RunInput: Equatable, Sendable {
  /// The place of the input among those given, from 0.
  public var index: Int
  /// The digest of everything that was read.
  public var digest: UInt64

  /// Creates a reference to an input.
  public init(index: Int, digest: UInt64) {
    self.index = index
    self.digest = digest
  }
}
