public import CollectionLayout
public import TimelineCoordinator
internal import TimelineRecorder
public import TimelineScroll
public import TimelineTrace
public import TimelineUnits

/// The timeline of one chat: what happens to the app goes in, what the app has to do comes out.
///
/// The policy is the one that the benchmark runs: the first rows appear when their layout is still,
/// live text is rendered at most six times a second, a bottom that is followed stays in sight, and
/// an older page moves nothing that is being read. Nothing here knows a clock, a view or a network:
/// the app gives the time with each call, in seconds of one clock, and shows `rows` at `offset`.
public struct ChatTimeline: ~Copyable {
  private var screen: ScreenCoordinator<MessageCells>
  private var ids = Interner()
  private var list = Snapshot.empty
  private let start: Double
  /// The same frames as a recording of the app, for `timeline-bench verify`.
  private let recorder: AppRecorder
  private var wasCovered = true

  /// A row on screen.
  public struct Row {
    /// The number of the message.
    public var item: ItemID
    /// Its place in the content in points.
    public var top: Double
    /// Its height in points.
    public var height: Double
    /// Whether that is still the estimate.
    public var isEstimated: Bool
  }

  /// Creates the timeline of a screen that is `width` by `height` points.
  public init(width: Double, height: Double, startedAt start: Double) {
    self.start = start
    screen = ScreenCoordinator(
      setup: ScreenSetup(
        viewport: Size(width: Length(points: width), height: Length(points: height)),
        insets: EdgeInsets(),
        scale: 3,
        refresh: .period(hertz: 60)
      ),
      tuning: Tuning(),
      reduceMotion: false,
      rows: MessageCells()
    )
    recorder = AppRecorder(
      screen: RecordedScreen(widthPt: width, heightPt: height),
      startedAt: start
    )
    recorder.covered(at: start)
  }

  /// Shows a chat; `older` says where the pages before its first message begin.
  public mutating func open(
    _ messages: [Message],
    older: PageCursor?,
    at time: Double
  ) throws(SnapshotError) -> [TimelineRequest] {
    let rows = added(messages)
    list = try Snapshot(items: rows.map(\.item))
    recorder.mounted(rows: rows.count, at: time)
    let update = ScreenUpdate(rows: list, changed: rows)
    return handle(.mount(update, isLoading: false, cursor: older), at: time)
  }

  /// A message has new text, or is new at the end, such as an answer that is being written.
  public mutating func received(
    _ message: Message,
    at time: Double
  ) throws(SnapshotError) -> [TimelineRequest] {
    let row = screen.cells.rows.add(message.text, to: ids.intern(Array(message.id.utf8)))
    var update = ScreenUpdate(changed: [row])
    if !list.contains(row.item) {
      try list.appendItems([row.item])
      update.rows = list
    }
    recorder.input(.live, row: message.id, at: time)
    return handle(.live(update), at: time)
  }

  /// The user sends a message.
  public mutating func sent(
    _ message: Message,
    at time: Double
  ) throws(SnapshotError) -> [TimelineRequest] {
    let rows = added([message])
    try list.appendItems(rows.map(\.item))
    recorder.input(.send, row: message.id, at: time)
    return handle(.send(ScreenUpdate(rows: list, changed: rows)), at: time)
  }

  /// The page that `loadOlder` asked for is there, or `nil` if it could not be loaded.
  public mutating func olderPage(
    _ messages: [Message]?,
    for request: OlderRequest,
    next: PageCursor?,
    at time: Double
  ) throws(SnapshotError) -> [TimelineRequest] {
    guard let messages else { return handle(.olderAnswered(request, .failure), at: time) }
    let rows = added(messages)
    try list.insertItems(rows.map(\.item), beforeItem: list[0])
    let update = ScreenUpdate(rows: list, changed: rows)
    return handle(.olderAnswered(request, .page(update, rows: rows.count, next: next)), at: time)
  }

