public import TimelineUnits

extension RowMeasurer {
  /// Lays a row out and says how wide its lines are; the text itself is left out.
  ///
  /// What is narrower than the row stands where the style puts it: a user's message at the trailing
  /// edge.
  ///
  /// - Parameters:
  ///   - markdown: The row's bytes, of any content.
  ///   - kind: The kind of the row.
  ///   - width: The width of the row.
  /// - Returns: Blocks, lines and widths.
  /// - Complexity: O(*b*), where *b* is the number of bytes, for what the guard lets through.
  ///
  /// Source: BM-DATA-3.
  public func lines(markdown: [UInt8], kind: RowKind, width: Length) -> RowLines {
    var row = prepare(MarkdownDocument(markdown, limits: limits))
    let part = style.part(kind)
    let content = max(part.chrome.contentWidth(in: width), part.blocks.minimumWidth)
    let sizes = blockHeights(&row, blocks: part.blocks, width: content)
    var placing = BlockPlacing(
      left: width - part.chrome.insets.right - content,
      top: part.chrome.insets.top + part.chrome.header,
      style: part.blocks
    )
    let blocks = row.document.blocks
    for index in blocks.indices { placing.take(blocks[index], at: index, size: sizes[index]) }
    var result = RowLines(
      kind: kind,
      height: measure(&row, kind: kind, width: width).height,
      blocks: []
    )
    var leaf = 0
    for index in blocks.indices {
      let block = blocks[index]
      let isText = block.kind.hasInlineText
      defer { leaf += isText ? 1 : 0 }
      guard block.kind.showsSomething, sizes[index].height > .zero else { continue }
      let isImage = block.isImageOnly && part.blocks.images != nil
      let font = isImage ? nil : part.blocks.font(of: block)
      var widths: [Length] = []
      if isText, let font {
        widths = lineWidths(&row, leaf: leaf, block: index, font: font, width: sizes[index].width)
      }
      result.blocks.append(
        BlockLines(
          kind: block.kind,
          left: placing.places[index].left,
          top: placing.places[index].top,
          width: sizes[index].width,
          height: sizes[index].height,
          lineHeight: font?.lineHeight ?? .zero,
          lines: widths
        )
      )
    }
    if let height = part.chrome.fixedHeight { result.blocks = oneLine(of: result.blocks, height) }
    return result
  }

  /// What a row of fixed height shows of its text: the start of its first line, in the middle.
  private func oneLine(of blocks: [BlockLines], _ height: Length) -> [BlockLines] {
    guard var block = blocks.first, let line = block.lines.first else { return [] }
    let edge = style.agentReply.chrome.insets.left
    block.left = edge
    block.top = Length(units: (height - block.lineHeight).units / 2)
    block.width = max(block.width - edge - edge, .zero)
    block.height = block.lineHeight
    block.lines = [min(line, block.width)]
    return [block]
  }

  /// The widths of a leaf's lines, when the leaf is as wide as given; rounded up to 1/192 pt.
  private func lineWidths(
    _ row: inout PreparedRow,
    leaf: Int,
    block: Int,
    font: TextFont,
    width: Length
  ) -> [Length] {
    var fitter = RowFitter(style: style.agentReply.blocks, preparer: preparer)
    let em = row.unitsPerEm
    var filler = LineFill(font: font, scaledWidth: width.units * em, unitsPerEm: em)
    var sink = LineWidths()
    fitter.fill(row.leaves[leaf], block, &filler, &sink, &row)
    return sink.widths.map { Length(units: ($0 + em - 1) / em) }
  }
}

extension BlockKind {
  /// Whether the block itself is seen, and not only what it contains.
  fileprivate var showsSomething: Bool {
    hasInlineText || self == .codeBlock || self == .thematicBreak
  }
}

extension BlockStyle {
  /// The font of a block's lines, or `nil` for one without text.
  fileprivate func font(of block: Block) -> TextFont? {
    switch block.kind {
    case .paragraph, .plainText: text
    case .heading: headings[max(1, min(6, Int(block.detail))) - 1]
    case .tableCell: cell
    case .codeBlock: code
    default: nil
    }
  }
}
