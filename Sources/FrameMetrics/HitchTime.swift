import TimelineTrace
import TimelineUnits

/// How much later than meant frames are shown, above all while something moves.
///
/// A frame is in motion if the list was dragged, decelerated or followed in it. The ratio divides
/// by the time between frames in motion, so it is undefined for a run in which nothing moves.
///
/// Source: M-HITCH-1, M-OVER-1, U-HITCH-1, U-HITCH-2.
struct HitchTime: Accumulator {
  private var isInMotion = false
  private var motionTicks: Int64 = 0
  private var hitchTicks: Int64 = 0
  private var lateFrames = 0
  private var frames = 0
  private var worst = Extreme()

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .frame(let frame):
      frames += 1
      let moves = frame.state.isInMotion
      if moves, isInMotion {
        motionTicks = motionTicks.saturatingAdd((screen.frameTime - screen.previousFrameTime).ticks)
      }
      isInMotion = moves
    case .late(let lateness):
      lateFrames += 1
      worst.take(lateness.ticks, at: timed.at)
      if isInMotion { hitchTicks = hitchTicks.saturatingAdd(lateness.ticks) }
    default:
      break
    }
  }

  mutating func report(to measurements: inout Measurements) {
    guard frames > 0 else { return }
    measurements.set(.frameLateCount, count: lateFrames)
    measurements.set(.frameLateWorst, parts: worst.value ?? 0, worst.witness)
    guard motionTicks > 0 else { return }
    measurements.set(.hitchTime, parts: hitchTicks)
    let ratio = Double(hitchTicks) * 1e9 / Double(motionTicks)
    let parts = Int64(nearest: min(ratio, 1e15))
    measurements.set(.hitchRatio, parts: parts)
    measurements.set(.hitchGradeScrolling, parts: HitchScale.scrolling.grade(of: parts))
    measurements.set(.hitchGradeAnimation, parts: HitchScale.animation.grade(of: parts))
  }
}
