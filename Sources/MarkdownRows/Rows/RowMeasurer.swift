public import TimelineUnits

/// Measures rows: parse, prepare and fit.
///
/// One measurer belongs to one worker; it owns a shaping buffer, a line iterator and the widths of
/// the words it has seen. A height does not depend on what was measured before.
///
/// Source: T-PIPE-1, T-PIPE-3, T-DET-5.
public final class RowMeasurer {
  /// The most bytes that the caches of words take, widths and clusters together.
  ///
  /// Source: T-WORD-4.
  public static let wordCacheBytes = WordWidths.byteLimit + ClusterCache.byteLimit

  /// The style of rows.
  public let style: RowStyle
  /// The rules for line breaks.
  public let tailoring: Tailoring
  /// The limits of the input guard.
  public let limits: MarkdownLimits

  /// Who is told what is done, if anyone is.
  public var observer: WorkObserver?

  let preparer: LeafPreparer
  var breaker: LineBreaker
  var widths = WordWidths()
  var work = TextCounters()
  private var scratch = WordBuffer()

  /// Creates a measurer that shapes with fonts.
  ///
  /// - Throws: `FontError.noLineBreaking` when ICU has no line-break data.
  public convenience init(
    fonts: FontSet,
    style: RowStyle,
    tailoring: Tailoring = .uax14,
    limits: MarkdownLimits = .standard
  ) throws(FontError) {
    try self.init(
      source: .fonts(WordShaper(fonts: fonts)),
      style: style,
      tailoring: tailoring,
      limits: limits
    )
  }

  /// Creates a measurer that takes widths from a metrics file and shapes nothing.
  ///
  /// - Throws: `FontError.noLineBreaking` when ICU has no line-break data.
  /// - Precondition: the file measures text.
  public convenience init(
    metrics: MetricsFile,
    style: RowStyle,
    tailoring: Tailoring = .uax14,
    limits: MarkdownLimits = .standard
  ) throws(FontError) {
    let source: WidthSource
    if let recorded = metrics.recorded {
      source = .recorded(RecordedSource(recorded))
    } else if let advances = metrics.advances {
      source = .table(advances)
    } else {
      preconditionFailure("the file has row heights only (T-FONT-2)")
    }
    try self.init(
      source: source,
      style: metrics.applied(to: style),
      tailoring: tailoring,
      limits: limits
    )
  }

  init(
    source: WidthSource,
    style: RowStyle,
    tailoring: Tailoring = .uax14,
    limits: MarkdownLimits = .standard
  ) throws(FontError) {
    self.style = style
    self.tailoring = tailoring
    self.limits = limits
    preparer = LeafPreparer(source: source)
    breaker = try LineBreaker()
  }

  /// Measures a row.
  ///
  /// - Parameters:
  ///   - markdown: The row's bytes, of any content.
  ///   - kind: The kind of the row.
  ///   - width: The width of the row; its content gets at least the style's minimum.
  /// - Returns: The height, chrome included, and the amounts of work.
  /// - Complexity: O(*b*), where *b* is the number of bytes, for what the guard lets through.
  public func measure(markdown: [UInt8], kind: RowKind, width: Length) -> RowMeasurement {
    observer?.began(.parse)
    let document = MarkdownDocument(markdown, limits: limits)
    observer?.ended(.parse)
    var row = prepare(document)
    return measure(&row, kind: kind, width: width)
  }

  /// Measures a prepared row at a width; its text is not read again.
  ///
  /// - Complexity: O(*b* + *w*), where *b* is the number of blocks and *w* that of words.
  public func measure(
    _ row: inout PreparedRow,
    kind: RowKind,
    width: Length
  ) -> RowMeasurement {
    let part = style.part(kind)
    let content = fit(&row, blocks: part.blocks, width: part.chrome.contentWidth(in: width))
    return RowMeasurement(
      height: part.chrome.height(around: content.height),
      guardReason: row.document.guardReason,
      bytes: row.document.byteCount,
      words: row.wordCount,
      lines: content.lines,
      blocks: row.document.blocks.count
    )
  }

  /// The height of a prepared row's blocks in any style, without chrome.
  ///
  /// - Complexity: O(*b* + *w*), where *b* is the number of blocks and *w* that of words.
  public func fit(_ row: inout PreparedRow, blocks: BlockStyle, width: Length) -> RowHeight {
    observer?.began(.fit)
    defer { observer?.ended(.fit) }
    var fitter = RowFitter(style: blocks, preparer: preparer)
    let height = fitter.fit(&row, width: width)
    observer?.counted(.lines, height.lines)
    work.wordsFitted += fitter.wordsFitted
    work.emergencyBreaks += fitter.emergencyBreaks
    return height
  }

