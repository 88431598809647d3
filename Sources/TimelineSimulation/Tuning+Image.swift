import TimelineCoordinator
import TimelineScroll
import TimelineUnits

/// The constants in the order of an image's settings.
extension Tuning {
  mutating func visit<Codec: ImageCodec>(_ codec: inout Codec) throws(ImageError) {
    try codec.time(&reveal.passDelay)
    try codec.count(&reveal.stillPasses)
    try codec.length(&reveal.tolerance)
    try codec.count(&reveal.maximumPasses)
    try codec.choice(&reveal.passClock)
    try codec.length(&older.threshold)
    try codec.time(&older.minInterval)
    try codec.time(&older.staleAfter)
    try codec.count(&older.maximumPagesUnderCover)
    try codec.time(&prepend.liveHold)
    try codec.time(&follow.duration)
    try codec.real(&follow.minimumSpeed.pointsPerSecond)
    try codec.real(&follow.maximumSpeed.pointsPerSecond)
    try codec.time(&follow.maximumStepTime)
    try codec.time(&bottom.passDelay)
    try codec.time(&bottom.passDelayAfterAnimation)
    try codec.count(&bottom.stablePasses)
    try codec.count(&bottom.maximumPasses)
    try codec.length(&bottom.gapTolerance)
    try codec.length(&bottom.heightTolerance)
    try codec.time(&render.overlayInterval)
    try codec.time(&render.minInterval)
    try codec.time(&render.minIntervalComposerOpen)
    try codec.time(&held.checkInterval)
    try codec.choice(&scroll.decelerationRate)
    try codec.choice(&scroll.stopRule)
    try codec.choice(&scroll.bounceSpring)
    try codec.time(&scroll.animatedScroll)
    try codec.length(&layout.estimatedHeight)
    try codec.count(&layout.loopLimit)
    try codec.choice(&layout.granularity)
    try codec.choice(&layout.heightEpsilon)
    try codec.choice(&layout.estimates)
    try codec.choice(&layout.anchorPolicy)
    try codec.flag(&layout.autoCompensation)
    try codec.choice(&layout.prefetch)
    try codec.count(&layout.osVersion)
  }
}
