public import TimelineUnits

/// What the check of a held update found.
public enum HeldCheck: Equatable, Sendable {
  /// Nothing is held, or a newer check is on its way.
  case idle
  /// The list rests: the newest update is to be applied.
  case apply
  /// The user still moves the list: check again at this instant.
  case again(at: Instant)
}