  /// A text that `format` asked for is formatted.
  public mutating func formatted(_ row: RowVersion, at time: Double) -> [TimelineRequest] {
    screen.cells.rows.finish(row) ? handle(.contentReady(row.item), at: time) : []
  }

  /// Something else happened to the screen, such as a touch, the keyboard or a rotation.
  public mutating func happened(_ event: ScreenEvent, at time: Double) -> [TimelineRequest] {
    handle(event, at: time)
  }

  /// A timer that `call` asked for fired.
  public mutating func timerFired(_ timer: ScreenTimer, at time: Double) -> [TimelineRequest] {
    handle(.timer(timer), at: time)
  }

  /// The display refreshes; `rows` and `offset` are what it has to show afterwards.
  ///
  /// - Parameters:
  ///   - target: When this frame will be shown.
  ///   - time: Now.
  /// - Returns: What the app has to do.
  public mutating func frame(target: Double, at time: Double) -> [TimelineRequest] {
    var requests = handle(.frame(target: instant(target)), at: time)
    record(at: target)
    // With the frame done there is time to prepare the next cell.
    requests += handle(.spareTime, at: time)
    return requests
  }

  /// Whether the list is still hidden, because its layout is not still.
  public var isCovered: Bool { screen.frameState.contains(.covered) }

  /// The content y at the top of the screen, in points.
  public var offset: Double { screen.scroll.offset.points }

  /// The distance from the bottom of the screen to that of the content, in points.
  public var gap: Double { screen.scroll.gap.points }

  /// The rows on screen.
  public var rows: [Row] {
    let visible = screen.layout.rows(in: screen.scroll.bounds)
    return visible.map { index in
      let frame = screen.layout.frame(at: index)
      return Row(
        item: screen.layout.snapshot[index],
        top: frame.top.points,
        height: frame.height.points,
        isEstimated: !screen.layout.isMeasured(at: index)
      )
    }
  }

  /// Ends the timeline and gives out its trace and the recording of its frames.
  public consuming func finish(at time: Double) -> (trace: Trace, recording: [UInt8]) {
    let recording = recorder.finish(at: time)
    let end = instant(time)
    return (screen.finish(at: end), recording)
  }

  private mutating func added(_ messages: [Message]) -> [RowVersion] {
    messages.map { screen.cells.rows.add($0.text, to: ids.intern(Array($0.id.utf8))) }
  }

  private func instant(_ time: Double) -> Instant { .zero + Interval(seconds: time - start) }

  private mutating func handle(_ event: ScreenEvent, at time: Double) -> [TimelineRequest] {
    var requests: [TimelineRequest] = []
    for effect in screen.handle(event, at: instant(time)) {
      switch effect {
      case .schedule(let timer, let due):
        requests.append(.call(timer, afterSeconds: (due - instant(time)).seconds))
      case .sleep(let timer, let interval):
        requests.append(.call(timer, afterSeconds: interval.seconds))
      case .afterWork(let timer):
        // The work of this call is done: nothing of it is left to another thread.
        requests += handle(.timer(timer), at: time)
      case .cancel(let timer):
        requests.append(.forget(timer))
      case .requestOlder(let request):
        requests.append(.loadOlder(request))
      }
    }
    return requests + screen.cells.rows.takeWaiting().map { .format($0) }
  }

  /// Tells the recorder what this frame shows.
  private mutating func record(at time: Double) {
    if wasCovered, !isCovered { recorder.revealed(.still, at: time) }
    wasCovered = isCovered
    recorder.frame(
      offsetPt: offset,
      contentHeightPt: screen.layout.contentHeight.points,
      rows: rows.map { row in
        RecordedRow(
          id: String(row.item.index),
          topPt: row.top,
          heightPt: row.height,
          isEstimated: row.isEstimated
        )
      },
      state: screen.frameState,
      commandedPt: screen.commandedInFrame.points,
      at: time
    )
  }
}
