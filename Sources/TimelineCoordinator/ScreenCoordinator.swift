public import CollectionLayout
public import TimelineScroll
public import TimelineTrace
public import TimelineUnits

/// The state machine of the screen: events go in, effects come out, and all that happens is written
/// to the trace.
///
/// It holds no clock, no timer and no view. The parts are small machines of their own; this type
/// only wires them, one extension per concern.
public struct ScreenCoordinator<Rows: RowProvider>: ~Copyable {
  /// Who is told what is done, if anyone is.
  let observer: WorkObserver?
  /// The constants of the modelled app.
  public let tuning: Tuning
  /// The time between two refreshes of the display.
  public internal(set) var refresh: Interval
  /// Whether Reduce Motion is on.
  public internal(set) var reduceMotion: Bool
  /// The cells, with the provider of their content.
  public var cells: ScreenCells<Rows>
  /// The rows, their heights and cells.
  public internal(set) var layout: ListLayout
  /// Where the list is scrolled to.
  public internal(set) var scroll: ScrollState

  /// What was done since the work was last taken.
  public internal(set) var work = ScreenWork()

  var trace: TraceRecorder
  var now = Instant.zero
  var effects: [ScreenEffect] = []

  /// The presentation epochs since the mount.
  var epoch = 0
  var drag = Drag()
  /// The keyboard that is coming or going.
  var keyboard: KeyboardCurve?
  var cover: RevealCover
  var observation = SettleObservation()
  var follow: FollowBottom
  var bottom: BottomSettle
  var restore: PrependRestore
  var older: OlderPageTrigger
  /// Where the older pages begin, or `nil` if there are none.
  var cursor: PageCursor?

  var overlayGate: RateGate
  var renderGate: RateGate
  var held: HeldUpdate
  /// Live changes that wait for the overlay interval.
  var arrived = ScreenUpdate()
  /// Changes of the view model that wait for a render.
  var model = ScreenUpdate()
  /// Changes that were rendered and wait to be applied to the list.
  var rendered = ScreenUpdate()
  /// The cause of a render that is due at the next frame.
  var dueRender: RenderCause?
  /// Whether the render that is due brings an older page.
  var bringsPage = false
  /// Whether live rows that a restore held back are to be applied.
  var releasesLive = false

  var firstLoadIsOutstanding = false
  var needsOlderCheck = false
  var restedAt = Instant.zero
  /// The bounds of the last layout.
  var laidOutBounds: VerticalExtent?
  /// Where the list travelled in the last frame, or `nil` if it stood still.
  var travel: TravelDirection?
  /// The commanded change of the offset since the last frame.
  var commanded = Length.zero
  /// The part of the offset's change in the last committed frame that the finger, deceleration,
  /// following or an explicit scroll commanded; the rest made up for rows that moved.
  public internal(set) var commandedInFrame = Length.zero
  /// The rows as the last committed frame showed them.
  var committed = CommittedRows()
  /// The offset that the last committed frame showed.
  var committedOffset: Length?
  /// The bounds and the layout that the committed rows were gathered from.
  var gathered: (bounds: VerticalExtent, geometryVersion: Int)?
  /// The buffer that the next frame's rows are gathered in.
  var committing = CommittedRows()
  /// How long the event that is handled waited for the main thread.
  var waited = Interval.zero
  /// The frames that a fault counts.
  var framesToFault = 0
  /// Where the anchor stood in the list, for a fault that restores by it.
  var anchorIndex: Int?

  /// Creates a screen that shows nothing yet; the first event is a mount.
  ///
  /// An observer is told what is done; it changes nothing.
  public init(
    setup: ScreenSetup,
    tuning: Tuning,
    reduceMotion: Bool,
    rows: Rows,
    observer: WorkObserver? = nil
  ) {
    let inForce = tuning.inForce
    self.observer = observer
    self.tuning = inForce
    self.reduceMotion = reduceMotion
    refresh = setup.refresh
    cells = ScreenCells(
      rows: rows,
      correction: OffsetCorrection(
        policy: inForce.layout.anchorPolicy,
        compensatesAbove: inForce.layout.autoCompensation,
        grid: PixelGrid(scale: setup.scale)
      ),
      observer: observer
    )
    layout = ListLayout(
      estimatedHeight: inForce.layout.estimatedHeight,
      width: setup.viewport.width - setup.insets.left - setup.insets.right,
      options: LayoutOptions(inForce.layout)
    )
    scroll = ScrollState(
      viewport: setup.viewport,
      insets: setup.insets,
      grid: PixelGrid(scale: setup.scale),
      policy: inForce.scroll
    )
    cover = RevealCover(policy: inForce.reveal, older: inForce.older)
    follow = FollowBottom(policy: inForce.follow, gapTolerance: inForce.bottom.gapTolerance)
    bottom = BottomSettle(policy: inForce.bottom)
    restore = PrependRestore(policy: inForce.prepend)
    older = OlderPageTrigger(policy: inForce.older)
    overlayGate = RateGate(interval: inForce.render.overlayInterval)
    renderGate = RateGate(interval: inForce.render.minInterval)
    held = HeldUpdate(policy: inForce.held)
    trace = TraceRecorder()
    trace.record(.began(RunSetup(setup, tuning: tuning)), at: .zero)
  }

