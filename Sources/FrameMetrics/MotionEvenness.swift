import TimelineTrace
import TimelineUnits

/// Frames whose movement stands out from that of the frame before and of the frame after.
///
/// Of three movements in a row the middle one is uneven if it is a fifth larger or smaller than
/// both neighbours, two fifths where all are at most 7 device pixels. Movements up and down differ
/// in their sign, so the turn of a bounce, which passes through no movement at all, is even. A
/// difference of one pixel is rounding, never an event. A finger moves as it likes, so drags are
/// not judged.
///
/// Source: M-EVEN-1.
struct MotionEvenness: Accumulator {
  private var pixel: Int64 = 1
  /// The last movements in a row, the newest last.
  private var first: Int64?
  private var second: Int64?
  private var isJudged = false
  private var events = 0

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .began(let setup):
      pixel = max(1, Length.unitsPerPoint / Int64(max(1, setup.scale)))
    case .frame(let frame):
      let moves = frame.state.isInMotion && !frame.state.contains(.dragging)
      guard moves, !frame.state.contains(.covered) else {
        first = nil
        second = nil
        return
      }
      add(frame.commanded.units)
    default: break
    }
  }

  private mutating func add(_ third: Int64) {
    if let first, let second {
      isJudged = true
      if isUneven(first, second, third) { events += 1 }
    }
    first = second
    second = third
  }

  private func isUneven(_ first: Int64, _ second: Int64, _ third: Int64) -> Bool {
    let fastest = max(first.magnitude, second.magnitude, third.magnitude)
    let tenths = fastest <= 7 * pixel.magnitude ? 14.0 : 12.0
    return standsOut(second, above: max(first, third), tenths)
      || standsOut(-second, above: -min(first, third), tenths)
  }

  private func standsOut(_ second: Int64, above most: Int64, _ tenths: Double) -> Bool {
    guard second - most > pixel else { return false }
    return most >= 0
      ? Double(second) * 10 > Double(most) * tenths : Double(most) * 10 < Double(second) * tenths
  }

  mutating func report(to measurements: inout Measurements) {
    if isJudged { measurements.set(.motionUnevenness, count: events) }
  }
}
