extension MarkdownDocument {
  /// A document without blocks.
  static let empty = MarkdownDocument(text: [], blocks: [], runs: [], byteCount: 0)

  /// The blocks from one at the top level to another, with offsets of their own.
  ///
  /// - Complexity: O(*n*), where *n* is the number of blocks, runs and bytes of the part.
  func part(_ range: Range<Int>, byteCount: Int) -> MarkdownDocument {
    let textStart = textOffset(ofBlock: range.lowerBound)
    let textEnd = textOffset(ofBlock: range.upperBound)
    let runStart = runOffset(ofBlock: range.lowerBound)
    let runEnd = runOffset(ofBlock: range.upperBound)
    var part = MarkdownDocument(
      text: Array(text[textStart..<textEnd]),
      blocks: [],
      runs: [],
      byteCount: byteCount
    )
    part.take(
      blocks[range],
      runs[runStart..<runEnd],
      block: -range.lowerBound,
      text: -textStart,
      run: -runStart
    )
    return part
  }

  /// Adds the blocks of a document that follows this one.
  ///
  /// - Complexity: O(*n*), where *n* is the number of blocks, runs and bytes of the other document.
  mutating func append(_ other: MarkdownDocument) {
    let (textStart, runStart) = (text.count, runs.count)
    text += other.text
    take(
      other.blocks[...],
      other.runs[...],
      block: blocks.count,
      text: textStart,
      run: runStart
    )
    byteCount += other.byteCount
  }

  private mutating func take(
    _ newBlocks: ArraySlice<Block>,
    _ newRuns: ArraySlice<StyleRun>,
    block blockShift: Int,
    text textShift: Int,
    run runShift: Int
  ) {
    func shifted(_ value: UInt32, _ shift: Int) -> UInt32 { UInt32(Int(value) + shift) }
    for var block in newBlocks {
      block.end = shifted(block.end, blockShift)
      block.text =
        shifted(block.text.lowerBound, textShift)..<shifted(block.text.upperBound, textShift)
      block.runs =
        shifted(block.runs.lowerBound, runShift)..<shifted(block.runs.upperBound, runShift)
      blocks.append(block)
    }
    for run in newRuns {
      runs.append(StyleRun(start: shifted(run.start, textShift), style: run.style))
    }
  }

  private func textOffset(ofBlock index: Int) -> Int {
    index < blocks.count ? Int(blocks[index].text.lowerBound) : text.count
  }

  private func runOffset(ofBlock index: Int) -> Int {
    index < blocks.count ? Int(blocks[index].runs.lowerBound) : runs.count
  }
}
