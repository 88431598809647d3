internal import TimelineTrace
internal import TimelineUnits

/// Records what a real app's timeline does, as a trace that `timeline-bench verify` judges.
///
///     let recorder = AppRecorder(screen: screen, startedAt: CACurrentMediaTime())
///     recorder.covered(at: now)
///     recorder.settlePass(.waiting, because: .preparing, at: now)
///     recorder.frame(offsetPt: list.contentOffset.y, …, at: link.targetTimestamp)
///     try recorder.write(toFile: path, at: now)
///
/// Times are seconds of one clock of the app, such as `CACurrentMediaTime()`. A time before the
/// latest one counts as the latest one, since callbacks of the platform may overtake one another.
/// Calls come from one thread, as they do from the main one. Ids of rows become numbers in the
/// order of first sight; no text is kept.
///
/// A call whose numbers no trace can hold, because they are not finite, negative where that is
/// impossible, or beyond 10^9, records nothing and adds one to `skipped`.
///
/// Source: M-NOTE-4, PRIV-1.
public final class AppRecorder {
  private var recorder: TraceRecorder?
  let start: Double
  private var latest = Instant.zero
  private var ids = Interner()
  /// Calls that recorded nothing, because their numbers fit no trace or the recording had ended.
  public private(set) var skipped = 0

  /// The rows of the last frame in the order of their ids.
  var shown: [ShownRow] = []
  /// The offset of the last frame.
  var offset: Length?
  /// How far the offset was moved since then by what nobody commanded.
  var correction = Length.zero
  /// The settle passes since the list was covered, and the still ones in a row.
  var passes = (count: 0, still: 0)
  /// The passes of the bottom settle that is running.
  var bottomPasses = 0

  /// Begins a recording.
  ///
  /// - Parameters:
  ///   - screen: The screen and the constants of the app.
  ///   - time: Now, in seconds of the app's clock.
  public init(screen: RecordedScreen, startedAt time: Double) {
    start = time.isFinite ? time : 0
    recorder = TraceRecorder()
    recorder?.record(.began(AppRecorder.setup(screen)), at: .zero)
  }

  /// Ends the recording.
  ///
  /// - Parameter time: Now, in seconds of the app's clock.
  /// - Returns: The trace in its binary form; nothing if the recording had ended before.
  public func finish(at time: Double) -> [UInt8] {
    record(.ended, at: time)
    return recorder.take()?.finish().bytes ?? []
  }

  /// Adds a record, or counts it as skipped without one.
  func record(_ record: TraceRecord?, at time: Double) {
    guard let record, recorder != nil, let now = instant(time) else {
      skipped += 1
      return
    }
    recorder?.record(record, at: now)
  }

  /// The number of a row.
  func item(_ id: String) -> ItemID { ids.intern(Array(id.utf8)) }

  /// A length, or `nil` for one that no list has.
  func length(_ points: Double) -> Length? {
    points.isFinite && points.magnitude <= 1e9 ? Length(points: points) : nil
  }

  /// Whether a trace holds a number of things.
  func isCount(_ number: Int) -> Bool { (0...1_000_000_000).contains(number) }

  /// An instant of the trace, never before the latest one; `nil` for a time that is not finite or
  /// more than 100 days away.
  func instant(_ time: Double) -> Instant? {
    let seconds = time - start
    guard seconds.isFinite, seconds.magnitude < 8_640_000 else { return nil }
    latest = max(latest, .zero + Interval(seconds: seconds))
    return latest
  }

  private static func setup(_ screen: RecordedScreen) -> RunSetup {
    func length(_ points: Double) -> Length {
      Length(points: points.isFinite ? min(max(points, -1e6), 1e6) : 0)
    }
    let interval = screen.renderIntervalSeconds
    return RunSetup(
      viewport: Size(width: length(screen.widthPt), height: length(screen.heightPt)),
      insets: EdgeInsets(top: length(screen.topInsetPt), bottom: length(screen.bottomInsetPt)),
      scale: min(max(screen.scale, 1), 16),
      refresh: .period(hertz: Int64(min(max(screen.refreshesPerSecond, 1), 1_000))),
      estimatedHeight: length(screen.estimatedHeightPt),
      renderInterval: Interval(seconds: interval.isFinite ? min(max(interval, 0), 60) : 0)
    )
  }
}
