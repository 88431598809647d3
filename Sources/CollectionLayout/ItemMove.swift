/// A row that keeps its identity and changes its place.
public struct ItemMove: Equatable, Sendable {
  /// The index in the old list.
  public var from: Int
  /// The index in the new list.
  public var to: Int

  /// Creates a move.
  public init(from: Int, to: Int) {
    self.from = from
    self.to = to
  }
}
