/// One item of the list on screen.
///
/// Source: H-PROJ-1, H-PROJ-5.
public struct DisplayRow: Equatable, Sendable {
  /// The item's id as UTF-8: type, colon, id; equal for the live and the canonical form of a row.
  public var itemKey: [UInt8]
  /// What the row is.
  public var type: RowType
  /// The Markdown of the row, as UTF-8.
  public var text: [UInt8]

  /// Creates an item.
  public init(itemKey: [UInt8], type: RowType, text: [UInt8]) {
    self.itemKey = itemKey
    self.type = type
    self.text = text
  }

  init(_ row: HistoryRow) {
    self.init(itemKey: row.spliceKey.itemKey, type: row.type, text: row.text)
  }

  init(_ echo: MessageEcho) {
    self.init(itemKey: echo.itemKey, type: .user, text: echo.text)
  }
}
