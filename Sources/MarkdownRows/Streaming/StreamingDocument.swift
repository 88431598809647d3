/// A row that arrives in pieces.
///
/// Blocks that can no longer change are kept, and only the open end is parsed again. At every byte
/// the settled parts and the tail together equal a full parse of the bytes that are displayed.
///
/// Source: T-STREAM-1 to T-STREAM-9, T-STREAM-14.
public struct StreamingDocument: Sendable {
  /// Which part of an unfinished line is displayed.
  public let policy: ProvisionalLine
  /// The blocks that can no longer change, in the parts in which they were settled.
  ///
  /// Empty again when the row turns out to need full parses or to trip a guard.
  public private(set) var settled: [MarkdownDocument] = []
  /// The blocks after the settled ones.
  public private(set) var tail = MarkdownDocument.empty
  /// The number of bytes that are displayed.
  public private(set) var displayedCount = 0
  /// The number of bytes given to the parser.
  public private(set) var bytesParsed = 0
  /// The number of parses.
  public private(set) var parses = 0
  /// What was counted besides.
  public private(set) var counts = StreamCounts()
  /// Whether the row may hold a link reference definition, so that every step parses all of it.
  public private(set) var usesFullParses = false
  /// Why the row is plain text, or nil.
  public private(set) var guardReason: GuardReason?

  private let limits: MarkdownLimits
  private var bytes: [UInt8] = []
  private var scan: InputGuard
  private var definitions = DefinitionScan()
  /// The byte offset at which the tail starts: the start of a line.
  private var tailStart = 0
  /// The byte offset of the last line that has started.
  private var lineStart = 0
  /// The number of bytes in which line ends were looked for.
  private var lineScanned = 0
  private var fence: OpenFence?
  private var isFinished = false
  /// The byte offset of the last line that was held back.
  private var heldLine: Int?

  /// Creates a row without bytes.
  public init(policy: ProvisionalLine = .held, limits: MarkdownLimits = .standard) {
    self.policy = policy
    self.limits = limits
    scan = InputGuard(limits: limits)
  }

  /// The settled blocks and the tail as one document.
  ///
  /// - Complexity: O(*n*), where *n* is the number of blocks, runs and bytes.
  public var document: MarkdownDocument {
    guard let first = settled.first else { return tail }
    var whole = first
    for part in settled.dropFirst() { whole.append(part) }
    whole.append(tail)
    return whole
  }

  /// Takes the next bytes.
  ///
  /// - Returns: Whether anything changed in what is displayed.
  /// - Complexity: O(*t*), where *t* is the number of bytes of the tail.
  /// - Precondition: the row is not finished.
  @discardableResult
  public mutating func append(_ piece: some Collection<UInt8>) -> Bool {
    precondition(!isFinished, "a finished row takes no bytes (T-STREAM-16)")
    bytes.append(contentsOf: piece)
    return update()
  }

  /// Ends the row: from now on all bytes are displayed.
  ///
  /// - Returns: Whether anything changed in what is displayed.
  /// - Complexity: O(*t*), where *t* is the number of bytes of the tail.
  @discardableResult
  public mutating func finish() -> Bool {
    isFinished = true
    return update()
  }

  private mutating func update() -> Bool {
    let available = isFinished ? bytes.count : StreamingDocument.completeCount(bytes)
    findLineStart(upTo: available)
    let shown = displayEnd(available)
    if shown < available, heldLine != lineStart {
      heldLine = lineStart
      counts.linesHeld += 1
    }
    let end = max(displayedCount, shown)
    guard end > displayedCount else { return false }
    let fresh = displayedCount..<end
    displayedCount = end
    if guardReason == nil {
      scan.scan(bytes[fresh])
      guardReason = scan.reason
    }
    definitions.scan(bytes[fresh])
    if guardReason != nil {
      showPlainText()
    } else if definitions.isFound {
      showFullParse()
    } else {
      showTail()
    }
    return true
  }

  /// The number of displayed bytes when so many are complete.
  private func displayEnd(_ available: Int) -> Int {
    guard policy == .held, !isFinished, lineStart < available else { return available }
    let isHeld = bytes.withUnsafeBufferPointer { bytes in
      LineOutlook.isProvisional(
        UnsafeBufferPointer(rebasing: bytes[lineStart..<available]),
        in: fence
      )
    }
    return isHeld ? lineStart : available
  }

  private mutating func findLineStart(upTo available: Int) {
    var index = lineScanned
    while index < available {
      let byte = bytes[index]
      if byte == GuardByte.lineFeed || byte == GuardByte.carriageReturn {
        lineStart = index + 1
      }
      index += 1
    }
    lineScanned = available
  }

