/// The kinds of blocks of a document.
public enum BlockKind: UInt8, CaseIterable, Sendable {
  /// A paragraph; a leaf with text.
  case paragraph
  /// A heading of level 1 to 6; a leaf with text.
  case heading
  /// Fenced or indented code; its text is the literal.
  case codeBlock
  /// A block quote.
  case quote
  /// A list of items.
  case list
  /// An item of a list.
  case item
  /// A thematic break.
  case thematicBreak
  /// A block of raw HTML, which shows nothing.
  case htmlBlock
  /// A table of rows.
  case table
  /// A row of a table; the first one is the header.
  case tableRow
  /// A cell of a table row; a leaf with text.
  case tableCell
  /// The text of a row that tripped a guard, line ends kept; a leaf with text.
  case plainText

  /// Whether the block holds inline text that is broken into lines.
  @inline(__always)
  public var hasInlineText: Bool {
    self == .paragraph || self == .heading || self == .tableCell || self == .plainText
  }

  /// The name of the kind, in lower camel case.
  public var name: String { "\(self)" }
}