  /// Lets one event happen.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - time: When it happens; never before an earlier event.
  ///   - waited: How long it waited for the main thread before.
  /// - Returns: What the world has to do, in order.
  public mutating func handle(
    _ event: ScreenEvent,
    at time: Instant,
    waited: Interval = .zero
  ) -> [ScreenEffect] {
    precondition(time >= now, "events come in the order of time (H-UNIT-4)")
    now = time
    self.waited = waited
    switch event {
    case .mount(let update, let isLoading, let cursor):
      mount(update, isLoading: isLoading, cursor: cursor)
    case .epoch(let update, let isLoading, let cursor):
      epochAdvanced(update, isLoading: isLoading, cursor: cursor)
    case .live(let update): liveArrived(update)
    case .window(let update, let cursor): windowArrived(update, cursor: cursor)
    case .send(let update): sent(update)
    case .olderAnswered(let request, let answer): olderAnswered(request, answer)
    case .duplicateRows(let count): record(.fault(.duplicateItem, value: count))
    case .contentReady(let item): contentReady(item)
    case .contentResized(let item): contentResized(item)
    case .touchDown(let y): touchDown(y)
    case .touchMoved(let y): touchMoved(y)
    case .touchUp: touchUp()
    case .scrollTo(let item, let placement, let isAnimated):
      scrollTo(item, placement, isAnimated: isAnimated)
    case .viewport(let size, let insets): viewportChanged(size, insets)
    case .keyboard(let bottomInset): keyboardMoved(bottomInset: bottomInset)
    case .composer(let isOpen): composerChanged(isOpen: isOpen)
    case .bottomTapped: bottomTapped()
    case .reduceMotion(let isOn): reduceMotionChanged(isOn)
    case .timer(let timer): timerFired(timer)
    case .frame(let target): frame(target: target)
    case .spareTime: prepareNextCell()
    case .refreshed(let period): refreshed(period)
    case .stalled: record(.input(.stalled, item: nil))
    case .trimmed: contentTrimmed()
    }
    return takeEffects()
  }

  /// Takes the counts of what was done since this was last called.
  public mutating func takeWork() -> ScreenWork {
    defer { work = ScreenWork() }
    return work
  }

  /// Notes that the frame that was committed last is shown later than it was meant to be.
  public mutating func frameIsLate(by lateness: Interval) {
    if tuning.fault != .lateFramesUntold { record(.late(by: lateness)) }
  }

  /// Writes down what happened beside the screen, which does nothing for it.
  ///
  /// - Precondition: `time` is not before that of an earlier event.
  public mutating func note(_ record: TraceRecord, at time: Instant) {
    precondition(time >= now, "events come in the order of time (H-UNIT-4)")
    now = time
    trace.record(record, at: time)
  }

  /// Ends the run and gives out its trace.
  public consuming func finish(at time: Instant) -> Trace {
    // The work of the last event may have gone on beyond the end.
    trace.record(.ended, at: max(time, now))
    return trace.finish()
  }

  mutating func record(_ record: TraceRecord) {
    observer?.began(.record)
    trace.record(record, at: now)
    observer?.ended(.record)
    if waited > .zero { tellWait(of: record) }
  }

  /// Tells after an input how long it waited; otherwise what a busy thread delays would be timed
  /// from its late start.
  ///
  /// Source: M-CAD-4.
  private mutating func tellWait(of record: TraceRecord) {
    guard case .input = record, tuning.fault != .waitsUntold else { return }
    observer?.began(.record)
    trace.record(.waited(waited), at: now)
    observer?.ended(.record)
    waited = .zero
  }

  mutating func schedule(_ timer: ScreenTimer, at due: Instant?) {
    guard let due else { return }
    effects.append(.schedule(timer, at: due))
  }

  private mutating func takeEffects() -> [ScreenEffect] {
    // An untouched empty array costs nothing, so a quiet frame allocates nothing.
    guard !effects.isEmpty else { return [] }
    let taken = effects
    effects = []
    return taken
  }

  private mutating func timerFired(_ timer: ScreenTimer) {
    switch timer {
    case .overlayInterval: overlayTimerFired()
    case .renderGate: renderTimerFired()
    case .settlePass: settlePass()
    case .settleObservation: settleObservation()
    case .heldCheck: heldCheckFired()
    case .liveHold: liveHoldExpired()
    case .bottomPass: bottomPass()
    case .olderStale: olderWentStale()
    }
  }
}
