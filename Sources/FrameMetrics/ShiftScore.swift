import TimelineUnits

/// The score of the shifts of one frame.
///
/// Source: M-SHIFT-1.
struct ShiftScore {
  /// The least movement that makes a row unstable: 3 pt, in 1/192 pt.
  static let threshold: Int64 = 3 * 192

  private var spans: [(start: Int64, end: Int64)] = []
  private var farthest: Int64 = 0

  /// Starts a new frame.
  mutating func clear() {
    spans.removeAll(keepingCapacity: true)
    farthest = 0
  }

  /// Takes the movement of a row; a small one is ignored.
  mutating func take(_ movement: RowMovement, viewportHeight: Int64) {
    let distance = abs(movement.unexplained)
    guard distance >= ShiftScore.threshold else { return }
    farthest = max(farthest, distance)
    add(movement.previousY, movement.previousHeight, viewportHeight)
    add(movement.y, movement.height, viewportHeight)
  }

  private mutating func add(_ y: Int64, _ height: Int64, _ viewportHeight: Int64) {
    let start = max(y, 0)
    let end = min(y + height, viewportHeight)
    if start < end { spans.append((start, end)) }
  }

  /// The share of the viewport that unstable rows touched times the share that the farthest moved,
  /// rounded to the nearest millionth.
  mutating func millionths(viewportHeight: Int64) -> Int64 {
    guard !spans.isEmpty, viewportHeight > 0 else { return 0 }
    var covered: Int64 = 0
    var edge: Int64 = 0
    for place in StableOrder.places(of: spans.map { $0.start }) {
      let span = spans[place]
      guard span.end > edge else { continue }
      covered += span.end - max(span.start, edge)
      edge = span.end
    }
    let height = Double(viewportHeight)
    let impact = Double(covered) / height
    let distance = min(1, Double(farthest) / height)
    return Int64(nearest: impact * distance * 1_000_000)
  }
}
