/// A row that can be fitted to any width and size without its text being read again.
///
/// Source: T-PIPE-1, T-PREP-1.
public struct PreparedRow: Sendable {
  /// The blocks and text that were prepared.
  public let document: MarkdownDocument
  /// One entry a leaf with inline text, in the order of the blocks.
  let leaves: [PreparedLeaf]
  let words: [PreparedWord]
  /// The number of text units in one em of the widths.
  let unitsPerEm: Int64
  /// The words that were split so far because a line was narrower.
  var splits = SplitWords()

  /// The number of words.
  public var wordCount: Int { words.count }

  /// The number of bytes that the row takes, without those of words that were split.
  public var byteSize: Int {
    document.text.count + document.blocks.count * MemoryLayout<Block>.stride
      + document.runs.count * MemoryLayout<StyleRun>.stride
      + leaves.count * MemoryLayout<PreparedLeaf>.stride
      + words.count * MemoryLayout<PreparedWord>.stride
  }
}
