/// A number that a trace answers, named by a dotted group of words.
///
/// The order is that of all outputs. A changed definition gets a new name.
///
/// Source: BM-PRIN-3, S-NAME-7.
public enum Metric: UInt8, CaseIterable, Sendable {
  /// The metric `reveal.ms`.
  case revealMs
  /// The metric `reveal.passes`.
  case revealPasses
  /// The metric `reveal.deadlineHit`.
  case revealDeadlineHit
  /// The metric `reveal.creep`.
  case revealCreep
  /// The metric `reveal.residual`.
  case revealResidual
  /// The metric `reveal.wait.waiting`.
  case revealWaitWaiting
  /// The metric `reveal.wait.first`.
  case revealWaitFirst
  /// The metric `reveal.wait.moved`.
  case revealWaitMoved
  /// The metric `reveal.wait.still`.
  case revealWaitStill
  /// The metric `reveal.wait.unusable`.
  case revealWaitUnusable
  /// The metric `reveal.wait.preparing`.
  case revealWaitPreparing
  /// The metric `reveal.wait.applying`.
  case revealWaitApplying
  /// The metric `reveal.wait.firstLoad`.
  case revealWaitFirstLoad
  /// The metric `reveal.wait.olderPage`.
  case revealWaitOlderPage
  /// The metric `reveal.count`.
  case revealCount
  /// The metric `cadence.max`.
  case cadenceMax
  /// The metric `cadence.minInterval`.
  case cadenceMinInterval
  /// The metric `render.count`.
  case renderCount
  /// The metric `render.live`.
  case renderLive
  /// The metric `render.waste`.
  case renderWaste
  /// The metric `render.delay`.
  case renderDelay
  /// The metric `render.lateness.p50`.
  case renderLatenessP50
  /// The metric `render.lateness.p95`.
  case renderLatenessP95
  /// The metric `render.lateness.p99`.
  case renderLatenessP99
  /// The metric `render.lateness.max`.
  case renderLatenessMax
  /// The metric `render.missed`.
  case renderMissed
  /// The metric `shift.pt.max`.
  case shiftPtMax
  /// The metric `shift.pt.sum`.
  case shiftPtSum
  /// The metric `shift.score`.
  case shiftScore
  /// The metric `anchor.drift.worst`.
  case anchorDriftWorst
  /// The metric `anchor.drift.final`.
  case anchorDriftFinal
  /// The metric `blank.pt`.
  case blankPt
  /// The metric `blank.ptSeconds`.
  case blankPtSeconds
  /// The metric `follow.yank`.
  case followYank
  /// The metric `follow.lag.p50`.
  case followLagP50
  /// The metric `follow.lag.p95`.
  case followLagP95
  /// The metric `follow.lag.max`.
  case followLagMax
  /// The metric `follow.lag.final`.
  case followLagFinal
  /// The metric `follow.away`.
  case followAway
  /// The metric `follow.interruptions`.
  case followInterruptions
  /// The metric `hold.staleness`.
  case holdStaleness
  /// The metric `hold.appliedWhileDragging`.
  case holdAppliedWhileDragging
  /// The metric `stable.count`.
  case stableCount
  /// The metric `stable.resets`.
  case stableResets
  /// The metric `frames.count`.
  case framesCount
  /// The metric `work.measures`.
  case workMeasures
  /// The metric `work.layoutQueries`.
  case workLayoutQueries
  /// The metric `work.configures`.
  case workConfigures
  /// The metric `work.reconfigures`.
  case workReconfigures
  /// The metric `work.listSnapshots`.
  case workListSnapshots
  /// The metric `work.diffOps`.
  case workDiffOps
  /// The metric `work.rowsPerToken`.
  case workRowsPerToken
  /// The metric `work.invalidations`.
  case workInvalidations
  /// The metric `work.remeasures`.
  case workRemeasures
  /// The metric `work.wastedMeasures`.
  case workWastedMeasures
  /// The metric `work.passes`.
  case workPasses
  /// The metric `work.maxLayoutPasses`.
  case workMaxLayoutPasses
  /// The metric `work.guarded`.
  case workGuarded
  /// The metric `work.parses`.
  case workParses
  /// The metric `work.shapes`.
  case workShapes
  /// The metric `older.requests`.
  case olderRequests
  /// The metric `faults.count`.
  case faultsCount
  /// The metric `hitch.ratio`.
  case hitchRatio
  /// The metric `hitch.time`.
  case hitchTime
  /// The metric `hitch.grade.scrolling`.
  case hitchGradeScrolling
  /// The metric `hitch.grade.animation`.
  case hitchGradeAnimation
  /// The metric `frame.late.count`.
  case frameLateCount
  /// The metric `frame.late.worst`.
  case frameLateWorst
  /// The metric `frame.overrun.p50`.
  case frameOverrunP50
  /// The metric `frame.overrun.p90`.
  case frameOverrunP90
  /// The metric `frame.overrun.p95`.
  case frameOverrunP95
  /// The metric `frame.overrun.p99`.
  case frameOverrunP99
  /// The metric `frame.dropped`.
  case frameDropped
  /// The metric `jank.frames`.
  case jankFrames
  /// The metric `motion.unevenness`.
  case motionUnevenness
  /// The metric `input.latency`.
  case inputLatency
  /// The metric `input.latency.p98`.
  case inputLatencyP98
  /// The metric `input.shown`.
  case inputShown
  /// The metric `input.toStill.p50`.
  case inputToStillP50
  /// The metric `input.toStill.p95`.
  case inputToStillP95
  /// The metric `data.overlayRollbacks`.
  case dataOverlayRollbacks
  /// The metric `data.duplicateSends`.
  case dataDuplicateSends
  /// The metric `data.snapshotDrops`.
  case dataSnapshotDrops
  /// The metric `data.hostEvictions`.
  case dataHostEvictions
  /// The metric `data.timeToConfirm`.
  case dataTimeToConfirm
  /// The metric `data.loads`.
  case dataLoads
  /// The metric `data.leaseRenewals`.
  case dataLeaseRenewals
  /// The metric `data.liveWithheld`.
  case dataLiveWithheld
  /// The metric `data.liveUnheard`.
  case dataLiveUnheard
  /// The metric `data.missingFiles`.
  case dataMissingFiles
  /// The metric `data.duplicateChunks`.
  case dataDuplicateChunks
}
