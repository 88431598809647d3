/// What the store holds.
///
/// Source: H-STORE-2.
public struct OutboxState: Equatable, Sendable {
  /// The generation: which launch wrote it.
  public var generation: Int
  /// The latest wall clock that was seen, in ms since 1970.
  ///
  /// A clock that is behind it was set back, and ages by it are worth nothing.
  public var latestWallMs: Int64 = 0
  /// The chains.
  public var scopes: [OutboxScope] = []

  /// Creates an empty store of a generation.
  public init(generation: Int) {
    self.generation = generation
  }

  /// The place of a chain.
  func index(of key: ScopeKey) -> Int? {
    scopes.firstIndex { $0.key == key }
  }
}
