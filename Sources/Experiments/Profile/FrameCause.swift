public import TimelineTrace

/// What happened in a frame, as counts of a trace's records.
public struct FrameCause: Equatable, Sendable {
  /// Rows that the list was filled with, if it was.
  public var mounted: Int?
  /// Renders, by cause.
  public var renders: [String] = []
  /// Rows that snapshots inserted.
  public var inserted = 0
  /// Rows that snapshots deleted.
  public var deleted = 0
  /// Rows that snapshots moved.
  public var moved = 0
  /// Rows measured for the first time.
  public var firstMeasures = 0
  /// Rows measured again.
  public var moreMeasures = 0
  /// Passes of the layout loop.
  public var passes = 0
  /// Whether the cover was lifted.
  public var isReveal = false
  /// Whether a prepend was restored.
  public var restores = false

  /// Creates the cause of a frame in which nothing happened.
  public init() {}

  /// Takes a record of the frame.
  public mutating func take(_ record: TraceRecord) {
    switch record {
    case .mounted(let rows): mounted = rows
    case .rendered(let cause, _): renders.append(cause.name.description)
    case .snapshotApplied(let inserted, let deleted, let moved):
      self.inserted += inserted
      self.deleted += deleted
      self.moved += moved
    case .measured(_, _, _, let isFirst):
      if isFirst { firstMeasures += 1 } else { moreMeasures += 1 }
    case .layout(let summary): passes += summary.passes
    case .revealed: isReveal = true
    case .restoreBegan: restores = true
    default: break
    }
  }

  /// The cause in words; a frame in which nothing happened has one, too.
  public var text: String {
    var parts: [String] = []
    if let mounted { parts.append("the list is filled with \(CountText.text(mounted, "row"))") }
    for cause in renders { parts.append("a render (\(cause))") }
    if inserted + deleted + moved > 0 {
      parts.append("a snapshot (+\(inserted) -\(deleted) rows, \(moved) moved)")
    }
    if firstMeasures > 0 {
      parts.append("\(CountText.text(firstMeasures, "row")) measured for the first time")
    }
    if moreMeasures > 0 { parts.append("\(CountText.text(moreMeasures, "row")) measured again") }
    if passes > 0 { parts.append(CountText.text(passes, "layout pass", "layout passes")) }
    if restores { parts.append("a prepend restored") }
    if isReveal { parts.append("the cover is lifted") }
    return parts.isEmpty ? "nothing but the frame itself" : parts.joined(separator: ", ")
  }
}
