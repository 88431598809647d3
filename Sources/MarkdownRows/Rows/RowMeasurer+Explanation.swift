public import TimelineUnits

extension RowMeasurer {
  /// Measures a row and says where its height comes from.
  ///
  /// - Parameters:
  ///   - markdown: The row's bytes, of any content.
  ///   - kind: The kind of the row.
  ///   - width: The width of the row.
  /// - Returns: The row's blocks with heights, lines and fonts, and the guard's decision.
  /// - Complexity: O(*b*), where *b* is the number of bytes, for what the guard lets through.
  public func explain(markdown: [UInt8], kind: RowKind, width: Length) -> RowExplanation {
    let missing = counters.missingGlyphs
    var row = prepare(MarkdownDocument(markdown, limits: limits))
    let part = style.part(kind)
    let contentWidth = part.chrome.contentWidth(in: width)
    let heights = blockHeights(&row, blocks: part.blocks, width: contentWidth)
    let content = fit(&row, blocks: part.blocks, width: contentWidth)
    let measurement = measure(&row, kind: kind, width: width)
    let document = row.document
    return RowExplanation(
      measurement: measurement,
      contentWidth: max(contentWidth, part.blocks.minimumWidth),
      chromeHeight: measurement.height - content.height,
      style: style.name,
      tailoring: tailoring,
      blocks: document.blocks.indices.map { index in
        let block = document.blocks[index]
        return BlockExplanation(
          kind: block.kind,
          depth: Int(block.depth),
          size: heights[index],
          textBytes: block.text.count,
          faces: faces(of: block, in: document),
          isImage: block.isImageOnly && part.blocks.images != nil
        )
      },
      missingGlyphs: counters.missingGlyphs - missing
    )
  }

  /// The names of what measures a block's text.
  private func faces(of block: Block, in document: MarkdownDocument) -> [String] {
    guard block.kind.hasInlineText else { return [] }
    var names: [String] = []
    document.withLeaf(block) { text, runs in
      var cursor = RunCursor(runs: runs, base: Int(block.text.lowerBound), end: text.count)
      cursor.forEachPiece(from: 0, to: text.count) { from, to, style in
        let piece = UnsafeBufferPointer(rebasing: text[from..<to])
        for name in preparer.source.faces(of: piece, style) where !names.contains(name) {
          names.append(name)
        }
      }
    }
    return names
  }
}
