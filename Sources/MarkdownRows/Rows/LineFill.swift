internal import TimelineUnits

/// Greedy line filling in whole numbers.
///
/// A width in text units times the size, plus clusters times the tracking, is compared with the
/// line's width; everything is scaled by the text units of an em, so nothing rounds.
///
/// Source: T-FILL-1 to T-FILL-6.
struct LineFill {
  /// The size in 1/192 pt.
  let size: Int64
  /// The tracking in 1/192 pt, times the text units of an em.
  let tracking: Int64
  /// The width of a line with its tolerance, times the text units of an em.
  let limit: Int64

  private(set) var lines = 0
  /// The widest line so far, on the scale of `limit`.
  private(set) var widest: Int64 = 0
  private(set) var emergencyBreaks = 0

  private var isEmpty = true
  private var units: Int64 = 0
  private var clusters: Int64 = 0

  /// Prepares to fill lines.
  ///
  /// - Parameters:
  ///   - font: The size and tracking of the text.
  ///   - scaledWidth: The width of a line in 1/192 pt times the text units of an em.
  ///   - unitsPerEm: The text units of an em.
  init(font: TextFont, scaledWidth: Int64, unitsPerEm: Int64) {
    size = font.size.units
    tracking = font.tracking.units * unitsPerEm
    // 0.0001 em, in text units rounded up.
    let tolerance = (unitsPerEm + 9_999) / 10_000
    limit = scaledWidth + tolerance * size
  }

  /// The width of text on the scale of `limit`.
  @inline(__always)
  func scaled(_ units: Int64, _ clusters: Int64) -> Int64 { units &* size &+ clusters &* tracking }

  /// Fills lines with words.
  ///
  /// - Parameters:
  ///   - words: The words of one leaf.
  ///   - sink: Told where lines start and how wide they are.
  ///   - split: Gives the clusters of a word by its index.
  /// - Complexity: O(*w*), where *w* is the number of words and of clusters in words that are wider
  ///   than a line.
  mutating func fill<Sink: LineSink>(
    _ words: UnsafeBufferPointer<PreparedWord>,
    _ sink: inout Sink,
    split: (Int) -> [ClusterAdvance]
  ) {
    var pendingUnits: Int64 = 0
    var pendingClusters: Int64 = 0
    for (index, word) in words.enumerated() {
      if !isEmpty {
        let nextUnits = units &+ pendingUnits &+ Int64(word.units)
        let nextClusters = clusters &+ pendingClusters &+ Int64(word.clusters)
        if scaled(nextUnits, nextClusters) <= limit {
          units = nextUnits
          clusters = nextClusters
        } else {
          endLine(&sink)
        }
      }
      if isEmpty {
        startLine(at: word.start, &sink)
        units = Int64(word.units)
        clusters = Int64(word.clusters)
        if scaled(units, clusters) > limit { fillClusters(split(index), at: word.start, &sink) }
      }
      pendingUnits = Int64(word.spaceUnits)
      pendingClusters = Int64(word.spaceClusters)
      if word.isHard { endLine(&sink) }
    }
    if !isEmpty { endLine(&sink) }
  }

  /// Fills lines with the clusters of a word that is wider than a line.
  private mutating func fillClusters<Sink: LineSink>(
    _ advances: [ClusterAdvance],
    at start: Int,
    _ sink: inout Sink
  ) {
    units = 0
    clusters = 0
    var offset = start
    var hasCluster = false
    for advance in advances {
      let nextUnits = units + Int64(advance.units)
      let nextClusters = clusters + (advance.isTracked ? 1 : 0)
      if hasCluster && scaled(nextUnits, nextClusters) > limit {
        endLine(&sink)
        startLine(at: offset, &sink)
        emergencyBreaks += 1
        units = Int64(advance.units)
        clusters = advance.isTracked ? 1 : 0
      } else {
        units = nextUnits
        clusters = nextClusters
      }
      hasCluster = true
      offset += Int(advance.byteCount)
    }
  }

  private mutating func startLine<Sink: LineSink>(at offset: Int, _ sink: inout Sink) {
    lines += 1
    isEmpty = false
    sink.startLine(at: offset)
  }

  private mutating func endLine<Sink: LineSink>(_ sink: inout Sink) {
    let width = scaled(units, clusters)
    sink.endLine(scaledWidth: width)
    if width > widest { widest = width }
    isEmpty = true
    units = 0
    clusters = 0
  }
}
