/// What happens in a chat on the desktop.
enum DesktopAction: Equatable, Sendable {
  /// How a run ends.
  enum Ending: Int, CaseIterable, Sendable {
    case finished
    case failed
    case aborted
    case cancelled
  }

  /// A run starts.
  case startRun
  /// The run's newest live row grows, or the next one begins.
  case grow(isNewRow: Bool)
  /// The run ends; what stays of its rows is history.
  case settle(Ending)
  /// Someone writes on another phone.
  case say
  /// A row of the history is deleted.
  case delete
  /// The history is replaced by another one.
  case compact
}
