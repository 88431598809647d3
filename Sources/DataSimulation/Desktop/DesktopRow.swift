/// A row of a modelled desktop; its text is the version, so that different rows share their text.
struct DesktopRow: Equatable {
  /// What the row is.
  enum Kind: CaseIterable {
    case user
    case reply
    case activity
    case panel
    case thinking
    case system

    /// The word on the wire.
    var word: StaticString {
      switch self {
      case .user: "user"
      case .reply: "agent-reply"
      case .activity, .panel: "activity"
      case .thinking: "thinking"
      case .system: "system"
      }
    }

    /// Whether the row is an item of the list.
    var isShown: Bool { self != .panel && self != .thinking }
  }

  var kind: Kind
  /// The number within the chat, which is part of the id.
  var number: Int
  /// The place in the history.
  var order: Int
  /// How often the row changed, from 1.
  var version: Int
  /// The operation that sent it.
  var operation: Int?
}
