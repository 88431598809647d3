/// The live state of one timeline: its window, its overlay and the versions that order them.
///
/// Late snapshots and live events reach it in any order. What is on screen never falls back behind
/// what was there: the overlay goes by its version, the live parts of a snapshot by the counter of
/// live events, and a live row settles by its typed identity only.
///
/// Source: H-OVER-1 to H-OVER-9, H-SNAP-3 to H-SNAP-11, H-EPOCH-1, H-EPOCH-2.
public struct LiveTimeline: Equatable, Sendable {
  /// The rows of the window in display order: canonical ones, and live ones of the last snapshot.
  public internal(set) var rows: [HistoryRow] = []
  /// What is known about older rows.
  public internal(set) var pagination = Pagination()
  /// The blocks of the live overlay as they came, settled ones included.
  public internal(set) var blocks: [HistoryRow] = []
  /// The version of the overlay, or `nil` as long as nothing of this target is loaded.
  public internal(set) var version: OverlayVersion?
  /// The run that is going on, if there is one.
  public internal(set) var activeRun: ActiveRun?
  /// The messages that are sent and not confirmed, in the order in which they were sent.
  public internal(set) var echoes: [MessageEcho] = []
  /// The counter of live events: adopted blocks, and runs that start or end.
  ///
  /// Source: H-OVER-3, H-OVER-6 (`timelineLiveEventRevision`).
  public internal(set) var liveEventCounter = 0
  /// The number of changes so far, one for each event that changed anything.
  ///
  /// Source: H-SNAP-8.
  public internal(set) var revision = 0
  /// The epoch that scroll positions and measurements belong to; only grows.
  ///
  /// Source: H-EPOCH-1.
  public internal(set) var presentationEpoch: Int
  /// Whether a snapshot has applied for this target.
  ///
  /// Source: H-EPOCH-2.
  public internal(set) var isConfirmed = false

  /// Whether the rows on screen are those of a former target.
  var isOfFormerTarget = false
  /// The last runs that ended, so that a message from before cannot bring one back.
  var endedRuns: [[UInt8]] = []
  static let rememberedRuns = 16
  let defects: DataDefects

  /// Creates an empty timeline.
  ///
  /// - Parameter presentationEpoch: The last epoch of its identity, or 0.
  public init(presentationEpoch: Int = 0) {
    self.init(presentationEpoch: presentationEpoch, defects: [])
  }

  package init(presentationEpoch: Int = 0, defects: DataDefects) {
    self.presentationEpoch = presentationEpoch
    self.defects = defects
  }

  /// What the chat shows.
  ///
  /// - Complexity: as `DisplayRows.project`.
  public var projection: DisplayProjection {
    DisplayRows.project(
      rows: rows,
      overlay: blocks,
      echoes: echoes,
      activeRun: activeRun?.runID
    )
  }

  /// A load of the latest window starts; one in an empty chat that nothing confirmed starts over.
  ///
  /// - Returns: The counter of live events, which the load has to keep.
  ///
  /// Source: H-OVER-7, H-EPOCH-2.
  public mutating func loadStarts() -> Int {
    if !isConfirmed, rows.isEmpty, blocks.isEmpty { presentationEpoch += 1 }
    return liveEventCounter
  }

  /// Another target answers from now on; the rows stay on screen until its first snapshot is in.
  ///
  /// Nothing of the former target's pages can be asked for any more.
  ///
  /// Source: H-SCHED-7, H-SCHED-10.
  public mutating func retarget() {
    isConfirmed = false
    isOfFormerTarget = true
    version = nil
    let before = TimelineContent(self)
    pagination = Pagination()
    _ = noteChange(since: before)
  }

  /// Counts a change, if the content is not what it was.
  ///
  /// - Complexity: O(1) for what shares its storage with before, else linear in what was replaced.
  ///
  /// Source: H-SNAP-8.
  mutating func noteChange(since before: TimelineContent) -> Bool {
    let hasChanged = TimelineContent(self) != before
    if hasChanged || defects.contains(.revisionWithoutChange) { revision += 1 }
    return hasChanged
  }
}
