/// Turns a leaf's text and break positions into words with widths.
///
/// Source: T-WORD-1, T-WORD-3, T-FACE-6.
struct LeafPreparer {
  let source: WidthSource
  /// The width of a space in each style, in text units.
  private let spaces: [Int64]
  /// The advance of a column of code, in text units.
  private let column: Int64

  init(source: WidthSource) {
    self.source = source
    spaces = FaceStyle.allCases.map { source.space($0) }
    column = source.advance(of: 0x30, .mono)
  }

  /// Appends the words of a leaf.
  ///
  /// - Parameters:
  ///   - text: The leaf's text.
  ///   - breaks: The text's break positions.
  ///   - runs: The leaf's runs.
  ///   - base: What the runs' byte offsets are counted from.
  ///   - widths: The words seen before.
  ///   - words: Where the words go; room for one a break position.
  /// - Returns: The leaf; its range of words starts at 0.
  /// - Complexity: O(*b*), where *b* is the number of bytes of the leaf.
  func prepare(
    _ text: UnsafeBufferPointer<UInt8>,
    _ breaks: UnsafeBufferPointer<UInt32>,
    _ runs: UnsafeBufferPointer<StyleRun>,
    base: Int,
    _ widths: inout WordWidths,
    _ words: UnsafeMutablePointer<PreparedWord>
  ) -> PreparedLeaf {
    var leaf = PreparedLeaf(words: 0..<0, hasHardBreaks: false, clusters: 0, units: 0)
    var cursor = RunCursor(runs: runs, base: base, end: text.count)
    cursor.move(to: 0)
    // A leaf in one style, as most are, needs no look at its runs.
    if cursor.pieceEnd >= text.count {
      fill(text, breaks, words, &leaf) { start, wordEnd, spaceEnd in
        let word = pieceWidth(text, start, wordEnd, cursor.style, &widths)
        return (word, uniformSpaces(spaceEnd &- wordEnd, cursor.style))
      }
    } else {
      fill(text, breaks, words, &leaf) { start, wordEnd, spaceEnd in
        let word = width(text, start, wordEnd, &cursor, &widths)
        return (word, spaceWidth(wordEnd, spaceEnd, &cursor))
      }
    }
    leaf.words = 0..<UInt32(breaks.count)
    return leaf
  }

  /// Writes a word for each break position and sums the leaf.
  @inline(__always)
  private func fill(
    _ text: UnsafeBufferPointer<UInt8>,
    _ breaks: UnsafeBufferPointer<UInt32>,
    _ words: UnsafeMutablePointer<PreparedWord>,
    _ leaf: inout PreparedLeaf,
    _ measure: (_ start: Int, _ wordEnd: Int, _ spaceEnd: Int) -> (WordWidth, WordWidth)
  ) {
    var start = 0
    var pending = WordWidth.zero
    var units: Int64 = 0
    var clusters: Int32 = 0
    for index in breaks.indices {
      let position = breaks[index]
      let end = Int(position & ~LineBreaker.mandatory)
      let isHard = position >= LineBreaker.mandatory
      let spaceEnd = isHard ? LeafPreparer.trimLineEnd(text, start, end) : end
      var wordEnd = spaceEnd
      while wordEnd > start, text[wordEnd &- 1] == GuardByte.space { wordEnd &-= 1 }
      let (word, gap) = measure(start, wordEnd, spaceEnd)
      units &+= pending.units &+ word.units
      clusters &+= pending.clusters &+ word.clusters
      pending = gap
      if isHard && end < text.count { leaf.hasHardBreaks = true }
      words[index] = PreparedWord(
        units: UInt32(clamping: word.units),
        spaceUnits: UInt32(clamping: gap.units),
        startAndMark: UInt32(truncatingIfNeeded: start) | (position & LineBreaker.mandatory),
        clusters: UInt16(clamping: word.clusters),
        spaceClusters: UInt16(clamping: gap.clusters)
      )
      start = end
    }
    leaf.units = units
    leaf.clusters = UInt32(clamping: clusters)
  }

