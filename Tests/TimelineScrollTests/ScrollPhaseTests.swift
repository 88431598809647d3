import TestSupport
import Testing
import TimelineScroll

@Suite struct ScrollPhaseTests {
  /// The ways from phase to phase, as the platform's table states them, in the order of calls.
  private static let table: [(from: ScrollPhase, to: ScrollPhase, calls: [String])] = [
    (.resting, .tracking, []),
    (.decelerating, .tracking, []),
    (.animating, .tracking, []),
    (.tracking, .dragging, ["willBeginDragging"]),
    (.tracking, .resting, []),
    (.tracking, .decelerating, ["willBeginDecelerating"]),
    (.dragging, .resting, ["willEndDragging", "didEndDragging"]),
    (
      .dragging, .decelerating,
      ["willEndDragging", "didEndDragging", "willBeginDecelerating"]
    ),
    (.decelerating, .resting, ["didEndDecelerating"]),
    (.decelerating, .animating, ["didEndDecelerating"]),
    (.resting, .animating, []),
    (.animating, .resting, ["didEndScrollingAnimation"]),
  ]

  private static func names(_ callbacks: ScrollCallbacks) -> [String] {
    callbacks.inOrder.map { call in
      switch call {
      case .willBeginDragging: "willBeginDragging"
      case .didScroll: "didScroll"
      case .willEndDragging: "willEndDragging"
      case .didEndDragging: "didEndDragging"
      case .willBeginDecelerating: "willBeginDecelerating"
      case .didEndDecelerating: "didEndDecelerating"
      default: "didEndScrollingAnimation"
      }
    }
  }

  /// U-FLAG-3.
  @Test func `All 16,807 sequences of 5 inputs give exactly the calls of the table, none twice`() {
    let count = Exhaustive.expect { choices in
      var phase = ScrollPhase.resting
      var path: [ScrollPhaseInput] = []
      for _ in 0..<5 {
        let input = choices.one(of: ScrollPhaseInput.allCases)
        path.append(input)
        let before = phase
        let calls = Self.names(phase.take(input))
        if before == phase {
          if !calls.isEmpty { return "\(path): \(calls) without a change" }
          continue
        }
        let way = Self.table.first { $0.from == before && $0.to == phase }
        if way?.calls != calls { return "\(path): \(calls) from \(before) to \(phase)" }
      }
      return nil
    }
    #expect(count == 16_807)
  }

  @Test func `In all sequences of 5 inputs every call that begins something is ended once`() {
    Exhaustive.expect { choices in
      var phase = ScrollPhase.resting
      var isDragging = false
      var isDecelerating = false
      for _ in 0..<5 {
        let calls = phase.take(choices.one(of: ScrollPhaseInput.allCases))
        if calls.contains(.willBeginDragging) {
          if isDragging { return "two drags" }
          isDragging = true
        }
        if calls.contains(.didEndDragging) {
          if !isDragging || !calls.contains(.willEndDragging) { return "an end without a drag" }
          isDragging = false
        }
        if calls.contains(.didEndDecelerating) {
          if !isDecelerating { return "an end without a deceleration" }
          isDecelerating = false
        }
        if calls.contains(.willBeginDecelerating) {
          if isDecelerating { return "two decelerations" }
          isDecelerating = true
        }
        // A finger ends a deceleration without a call.
        if phase == .tracking { isDecelerating = false }
        if isDragging != (phase == .dragging) { return "a drag without its phase" }
        if isDecelerating != (phase == .decelerating) { return "no phase of deceleration" }
      }
      return nil
    }
  }

  @Test func `Every way of the table is taken by some input`() {
    for way in Self.table {
      let reached = ScrollPhaseInput.allCases.contains { input in
        var phase = way.from
        _ = phase.take(input)
        return phase == way.to
      }
      #expect(reached, "\(way.from) to \(way.to)")
    }
  }

  @Test func `A finger on the list comes before an animation`() {
    for held in [ScrollPhase.tracking, .dragging] {
      var phase = held
      #expect(phase.take(.animationBegan) == [])
      #expect(phase == held)
    }
  }
}