  /// The height of each block of a prepared row, in the order of the document's blocks.
  ///
  /// - Complexity: O(*b* + *w*), where *b* is the number of blocks and *w* that of words.
  public func blockHeights(
    _ row: inout PreparedRow,
    blocks: BlockStyle,
    width: Length
  ) -> [BlockHeight] {
    var fitter = RowFitter(style: blocks, preparer: preparer)
    fitter.records = true
    _ = fitter.fit(&row, width: width)
    return fitter.heights
  }

  /// The byte offsets in a leaf's text at which its lines start, when the leaf is as wide as given.
  ///
  /// - Complexity: O(*w*), where *w* is the number of the leaf's words.
  func lineStarts(
    _ row: inout PreparedRow,
    leaf: Int,
    block: Int,
    font: TextFont,
    width: Length
  ) -> [Int] {
    var fitter = RowFitter(style: style.agentReply.blocks, preparer: preparer)
    var filler = LineFill(
      font: font,
      scaledWidth: width.units * row.unitsPerEm,
      unitsPerEm: row.unitsPerEm
    )
    var sink = LineStarts()
    fitter.fill(row.leaves[leaf], block, &filler, &sink, &row)
    return sink.offsets
  }

  /// Prepares a document: break positions and word widths of every leaf, once.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes of the document's text.
  public func prepare(_ document: MarkdownDocument) -> PreparedRow {
    prepare(document, isParsed: true)
  }

  /// Prepares a document whose start may have been prepared before.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - isParsed: Whether its parse counts: not if it is a part of one that was counted.
  ///   - row: What was prepared before, or nil.
  /// - Returns: The prepared document, as it is without `row`.
  func prepare(
    _ document: MarkdownDocument,
    isParsed: Bool,
    after row: PreparedRow? = nil
  ) -> PreparedRow {
    if !isParsed {
      return prepareLeaves(of: document, after: row)
    }
    if let reason = document.guardReason {
      work.guardTrips[reason.ruleNumber] += 1
    } else {
      work.parses += 1
      work.bytesParsed += document.byteCount
    }
    observer?.counted(.bytes, document.byteCount)
    return prepareLeaves(of: document, after: row)
  }

  private func prepareLeaves(
    of document: MarkdownDocument,
    after row: PreparedRow?
  ) -> PreparedRow {
    observer?.began(.shape)
    let misses = widths.misses
    defer { observer?.ended(.shape) }
    var leaves: [PreparedLeaf] = []
    leaves.reserveCapacity(document.blocks.count)
    scratch.removeAll()
    var first = 0
    if let row {
      let start = PreparedStart(of: row, in: document)
      first = start.block
      leaves.append(contentsOf: row.leaves[..<start.leaves])
      scratch.append(row.words[..<Int(leaves.last?.words.upperBound ?? 0)])
    }
    let known = leaves.count
    let knownWords = scratch.count
    for block in document.blocks[first...] where block.kind.hasInlineText {
      document.withLeaf(block) { text, runs in
        func prepare(_ breaks: UnsafeBufferPointer<UInt32>) {
          var leaf = preparer.prepare(
            text,
            breaks,
            runs,
            base: Int(block.text.lowerBound),
            &widths,
            scratch.room(for: breaks.count)
          )
          leaf.words = scratch.take(leaf.words.count)
          leaves.append(leaf)
        }
        if case .recorded(let source) = preparer.source {
          source.positions(in: text, tailoring).withUnsafeBufferPointer { prepare($0) }
        } else {
          prepare(breaker.positions(in: text, tailoring: tailoring))
        }
      }
    }
    work.leavesPrepared += leaves.count - known
    if let observer {
      observer.counted(.words, scratch.count - knownWords)
      observer.counted(.newWords, widths.misses - misses)
      let cells = document.blocks[first...].count { $0.kind == .tableCell }
      observer.counted(.tableCells, cells)
    }
    return PreparedRow(
      document: document,
      leaves: leaves,
      words: scratch.words,
      unitsPerEm: preparer.source.unitsPerEm
    )
  }

  /// Forgets all words; heights stay the same.
  public func dropCaches() {
    widths.removeAll()
    if case .fonts(let shaper) = preparer.source { shaper.dropCaches() }
  }

  /// The words and leaves that a recorded metrics file lacks; a height is worth nothing unless 0.
  ///
  /// Source: T-DET-6.
  public var gaps: Int {
    if case .recorded(let source) = preparer.source { return source.gaps }
    return 0
  }

  /// The amounts of work since the measurer was made.
  public var counters: TextCounters {
    var counters = work
    counters.wordsAsked = widths.asked
    counters.wordMisses = widths.misses
    if case .fonts(let shaper) = preparer.source {
      counters.shapeCalls = shaper.shapeCalls
      counters.missingGlyphs = shaper.missingGlyphs
    }
    return counters
  }
}
