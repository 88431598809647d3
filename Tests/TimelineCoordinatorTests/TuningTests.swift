import CollectionLayout
import Testing
import TimelineCoordinator
import TimelineScroll
import TimelineUnits

@Suite struct TuningTests {
  private let tuning = Tuning()

  @Test func `Times are those of the modelled app, in ms`() {
    let times: [Interval] = [
      tuning.reveal.passDelay, tuning.older.minInterval, tuning.older.staleAfter,
      tuning.prepend.liveHold, tuning.follow.duration, tuning.follow.maximumStepTime,
      tuning.bottom.passDelay, tuning.bottom.passDelayAfterAnimation, tuning.render.overlayInterval,
      tuning.render.minIntervalComposerOpen, tuning.held.checkInterval,
    ]
    #expect(
      times.map(\.milliseconds) == [32, 250, 8_000, 1_500, 1_500, 100, 32, 350, 100, 500, 250]
    )
    #expect(tuning.render.minInterval * 6 == .seconds(1))
  }

  @Test func `Lengths are those of the modelled app, in pt`() {
    let lengths: [Length] = [
      tuning.layout.estimatedHeight, tuning.reveal.tolerance, tuning.older.threshold,
      tuning.bottom.gapTolerance, tuning.bottom.heightTolerance,
    ]
    #expect(lengths.map(\.points) == [80, 0.5, 1_800, 1, 0.5])
  }

  @Test func `Counts, speeds and switches are those of the modelled app`() {
    let counts = [
      tuning.reveal.stillPasses, tuning.reveal.maximumPasses, tuning.older.maximumPagesUnderCover,
      tuning.bottom.stablePasses, tuning.bottom.maximumPasses, tuning.layout.loopLimit,
    ]
    #expect(counts == [3, 63, 2, 2, 8, 100])
    #expect(tuning.follow.minimumSpeed.pointsPerSecond == 80)
    #expect(tuning.follow.maximumSpeed.pointsPerSecond == 2_200)
    #expect(tuning.reveal.passClock == .sleepAfterWork)
    #expect(tuning.rows == RowPolicy(heightScale: 1_000, changedRow: -1))
    #expect(tuning.layout.granularity == .batch)
    #expect(tuning.layout.heightEpsilon == .pixel)
  }
}
