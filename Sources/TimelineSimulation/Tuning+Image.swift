import TimelineCoordinator
import TimelineScroll
import TimelineUnits

/// The constants in the order of an image's settings.
extension Tuning {
  mutating func visit<Codec: ImageCodec>(_ codec: inout Codec) {
    codec.time(&reveal.passDelay)
    codec.count(&reveal.stillPasses)
    codec.length(&reveal.tolerance)
    codec.count(&reveal.maximumPasses)
    codec.choice(&reveal.passClock)
    codec.length(&older.threshold)
    codec.time(&older.minInterval)
    codec.time(&older.staleAfter)
    codec.count(&older.maximumPagesUnderCover)
    codec.time(&prepend.liveHold)
    codec.time(&follow.duration)
    codec.real(&follow.minimumSpeed.pointsPerSecond)
    codec.real(&follow.maximumSpeed.pointsPerSecond)
    codec.time(&follow.maximumStepTime)
    codec.time(&bottom.passDelay)
    codec.time(&bottom.passDelayAfterAnimation)
    codec.count(&bottom.stablePasses)
    codec.count(&bottom.maximumPasses)
    codec.length(&bottom.gapTolerance)
    codec.length(&bottom.heightTolerance)
    codec.time(&render.overlayInterval)
    codec.time(&render.minInterval)
    codec.time(&render.minIntervalComposerOpen)
    codec.time(&held.checkInterval)
    codec.choice(&scroll.decelerationRate)
    codec.choice(&scroll.stopRule)
    codec.choice(&scroll.bounceSpring)
    codec.time(&scroll.animatedScroll)
    codec.length(&layout.estimatedHeight)
    codec.count(&layout.loopLimit)
    codec.choice(&layout.granularity)
    codec.choice(&layout.heightEpsilon)
    codec.choice(&layout.estimates)
    codec.choice(&layout.anchorPolicy)
    codec.flag(&layout.autoCompensation)
    codec.choice(&layout.prefetch)
    codec.count(&layout.osVersion)
  }
}
