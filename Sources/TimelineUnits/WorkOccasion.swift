/// What work is done for.
public enum WorkOccasion: UInt8, CaseIterable, Sendable {
  /// A file is read before the run.
  case file
  /// A row of text is measured before the run.
  case row
  /// The chat is shown.
  case mount
  /// Rows come or change: live text, a window, an older page, a sent message.
  case data
  /// The user or the system does something.
  case user
  /// The content of a row is ready or changes its size.
  case content
  /// A timer of the screen is due.
  case timer
  /// The display refreshes.
  case frame
}