  private mutating func showPlainText() {
    guard let guardReason else { return }
    settled = []
    tailStart = 0
    tail = bytes.withUnsafeBufferPointer { bytes in
      MarkdownDocument(
        plainText: UnsafeBufferPointer(rebasing: bytes[..<displayedCount]),
        reason: guardReason
      )
    }
  }

  private mutating func showFullParse() {
    usesFullParses = true
    counts.fallbacks = 1
    settled = []
    tailStart = 0
    _ = parseTail()
  }

  private mutating func showTail() {
    let roots = parseTail()
    let endsLine = displayedCount == lineStart || isFinished
    guard let boundary = StreamingDocument.boundary(roots, endsLine: endsLine) else { return }
    let cut = offset(ofLine: boundary.startLine)
    guard cut > tailStart, !startsWithMark(cut) else { return }
    let blockCount = tail.blocks.count
    settled.append(tail.part(0..<boundary.block, byteCount: cut - tailStart))
    tail = tail.part(boundary.block..<blockCount, byteCount: displayedCount - cut)
    tailStart = cut
    counts.boundaries += 1
  }

  /// Whether a byte order mark stands at an offset; the parser drops one at the start of its text.
  private func startsWithMark(_ offset: Int) -> Bool {
    bytes[offset...].starts(with: [0xef, 0xbb, 0xbf])
  }

  /// Parses the tail up to the last displayed byte.
  private mutating func parseTail() -> [TreeRoot] {
    let range = tailStart..<displayedCount
    let flattener = bytes.withUnsafeBufferPointer { bytes in
      let tree = MarkdownParser.parse(UnsafeBufferPointer(rebasing: bytes[range]))
      return TreeFlattener(tree, byteCount: range.count)
    }
    parses += 1
    bytesParsed += range.count
    let roots = flattener.roots
    fence = openFence(flattener.lastFence)
    tail = MarkdownDocument(flattener, byteCount: range.count)
    return roots
  }

  /// The fence that the displayed text leaves open.
  private func openFence(_ last: OpenFence?) -> OpenFence? {
    guard let last, last.endLine > last.startLine else { return last }
    let start = offset(ofLine: last.endLine)
    let line = bytes[start..<displayedCount].prefix {
      $0 != GuardByte.lineFeed && $0 != GuardByte.carriageReturn
    }
    let isClosed = line.withUnsafeBufferPointer { last.isClosed(by: $0) }
    return isClosed ? nil : last
  }

  /// The byte offset of a line of the tail, counted from 1.
  private func offset(ofLine line: Int) -> Int {
    var index = tailStart
    var current = 1
    while current < line, index < displayedCount {
      let byte = bytes[index]
      index += 1
      if byte == GuardByte.carriageReturn {
        if index < displayedCount, bytes[index] == GuardByte.lineFeed { index += 1 }
        current += 1
      } else if byte == GuardByte.lineFeed {
        current += 1
      }
    }
    return index
  }

  /// The first block that may still change, when there are blocks before it.
  ///
  /// With an unfinished line the last block may be that line's alone, and the block before it the
  /// one that is open without it; so one more block stays open. A parser that splits a paragraph in
  /// front of a table loses the paragraph's lines, hence the walk.
  ///
  /// Source: T-STREAM-2 to T-STREAM-4, T-STREAM-8.
  private static func boundary(_ roots: [TreeRoot], endsLine: Bool) -> TreeRoot? {
    var index = roots.count - (endsLine ? 1 : 2)
    while index > 0 {
      let (before, root) = (roots[index - 1], roots[index])
      let isClear =
        root.startLine > 0 && before.startLine > 0 && before.endLine < root.startLine
        && before.startLine < root.startLine
      if isClear { return root }
      index -= 1
    }
    return nil
  }

  /// The number of bytes without a carriage return or an unfinished character at the end.
  ///
  /// Source: T-STREAM-9.
  static func completeCount(_ bytes: [UInt8]) -> Int {
    guard let last = bytes.last else { return 0 }
    if last == GuardByte.carriageReturn { return bytes.count - 1 }
    guard last >= 0x80 else { return bytes.count }
    var start = bytes.count - 1
    while start > 0, bytes.count - start < 4, bytes[start] & 0xc0 == 0x80 { start -= 1 }
    let length =
      switch bytes[start] {
      case 0xc2...0xdf: 2
      case 0xe0...0xef: 3
      case 0xf0...0xf4: 4
      default: 1
      }
    return bytes.count - start < length ? start : bytes.count
  }
}
