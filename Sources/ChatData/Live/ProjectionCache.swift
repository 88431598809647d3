/// The projection of a timeline, kept as long as its revision stands.
///
/// Source: H-PROJ-6 (`WorkspaceChatTimelineLayerProjectionCache`).
public struct ProjectionCache: Equatable, Sendable {
  private var revision: Int?
  private var kept = DisplayProjection(rows: [])

  /// Creates an empty cache.
  public init() {}

  /// What a timeline shows.
  ///
  /// - Returns: The projection, and whether it had to be made.
  /// - Complexity: O(1) as long as the revision stands, else as `DisplayRows.project`.
  public mutating func projection(of timeline: LiveTimeline) -> (DisplayProjection, isNew: Bool) {
    if revision == timeline.revision { return (kept, false) }
    revision = timeline.revision
    kept = timeline.projection
    return (kept, true)
  }
}
