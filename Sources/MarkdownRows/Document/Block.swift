/// One block of a document, in an array that lists a parent before its children.
///
/// Source: T-PIPE-2.
public struct Block: Equatable, Sendable {
  /// What the block is.
  public var kind: BlockKind
  /// Whether a paragraph consists of images only.
  public var isImageOnly: Bool
  /// The number of ancestors, at most 65,535.
  public var depth: UInt16
  /// A heading's level, a table's columns, a code block's line feeds, an item's check mark (1 open,
  /// 2 checked), the key of the first image of a paragraph of images only; else 0.
  public var detail: UInt32
  /// The index after the block's last descendant.
  public var end: UInt32
  /// The byte offsets of the block's text in the document's text.
  public var text: Range<UInt32>
  /// The indices of the block's runs in the document's runs.
  public var runs: Range<UInt32>

  /// Creates a block without text.
  public init(kind: BlockKind, depth: UInt16, detail: UInt32 = 0) {
    self.kind = kind
    self.isImageOnly = false
    self.depth = depth
    self.detail = detail
    self.end = 0
    self.text = 0..<0
    self.runs = 0..<0
  }
}
