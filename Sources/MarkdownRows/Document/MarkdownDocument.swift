/// A row's text as a flat array of blocks.
///
/// The parser's tree is gone when the value exists. A row that trips a guard is one block of plain
/// text.
///
/// Source: T-PIPE-1, T-PIPE-2, T-GUARD-1.
public struct MarkdownDocument: Equatable, Sendable {
  /// The text of all leaves, valid UTF-8; a line feed stands for a break that must be kept.
  public internal(set) var text: [UInt8]
  /// The blocks, a parent before its children; the document itself is not among them.
  public internal(set) var blocks: [Block]
  /// The runs of all leaves.
  public internal(set) var runs: [StyleRun]
  /// Why the row is plain text, or nil.
  public let guardReason: GuardReason?
  /// The number of bytes of the row.
  public internal(set) var byteCount: Int

  /// Parses a row that the guard lets through, and takes any other row as plain text.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes, as far as the guard can see to it.
  public init(_ bytes: [UInt8], limits: MarkdownLimits = .standard) {
    self = bytes.withUnsafeBufferPointer { MarkdownDocument($0, limits: limits) }
  }

  /// Parses a row with the C parser alone and throws the tree away: what costs are compared with.
  ///
  /// - Complexity: that of the parser; no guard stands before it.
  public static func parseOnly(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { bytes in
      let tree = MarkdownParser.parse(bytes)
      _ = tree
    }
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: MarkdownLimits) {
    var scan = InputGuard(limits: limits)
    scan.scan(bytes)
    if let reason = scan.reason {
      self.init(plainText: bytes, reason: reason)
    } else {
      self.init(parsing: bytes)
    }
  }

  /// Parses a row whatever the guard says.
  init(parsing bytes: UnsafeBufferPointer<UInt8>) {
    self.init(MarkdownParser.parse(bytes), byteCount: bytes.count)
  }

  init(_ tree: consuming MarkdownTree, byteCount: Int) {
    self.init(TreeFlattener(tree, byteCount: byteCount), byteCount: byteCount)
  }

  init(text: [UInt8], blocks: [Block], runs: [StyleRun], byteCount: Int) {
    self.text = text
    self.blocks = blocks
    self.runs = runs
    guardReason = nil
    self.byteCount = byteCount
  }

  init(_ source: consuming TreeFlattener, byteCount: Int) {
    // A tab has no width of its own in a proportional face; it counts as one space.
    PlainText.replaceTabs(in: &source.text)
    text = source.text
    blocks = source.blocks
    runs = source.runs
    guardReason = nil
    self.byteCount = byteCount
  }

  init(plainText bytes: UnsafeBufferPointer<UInt8>, reason: GuardReason) {
    text = PlainText.readable(bytes)
    var block = Block(kind: .plainText, depth: 0)
    block.end = 1
    block.text = 0..<UInt32(text.count)
    block.runs = text.isEmpty ? 0..<0 : 0..<1
    blocks = [block]
    runs = text.isEmpty ? [] : [StyleRun(start: 0, style: .regular)]
    guardReason = reason
    byteCount = bytes.count
  }

  /// Calls `body` with the text and the runs of a leaf.
  func withLeaf<Result>(
    _ block: Block,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<StyleRun>) -> Result
  ) -> Result {
    text.withUnsafeBufferPointer { text in
      runs.withUnsafeBufferPointer { runs in
        body(
          UnsafeBufferPointer(
            rebasing: text[Int(block.text.lowerBound)..<Int(block.text.upperBound)]
          ),
          UnsafeBufferPointer(
            rebasing: runs[Int(block.runs.lowerBound)..<Int(block.runs.upperBound)]
          )
        )
      }
    }
  }
}
