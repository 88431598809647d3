/// The kinds of rows that a style tells apart.
public enum RowKind: UInt8, CaseIterable, Sendable {
  /// A message of the user.
  case user
  /// An answer of the agent.
  case agentReply
  /// One line of tool activity.
  case activity
  /// A notice of the system.
  case system

  /// The name of the kind, in lower camel case.
  public var name: String { "\(self)" }
}
