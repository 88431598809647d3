/// The run that a byte of a leaf belongs to, moved forward only.
struct RunCursor {
  private let runs: UnsafeBufferPointer<StyleRun>
  private let base: Int
  private let end: Int
  private var next = 0
  private(set) var style = FaceStyle.regular
  /// The byte offset in the leaf's text at which the run ends.
  private(set) var pieceEnd = 0

  /// Creates a cursor before the first byte.
  ///
  /// - Parameters:
  ///   - runs: The leaf's runs.
  ///   - base: What the runs' byte offsets are counted from.
  ///   - end: The number of bytes of the leaf's text.
  init(runs: UnsafeBufferPointer<StyleRun>, base: Int, end: Int) {
    self.runs = runs
    self.base = base
    self.end = end
  }

  /// Moves to the run of a byte.
  ///
  /// - Complexity: O(1) amortised.
  @inline(__always)
  mutating func move(to offset: Int) {
    if offset >= pieceEnd { advance(to: offset) }
  }

  private mutating func advance(to offset: Int) {
    while offset >= pieceEnd && next < runs.count {
      style = runs[next].style
      next += 1
      pieceEnd = next < runs.count ? Int(runs[next].start) - base : end
    }
    // A leaf without runs is regular throughout.
    if offset >= pieceEnd { pieceEnd = end > offset ? end : offset + 1 }
  }

  /// Calls `body` for each stretch of one style.
  mutating func forEachPiece(
    from start: Int,
    to end: Int,
    _ body: (_ from: Int, _ to: Int, _ style: FaceStyle) -> Void
  ) {
    var from = start
    while from < end {
      move(to: from)
      let to = min(end, pieceEnd)
      body(from, to, style)
      from = to
    }
  }
}
