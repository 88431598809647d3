import FrameMetrics
import TimelineTrace
import TimelineUnits

/// A hand-made trace: rows on a screen of 390 × 700 pt at 60 Hz.
struct RunBuilder {
  static let row = ItemID(rawValue: 0)
  static let frameTime = Interval.period(hertz: 60)

  var now = Instant.zero
  var offset = Length.zero
  var content = Length.points(10_000)
  private var records: [TimedRecord] = []

  /// Begins a run on a viewport of a height in pt, with an inset at the bottom.
  init(height: Int64 = 700, bottomInset: Int64 = 0) {
    let setup = RunSetup(
      viewport: Size(width: .points(390), height: .points(height)),
      insets: EdgeInsets(bottom: .points(bottomInset)),
      scale: 1,
      refresh: RunBuilder.frameTime,
      estimatedHeight: .points(80),
      renderInterval: Interval(ticks: 117_600_000)
    )
    add(.began(setup))
  }

  /// Adds a record now.
  mutating func add(_ record: TraceRecord) {
    records.append(TimedRecord(at: now, record: record))
  }

  mutating func wait(ms: Int64) {
    now = now + .milliseconds(ms)
  }

  mutating func wait(_ interval: Interval) {
    now = now + interval
  }

  /// Places a row whose top and height are given in pt.
  mutating func place(_ id: UInt32, top: Double, height: Double = 100) {
    add(
      .placed(
        ItemID(rawValue: id),
        top: Length(points: top),
        height: Length(points: height),
        isEstimated: false
      )
    )
  }

  /// Places `count` rows of 100 pt from the top of the content on.
  mutating func placeColumn(_ count: UInt32) {
    for id in 0..<count { place(id, top: Double(id) * 100) }
  }

  mutating func leave(_ id: UInt32) {
    add(.left(ItemID(rawValue: id)))
  }

  /// Commits a frame 1/60 s later, its offset moved by `moved` pt of which `commanded` were.
  mutating func frame(
    moved: Double = 0,
    commanded: Double = 0,
    _ state: FrameState = []
  ) {
    now = now + RunBuilder.frameTime
    offset += Length(points: moved)
    add(
      .frame(
        FrameRecord(
          offset: offset,
          contentHeight: content,
          commanded: Length(points: commanded),
          state: state
        )
      )
    )
  }

  /// A frame whose movement is wholly commanded.
  mutating func scroll(_ points: Double, _ state: FrameState = .dragging) {
    frame(moved: points, commanded: points, state)
  }

  /// The trace, ended now.
  func trace() -> Trace {
    var recorder = TraceRecorder()
    for timed in records { recorder.record(timed.record, at: timed.at) }
    recorder.record(.ended, at: now)
    return recorder.finish()
  }

  /// The value of a metric in the unit that outputs print.
  func value(_ metric: Metric) throws -> Double? {
    try Measurements(trace())[metric]?.value
  }
}
