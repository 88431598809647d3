import TimelineTrace
import TimelineUnits

/// Movements of rows that nothing commanded, between frames that both show the list.
///
/// Shifts less than 1 s apart form a burst, which lasts less than 5 s. Without two uncovered frames
/// that show a row in common there is nothing to judge.
///
/// Source: M-SHIFT-1, M-SHIFT-2, M-REVEAL-5.
struct LayoutShift: Accumulator {
  private static let burstGap = Interval.seconds(1)
  private static let burstLength = Interval.seconds(5)
  private static let residualTime = Interval.milliseconds(500)

  private var score = ShiftScore()
  private var farthest = Extreme()
  private var sum: Int64 = 0
  private var bursts = Extreme()
  private var burst: Int64 = 0
  private var burstStart: Instant?
  private var lastShift = Instant.zero
  private var lift: Instant?
  private var residual: Int64 = 0
  private var residuals = Extreme()

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .revealed:
      closeResidual()
      lift = timed.at
    case .frame:
      guard screen.isUncoveredPair, !screen.movements.isEmpty else { return }
      takeFrame(at: timed.at, screen)
    default:
      break
    }
  }

  private mutating func takeFrame(at now: Instant, _ screen: ScreenTrack) {
    let viewportHeight = screen.viewport.height.units
    score.clear()
    for movement in screen.movements {
      let distance = abs(movement.unexplained)
      farthest.take(distance, at: now, item: movement.item)
      sum = sum.saturatingAdd(distance)
      score.take(movement, viewportHeight: viewportHeight)
    }
    let millionths = score.millionths(viewportHeight: viewportHeight)
    addToBurst(millionths, at: now)
    if let lift, now - lift <= LayoutShift.residualTime {
      residual = residual.saturatingAdd(millionths)
    }
  }

  private mutating func addToBurst(_ millionths: Int64, at now: Instant) {
    if millionths == 0 {
      bursts.take(0, at: now)
      return
    }
    if let burstStart, now - lastShift < LayoutShift.burstGap,
      now - burstStart < LayoutShift.burstLength
    {
      burst = burst.saturatingAdd(millionths)
    } else {
      burst = millionths
      burstStart = now
    }
    lastShift = now
    bursts.take(burst, at: now)
  }

  private mutating func closeResidual() {
    guard let lift else { return }
    residuals.take(residual, at: lift)
    residual = 0
  }

  mutating func report(to measurements: inout Measurements) {
    closeResidual()
    measurements.set(.revealResidual, residuals)
    measurements.set(.shiftPtMax, farthest)
    measurements.set(.shiftScore, bursts)
    if farthest.value != nil { measurements.set(.shiftPtSum, parts: sum) }
  }
}
