public import MarkdownRows

/// A row whose height comes from its Markdown.
public struct TextRow: Equatable, Sendable {
  /// Which kind of row it is, which decides its style.
  public var kind: RowKind
  /// The row's Markdown in UTF-8; bytes that are not UTF-8 are replaced when it is parsed.
  public var markdown: [UInt8]
  /// The hash that stands for the row's id in outputs.
  ///
  /// Source: PRIV-2.
  public var idHash: UInt64
  /// How errors name the row if a user brought it along, such as `chat.json: row 12`.
  public var place: String?

  /// Creates a row.
  public init(kind: RowKind, markdown: [UInt8], idHash: UInt64, place: String? = nil) {
    self.kind = kind
    self.markdown = markdown
    self.idHash = idHash
    self.place = place
  }
}
