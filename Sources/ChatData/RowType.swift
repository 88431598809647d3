/// What a row of a history is.
///
/// Source: H-ROW-1.
public enum RowType: UInt8, CaseIterable, Sendable {
  /// A message of the user.
  case user
  /// A message of the app itself.
  case system
  /// Something the agent did.
  case activity
  /// An answer of the agent.
  case agentReply
  /// What the agent thinks; never an item of the list.
  case thinking

  /// The word in an envelope, and the first part of an item key.
  public var name: StaticString {
    switch self {
    case .user: "user"
    case .system: "system"
    case .activity: "activity"
    case .agentReply: "agent-reply"
    case .thinking: "thinking"
    }
  }
}
