internal import TimelineSimulation
internal import TimelineTrace
internal import TimelineUnits

/// Under a finger that drags the list moves as the finger does and not otherwise: in every frame by
/// the way of the finger, to a point.
///
/// Near the edges the rubber band has its say, so only frames well inside the range are judged; the
/// edges move with each layout between two frames, so all of its ranges count.
///
/// Source: M-YANK-1, U-DRAG-5.
struct FingerCheck: ScreenCheck {
  private static let tolerance = Length.unitsPerPoint

  let name = "finger"
  /// Where the finger goes down and moves to, in order.
  private let heights: [Int64]
  private var next = 0
  private var y: Int64 = 0
  /// The way of the finger since the last frame, downwards.
  private var way: Int64 = 0
  private var isInterrupted = false

  init(_ input: SimulationInput) {
    let order = input.events.indices.sorted { left, right in
      let (first, second) = (input.events[left].at, input.events[right].at)
      return first != second ? first < second : left < right
    }
    heights = order.compactMap { index in
      switch input.events[index].event {
      case .touchDown(let y), .touchMoved(let y): y.units
      default: nil
      }
    }
  }

  mutating func take(_ timed: TimedRecord, _ screen: SeenScreen) -> String? {
    switch timed.record {
    case .input(.touchDown, _):
      y = nextHeight()
      isInterrupted = true
    case .input(.touchMoved, _):
      let target = nextHeight()
      way += target - y
      y = target
    case .input(.touchUp, _):
      isInterrupted = true
    case .frame:
      defer {
        way = 0
        isInterrupted = false
      }
      return judge(screen)
    default:
      break
    }
    return nil
  }

  private mutating func nextHeight() -> Int64 {
    guard next < heights.count else { return y }
    next += 1
    return heights[next - 1]
  }

  private func judge(_ screen: SeenScreen) -> String? {
    guard let frame = screen.frame, let before = screen.previous, !isInterrupted,
      !screen.isResized, frame.record.state.contains(.dragging),
      before.record.state.contains(.dragging),
      ([before.range] + frame.ranges).allSatisfy({ isInside($0, before, frame) })
    else { return nil }
    let moved = (frame.record.offset - before.record.offset).units
    let off = abs(moved + way)
    guard off > FingerCheck.tolerance else { return nil }
    return "the list is off by \(Length(units: off).points) pt from the finger that drags it"
  }

  /// Whether two frames in a row are well inside a range.
  private func isInside(
    _ range: ClosedRange<Int64>,
    _ before: SeenFrame,
    _ frame: SeenFrame
  ) -> Bool {
    let margin = 20 * Length.unitsPerPoint
    return [before, frame].allSatisfy { seen in
      let offset = seen.record.offset.units
      return offset > range.lowerBound + margin && offset < range.upperBound - margin
    }
  }
}