  /// The clusters of a word, for an emergency break.
  func clusters(
    of text: UnsafeBufferPointer<UInt8>,
    from start: Int,
    to end: Int,
    runs: UnsafeBufferPointer<StyleRun>,
    base: Int
  ) -> [ClusterAdvance] {
    var clusters: [ClusterAdvance] = []
    var cursor = RunCursor(runs: runs, base: base, end: text.count)
    var wordEnd = LeafPreparer.trimLineEnd(text, start, end)
    while wordEnd > start && text[wordEnd - 1] == GuardByte.space { wordEnd -= 1 }
    cursor.forEachPiece(from: start, to: wordEnd) { from, to, style in
      let piece = UnsafeBufferPointer(rebasing: text[from..<to])
      source.appendClusters(of: piece, style, to: &clusters)
    }
    return clusters
  }

  @inline(__always)
  private func width(
    _ text: UnsafeBufferPointer<UInt8>,
    _ start: Int,
    _ end: Int,
    _ cursor: inout RunCursor,
    _ widths: inout WordWidths
  ) -> WordWidth {
    guard start < end else { return .zero }
    cursor.move(to: start)
    if end <= cursor.pieceEnd { return pieceWidth(text, start, end, cursor.style, &widths) }
    var total = WordWidth.zero
    var from = start
    while from < end {
      cursor.move(to: from)
      let to = end < cursor.pieceEnd ? end : cursor.pieceEnd
      total += pieceWidth(text, from, to, cursor.style, &widths)
      from = to
    }
    return total
  }

  @inline(__always)
  private func pieceWidth(
    _ text: UnsafeBufferPointer<UInt8>,
    _ start: Int,
    _ end: Int,
    _ style: FaceStyle,
    _ widths: inout WordWidths
  ) -> WordWidth {
    guard start < end, let origin = text.baseAddress else { return .zero }
    let piece = origin + start
    let count = end &- start
    if style == .mono {
      var bits: UInt8 = 0
      for index in 0..<count { bits |= piece[index] }
      if bits < 0x80 { return WordWidth(units: column &* Int64(count), clusters: 0) }
    }
    return widths.width(of: piece, count: count, style, from: source)
  }

  /// The width of spaces in one style.
  @inline(__always)
  private func uniformSpaces(_ count: Int, _ style: FaceStyle) -> WordWidth {
    let space = spaces[Int(style.rawValue)]
    return WordWidth(
      units: space &* Int64(count),
      clusters: style == .mono ? 0 : Int32(truncatingIfNeeded: count)
    )
  }

  @inline(__always)
  private func spaceWidth(_ start: Int, _ end: Int, _ cursor: inout RunCursor) -> WordWidth {
    var gap = WordWidth.zero
    var index = start
    while index < end {
      cursor.move(to: index)
      gap.units += spaces[Int(cursor.style.rawValue)]
      gap.clusters += cursor.style == .mono ? 0 : 1
      index += 1
    }
    return gap
  }

  /// The end of the text before a line end that closes the segment.
  private static func trimLineEnd(
    _ text: UnsafeBufferPointer<UInt8>,
    _ start: Int,
    _ end: Int
  ) -> Int {
    guard end > start else { return end }
    switch text[end - 1] {
    case 0x0a: return end - (end - start >= 2 && text[end - 2] == 0x0d ? 2 : 1)
    case 0x0b, 0x0c, 0x0d: return end - 1
    case 0x85 where end - start >= 2 && text[end - 2] == 0xc2: return end - 2
    case 0xa8 where isSeparator(text, start, end), 0xa9 where isSeparator(text, start, end):
      return end - 3
    default: return end
    }
  }

  private static func isSeparator(
    _ text: UnsafeBufferPointer<UInt8>,
    _ start: Int,
    _ end: Int
  ) -> Bool {
    end - start >= 3 && text[end - 3] == 0xe2 && text[end - 2] == 0x80
  }
}
