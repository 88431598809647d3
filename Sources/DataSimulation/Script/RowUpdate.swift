/// A change of one row on screen.
///
/// Changes of one update are made in their order: removals from the end of the list first, then
/// insertions from its start, then updates.
public struct RowUpdate: Equatable, Sendable {
  /// What is done.
  public enum Action: UInt8, CaseIterable, Sendable {
    /// The row joins the list.
    case insert
    /// The row leaves the list.
    case remove
    /// The row has other content and stays where it is.
    case update
  }

  /// What is done.
  public var action: Action
  /// The item's key as UTF-8: type, colon, id.
  public var item: [UInt8]
  /// What the row is.
  public var kind: ScriptedRow.Kind
  /// How often the content of the item was told, from 1.
  public var revision: Int
  /// The position: of a removal before it, of an insertion and an update after it.
  public var position: Int
  /// The Markdown of the row, which no output may hold; empty for a removal.
  public var text: [UInt8]
  /// The newest delivered overlay that brought this text for the row; `nil` if none did.
  public var live: LiveVersion?
}
