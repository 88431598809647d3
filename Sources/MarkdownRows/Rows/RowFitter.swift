internal import TimelineUnits

/// Sums the heights of a prepared row's blocks at one width, without recursion.
///
/// Source: T-BLOCK-1 to T-BLOCK-9, T-CMARK-7.
struct RowFitter {
  /// An open container.
  private struct Frame {
    /// The index after the container's last descendant.
    var end: Int
    /// The index of the container, or -1 for the row.
    var block: Int
    var width: Int64
    var height: Int64
    var hasContent: Bool
  }

  /// The widest row, so that a width times any number of text units fits 64 bits: 4,096 pt.
  static let widest = Length.points(4_096)

  let style: BlockStyle
  let preparer: LeafPreparer
  /// The heights of the blocks, filled when `records` is set.
  var heights: [BlockHeight] = []
  var records = false
  private(set) var lines = 0
  private(set) var emergencyBreaks = 0
  private(set) var wordsFitted = 0
  private var frames: [Frame] = []
  /// The widths of the open table's columns, times the text units of an em.
  var columns: [Int64] = []
  /// The index of the next leaf with inline text.
  var nextLeaf = 0

  init(style: BlockStyle, preparer: LeafPreparer) {
    self.style = style
    self.preparer = preparer
  }

  /// Fits the row.
  ///
  /// - Complexity: O(*b* + *w*), where *b* is the number of blocks and *w* that of words.
  mutating func fit(_ row: inout PreparedRow, width: Length) -> RowHeight {
    let blocks = row.document.blocks
    if records {
      let none = BlockHeight(height: .zero, lines: 0, width: .zero)
      heights = Array(repeating: none, count: blocks.count)
    }
    let start = min(max(width, style.minimumWidth), RowFitter.widest)
    frames.append(
      Frame(end: blocks.count + 1, block: -1, width: start.units, height: 0, hasContent: false)
    )
    var index = 0
    while index < blocks.count {
      while frames[frames.count - 1].end == index { closeFrame() }
      index = fitBlock(index, blocks[index], blocks, &row)
    }
    while frames.count > 1 { closeFrame() }
    let height = Length(units: frames[0].height)
    frames.removeAll(keepingCapacity: true)
    return RowHeight(height: height, lines: lines, emergencyBreaks: emergencyBreaks)
  }

  /// Fits a leaf or opens a container.
  ///
  /// - Returns: The index of the block to go on with.
  private mutating func fitBlock(
    _ index: Int,
    _ block: Block,
    _ blocks: [Block],
    _ row: inout PreparedRow
  ) -> Int {
    switch block.kind {
    case .quote: open(index, block, indent: style.quoteIndent)
    case .item: open(index, block, indent: style.itemIndent)
    case .list, .tableRow: open(index, block, indent: .zero)
    case .paragraph where block.isImageOnly && style.images != nil: fitImage(index, block)
    case .paragraph, .plainText: fitText(index, style.text, &row)
    case .heading: fitText(index, style.headings[max(1, min(6, Int(block.detail))) - 1], &row)
    case .tableCell: fitText(index, style.cell, &row)
    case .codeBlock:
      let height = Int64(block.detail) * style.code.lineHeight.units + style.codePadding.units
      add(index, height, lines: Int(block.detail))
    case .thematicBreak: add(index, style.ruleHeight.units, lines: 0)
    case .htmlBlock: add(index, 0, lines: 0)
    case .table:
      fitTable(index, block, blocks, &row)
      return Int(block.end)
    }
    return index + 1
  }

  private mutating func open(_ index: Int, _ block: Block, indent: Length) {
    var width = frames[frames.count - 1].width
    if Int(block.depth) < BlockStyle.depthLimit {
      width = max(width - indent.units, style.minimumWidth.units)
    }
    frames.append(
      Frame(end: Int(block.end), block: index, width: width, height: 0, hasContent: false)
    )
    // A container without blocks has no index at which it would be closed.
    if Int(block.end) == index + 1 { closeFrame() }
  }

  private mutating func closeFrame() {
    let frame = frames.removeLast()
    add(frame.block, frame.height, lines: 0)
  }

  /// Adds a block to the open container; a block without height takes no gap.
  mutating func add(_ index: Int, _ height: Int64, lines count: Int) {
    lines += count
    let last = frames.count - 1
    record(index, height, count, frames[last].width)
    guard height > 0 else { return }
    if frames[last].hasContent { frames[last].height += style.gap.units }
    frames[last].height += height
    frames[last].hasContent = true
  }

  /// Records the height of a block when heights are wanted.
  mutating func record(_ index: Int, _ height: Int64, _ count: Int, _ width: Int64) {
    guard records else { return }
    heights[index] = BlockHeight(
      height: Length(units: height),
      lines: count,
      width: Length(units: width)
    )
  }

  /// Adds lines that no block of the open container stands for.
  mutating func countLines(_ count: Int) { lines += count }

  private mutating func fitImage(_ index: Int, _ block: Block) {
    // The alternative text is a leaf all the same.
    nextLeaf += 1
    guard let images = style.images else { return }
    let width = frames[frames.count - 1].width
    add(index, images.height(ofKey: block.detail, width: width), lines: 0)
  }

  private mutating func fitText(_ index: Int, _ font: TextFont, _ row: inout PreparedRow) {
    let leaf = nextLeaf
    nextLeaf += 1
    let width = frames[frames.count - 1].width * row.unitsPerEm
    let count = lineCount(leaf, index, font, width, &row)
    add(index, Int64(count) * font.lineHeight.units, lines: count)
  }

  /// The number of lines of a leaf at a width on the scale of text units.
  mutating func lineCount(
    _ leafIndex: Int,
    _ blockIndex: Int,
    _ font: TextFont,
    _ scaledWidth: Int64,
    _ row: inout PreparedRow
  ) -> Int {
    let leaf = row.leaves[leafIndex]
    guard !leaf.words.isEmpty else { return 0 }
    var filler = LineFill(font: font, scaledWidth: scaledWidth, unitsPerEm: row.unitsPerEm)
    if !leaf.hasHardBreaks && filler.scaled(leaf.units, Int64(leaf.clusters)) <= filler.limit {
      return 1
    }
    var sink = NoLines()
    fill(leaf, blockIndex, &filler, &sink, &row)
    emergencyBreaks += filler.emergencyBreaks
    return filler.lines
  }

  /// Fills the lines of a leaf.
  mutating func fill<Sink: LineSink>(
    _ leaf: PreparedLeaf,
    _ blockIndex: Int,
    _ filler: inout LineFill,
    _ sink: inout Sink,
    _ row: inout PreparedRow
  ) {
    wordsFitted += leaf.words.count
    let document = row.document
    let allWords = row.words
    let preparer = preparer
    var splits = row.splits
    allWords.withUnsafeBufferPointer { all in
      let first = Int(leaf.words.lowerBound)
      let words = UnsafeBufferPointer(rebasing: all[first..<Int(leaf.words.upperBound)])
      filler.fill(words, &sink) { index in
        splits.clusters(ofWord: first + index) {
          let block = document.blocks[blockIndex]
          let end = index + 1 < words.count ? words[index + 1].start : block.text.count
          return document.withLeaf(block) { text, runs in
            preparer.clusters(
              of: text,
              from: words[index].start,
              to: end,
              runs: runs,
              base: Int(block.text.lowerBound)
            )
          }
        }
      }
    }
    row.splits = splits
  }
}
