internal import TimelineUnits

/// The sum of the heights of a row's parts, with the gaps between them.
///
/// Source: T-BLOCK-7.
struct StackedHeight: Equatable {
  private(set) var height = Length.zero
  private(set) var lines = 0
  private(set) var words = 0
  private(set) var bytes = 0
  private(set) var blocks = 0

  /// Adds a part below the others; a part without height takes no gap.
  mutating func add(_ part: RowHeight, words: Int, _ document: MarkdownDocument, gap: Length) {
    if part.height > .zero {
      if height > .zero { height += gap }
      height += part.height
    }
    lines += part.lines
    self.words += words
    bytes += document.byteCount
    blocks += document.blocks.count
  }
}
