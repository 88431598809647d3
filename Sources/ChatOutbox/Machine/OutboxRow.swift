/// How the row of a message that the user sent looks.
///
/// Source: H-OUTBOX-T1, H-OUTBOX-T5, H-OUTBOX-T9, H-OUTBOX-T12.
public enum OutboxRow: UInt8, CaseIterable, Sendable {
  /// An echo that is on its way.
  case pending
  /// An echo with the text "Desktop did not confirm this message".
  case unconfirmed
  /// An echo that the desktop has.
  case sent
  /// An echo that asks the user what to do.
  case asking
  /// A failed row with the text.
  case failed
  /// No own row: the canonical row stands in its place.
  case confirmed
  /// No row at all.
  case removed

  /// Whether the phone shows a row of its own.
  public var isShown: Bool { self != .confirmed && self != .removed }
}
