public import TimelineUnits

/// The height of a row that arrives in pieces.
///
/// Settled blocks are measured once; a piece costs the tail only, and of the tail the leaves that
/// it changes.
///
/// Source: T-STREAM-7, T-PREP-1.
public struct StreamingRow {
  /// The row's text.
  public private(set) var document: StreamingDocument
  /// The height and the amounts of the displayed text.
  public private(set) var measurement: RowMeasurement
  /// The blocks that were measured again although they had been measured before.
  public private(set) var blocksRemeasured = 0
  /// The times at which the height fell.
  public private(set) var falls = 0

  private let kind: RowKind
  private var width: Length
  private var rows: [PreparedRow] = []
  private var sum = StackedHeight()
  private var tailBlocks = 0
  /// The open end as it was measured last.
  private var tail: PreparedRow?

  /// Creates a row without bytes.
  public init(
    kind: RowKind,
    width: Length,
    policy: ProvisionalLine = .held,
    measurer: RowMeasurer
  ) {
    document = StreamingDocument(policy: policy, limits: measurer.limits)
    self.kind = kind
    self.width = width
    measurement = measurer.measure(markdown: [], kind: kind, width: width)
  }

  /// Takes the next bytes and measures what is displayed.
  ///
  /// - Complexity: O(*t*), where *t* is the number of bytes of the open end.
  /// - Precondition: the row is not finished.
  public mutating func append(_ piece: some Collection<UInt8>, measurer: RowMeasurer) {
    let before = document.counts
    measurer.observer?.began(.parse)
    let isChanged = document.append(piece)
    measurer.observer?.ended(.parse)
    if isChanged { measure(with: measurer) }
    measurer.work.add(document.counts, since: before)
  }

  /// Ends the row and measures all of it.
  ///
  /// - Complexity: O(*t*), where *t* is the number of bytes of the open end.
  public mutating func finish(measurer: RowMeasurer) {
    let before = document.counts
    measurer.observer?.began(.parse)
    let isChanged = document.finish()
    measurer.observer?.ended(.parse)
    if isChanged { measure(with: measurer) }
    measurer.work.add(document.counts, since: before)
  }

  /// Measures the row at another width; no text is read again but the open end's.
  ///
  /// - Complexity: O(*b* + *w*), where *b* is the number of blocks and *w* that of words.
  public mutating func setWidth(_ width: Length, measurer: RowMeasurer) {
    self.width = width
    sum = StackedHeight()
    for index in rows.indices {
      let blocks = measurer.style.part(kind).blocks
      let height = fit(&rows[index], measurer)
      sum.add(height, words: rows[index].wordCount, rows[index].document, gap: blocks.gap)
    }
    measure(with: measurer)
  }

  private mutating func measure(with measurer: RowMeasurer) {
    let part = measurer.style.part(kind)
    if document.settled.count < rows.count {
      rows = []
      sum = StackedHeight()
    }
    for index in rows.count..<document.settled.count {
      var row = measurer.prepare(document.settled[index], isParsed: false)
      let height = fit(&row, measurer)
      sum.add(height, words: row.wordCount, row.document, gap: part.blocks.gap)
      rows.append(row)
    }
    var tail = measurer.prepare(document.tail, isParsed: true, after: self.tail)
    self.tail = nil
    var total = sum
    let height = fit(&tail, measurer)
    total.add(height, words: tail.wordCount, tail.document, gap: part.blocks.gap)
    let remeasured = min(tailBlocks, tail.document.blocks.count)
    blocksRemeasured += remeasured
    measurer.work.blocksRemeasured += remeasured
    tailBlocks = tail.document.blocks.count
    // A single leaf is the one that changes.
    self.tail = tail.leaves.count > 1 ? tail : nil
    let before = measurement.height
    measurement = RowMeasurement(
      height: part.chrome.height(around: total.height),
      guardReason: document.guardReason,
      bytes: total.bytes,
      words: total.words,
      lines: total.lines,
      blocks: total.blocks
    )
    if measurement.height < before { falls += 1 }
  }

  private func fit(_ row: inout PreparedRow, _ measurer: RowMeasurer) -> RowHeight {
    let part = measurer.style.part(kind)
    return measurer.fit(&row, blocks: part.blocks, width: part.chrome.contentWidth(in: width))
  }
}
