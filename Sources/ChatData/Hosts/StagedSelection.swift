/// A selection that was made during a view update and waits for its own task.
///
/// Source: H-HOST-3, H-HOST-4.
public struct StagedSelection: Sendable {
  /// The number of the selection.
  public let number: Int
  /// The chat that was selected.
  public let key: HostKey
  /// The view model that was made for it, if it is not in the cache.
  var made: TimelineModel?

  /// Whether a view model was made for it.
  public var hasOwnModel: Bool { made != nil }
}
