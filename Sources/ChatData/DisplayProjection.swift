/// What the chat shows: the items of the list, and the status that is pinned beside it.
///
/// Source: H-PROJ-1, H-PROJ-2.
public struct DisplayProjection: Equatable, Sendable {
  /// The items of the list, in display order; keys are different if the echoes' operations are.
  public var rows: [DisplayRow]
  /// The newest live thinking of the active run; never an item of the list.
  public var pinnedStatus: DisplayRow?

  /// Creates a projection.
  public init(rows: [DisplayRow], pinnedStatus: DisplayRow? = nil) {
    self.rows = rows
    self.pinnedStatus = pinnedStatus
  }
}
