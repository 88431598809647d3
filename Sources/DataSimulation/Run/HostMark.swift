import ChatData
import TimelineUnits

/// What a checker sees of a view model after an event.
struct HostMark: Equatable {
  var instance: Int
  /// The number of the chat.
  var chat: Int
  var isThread: Bool
  var isMounted: Bool
  var target: Int
  var generation: Int
  var version: OverlayVersion?
  var counter: Int
  var revision: Int
  var epoch: Int
  var isConfirmed: Bool
  var activeLoad: Int
  var pending: StaleReasons
  var flags: StaleReasons
  var isActive: Bool
  /// The hash of the name of the active run; 0 without one.
  var run: UInt64
  /// The canonical rows of the window.
  var canonical: [RowMark] = []
  /// The items of the list.
  var shown: [RowMark] = []
  /// The keys of the overlay's blocks that are items.
  var blocks: [UInt64] = []
  /// A digest of everything that the chat shows or pages by.
  var content: UInt64
  /// The place where the next older page ends; 0 if there is none.
  var cursor: Int

  init(_ model: TimelineModel, chat: Int, isMounted: Bool) {
    let timeline = model.timeline
    instance = model.instance
    self.chat = chat
    isThread = model.identity.thread != nil
    self.isMounted = isMounted
    target = model.target
    generation = model.scheduler.generation
    version = timeline.version
    counter = timeline.liveEventCounter
    revision = timeline.revision
    epoch = timeline.presentationEpoch
    isConfirmed = timeline.isConfirmed
    activeLoad = model.scheduler.active?.number ?? 0
    pending = model.scheduler.pending
    flags = model.scheduler.flags
    isActive = model.scheduler.isActive
    run = timeline.activeRun.map { StableHash.of($0.runID) } ?? 0
    var digest = WordHash()
    for row in timeline.rows {
      let mark = RowMark(row)
      if mark.isCanonical { canonical.append(mark) }
      digest.add(mark)
    }
    digest.add(0)
    for block in timeline.blocks {
      let mark = RowMark(block)
      if block.type != .thinking, !block.isSubagentPanel { blocks.append(mark.key) }
      digest.add(mark)
    }
    shown = timeline.projection.rows.map(RowMark.init)
    digest.add(run)
    for echo in timeline.echoes { digest.add(StableHash.of(echo.operationID)) }
    cursor = timeline.pagination.nextCursor.map(HostMark.number) ?? 0
    digest.add(UInt64(cursor))
    content = digest.value
  }

  private static func number(_ digits: [UInt8]) -> Int {
    digits.reduce(0) { $0 * 10 + Int($1) - 48 }
  }
}
