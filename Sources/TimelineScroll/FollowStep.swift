/// What the list does in one frame of its follow link.
///
/// Source: H-FOLLOW-2, H-FOLLOW-4.
public enum FollowStep: Equatable, Sendable {
  /// The link is paused.
  case idle
  /// Move the position down by a number of points.
  case move(byPoints: Double)
  /// Set the offset to the bottom; the link is paused, and a bottom settle is to start.
  case arrive
}
