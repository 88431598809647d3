/// A row of a scripted chat, with nothing that a script need not say.
public struct ScriptedRow: Equatable, Sendable {
  /// What the row is.
  public enum Kind: UInt8, CaseIterable, Sendable {
    /// A message of the user.
    case user
    /// An answer of the agent.
    case reply
    /// Something the agent did.
    case activity
    /// What the agent thinks; no item of the list.
    case thinking
    /// A message of the app.
    case system
  }

  /// The id, unique among the rows of its kind in a chat; a message of the user confirms the
  /// operation of this name.
  public var id: String
  /// What the row is.
  public var kind: Kind
  /// The place in the history, from 0.
  public var order: UInt64
  /// The Markdown of the row.
  public var text: String

  /// Creates a row.
  public init(_ id: String, _ kind: Kind, order: UInt64, text: String = "") {
    self.id = id
    self.kind = kind
    self.order = order
    self.text = text
  }
}
