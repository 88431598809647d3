import TimelineTrace

/// The one pass over a trace that feeds all families.
struct MetricPass {
  private var screen = ScreenTrack()
  private var revealTiming = RevealTiming()
  private var renderCadence = RenderCadence()
  private var renderUse = RenderUse()
  private var renderLateness = RenderLateness()
  private var layoutShift = LayoutShift()
  private var anchorDrift = AnchorDrift()
  private var blankArea = BlankArea()
  private var followYank = FollowYank()
  private var followLag = FollowLag()
  private var holdStaleness = HoldStaleness()
  private var settleCounts = SettleCounts()
  private var workCounts = WorkCounts()
  private var hitchTime = HitchTime()
  private var motionEvenness = MotionEvenness()
  private var frameJank = FrameJank()
  private var frameOverrun = FrameOverrun()
  private var inputLatency = InputLatency()
  private var inputToStill = InputToStill()
  private var dataCounts = DataCounts()

  mutating func run(_ trace: Trace) throws(TraceError) {
    var reader = trace.records
    var structure = TraceStructure()
    var start = reader.byteOffset
    while let timed = try reader.read() {
      try structure.check(timed.record, byteOffset: start)
      guard screen.take(timed) else { throw TraceError(byteOffset: start, reason: .tooManyRows) }
      take(timed)
      guard !dataCounts.hasOverflowed else {
        throw TraceError(byteOffset: start, reason: .tooManyRows)
      }
      start = reader.byteOffset
    }
    try structure.checkEnd(byteOffset: start)
  }

  private mutating func take(_ timed: TimedRecord) {
    // The most frequent records concern the screen alone.
    switch timed.record {
    case .placed, .left: return
    default: break
    }
    revealTiming.take(timed, on: screen)
    renderCadence.take(timed, on: screen)
    renderUse.take(timed, on: screen)
    renderLateness.take(timed, on: screen)
    layoutShift.take(timed, on: screen)
    anchorDrift.take(timed, on: screen)
    blankArea.take(timed, on: screen)
    followYank.take(timed, on: screen)
    followLag.take(timed, on: screen)
    holdStaleness.take(timed, on: screen)
    settleCounts.take(timed, on: screen)
    workCounts.take(timed, on: screen)
    hitchTime.take(timed, on: screen)
    motionEvenness.take(timed, on: screen)
    frameJank.take(timed, on: screen)
    frameOverrun.take(timed, on: screen)
    inputLatency.take(timed, on: screen)
    inputToStill.take(timed, on: screen)
    dataCounts.take(timed, on: screen)
  }

  mutating func report(to measurements: inout Measurements) {
    revealTiming.report(to: &measurements)
    renderCadence.report(to: &measurements)
    renderUse.report(to: &measurements)
    renderLateness.report(to: &measurements)
    layoutShift.report(to: &measurements)
    anchorDrift.report(to: &measurements)
    blankArea.report(to: &measurements)
    followYank.report(to: &measurements)
    followLag.report(to: &measurements)
    holdStaleness.report(to: &measurements)
    settleCounts.report(to: &measurements)
    workCounts.report(to: &measurements)
    hitchTime.report(to: &measurements)
    motionEvenness.report(to: &measurements)
    frameJank.report(to: &measurements)
    frameOverrun.report(to: &measurements)
    inputLatency.report(to: &measurements)
    inputToStill.report(to: &measurements)
    dataCounts.report(to: &measurements)
  }
}
