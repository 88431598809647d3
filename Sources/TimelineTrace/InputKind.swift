/// What reached the screen side from outside.
public enum InputKind: UInt8, CaseIterable, Sendable {
  /// A live revision of the overlay arrived.
  case live
  /// A window snapshot arrived.
  case window
  /// An older page arrived.
  case olderPage
  /// The load of an older page failed.
  case olderFailed
  /// The user sent a message.
  case send
  /// A row's preparation ended.
  case ready
  /// The content of a row changed its size by itself, as a late image does.
  case resized
  /// A finger touched the list.
  case touchDown
  /// The finger moved.
  case touchMoved
  /// The finger was lifted.
  case touchUp
  /// The composer or a preview was opened.
  case composerOpened
  /// The composer or preview was closed.
  case composerClosed
  /// The "to the bottom" control was tapped.
  case bottomTapped
  /// Reduce Motion was switched.
  case reduceMotion
  /// Something else kept the main thread busy.
  case stalled
  /// The list was scrolled to a row.
  case scrolledTo
  /// What was kept of rows far from the screen was dropped.
  case trimmed
}
