/// Why following the bottom was switched on or off.
///
/// Source: H-FOLLOW-3.
public enum FollowCause: UInt8, CaseIterable, Sendable {
  /// The list was revealed at the bottom.
  case revealed
  /// The user sent a message.
  case sent
  /// The user tapped "to the bottom".
  case tapped
  /// The list stood at the bottom, at rest or before a change.
  case restedAtBottom
  /// The user began to drag.
  case drag
  /// The list was filled anew.
  case mounted
  /// The list was scrolled to a row.
  case scrolled
}
