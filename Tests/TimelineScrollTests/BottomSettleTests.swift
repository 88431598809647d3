import Testing
import TestSupport
import TimelineScroll
import TimelineUnits

@Suite struct BottomSettleTests {
  private static func started(afterAnimation: Bool = false) -> Probe<BottomSettle> {
    var settle = BottomSettle()
    settle.start(contentHeight: .points(1_000), afterAnimation: afterAnimation)
    return Probe(settle)
  }

  /// H-BOTTOM-1.
  @Test func `Passes are 32 ms apart, and only the first after an animation waits 350 ms`() {
    let later = Instant.zero + .milliseconds(100)
    let plain = BottomSettleTests.started()
    #expect(plain.machine.nextPass(after: later) == later + .milliseconds(32))
    let animated = BottomSettleTests.started(afterAnimation: true)
    #expect(animated.machine.nextPass(after: later) == later + .milliseconds(350))
    animated { _ = $0.pass(gap: .points(30), contentHeight: .points(1_000)) }
    #expect(animated.machine.nextPass(after: later) == later + .milliseconds(32))
    #expect(BottomSettle().nextPass(after: later) == nil)
  }

  /// H-BOTTOM-2.
  @Test func `A pass is stable with a gap of 192 units and a height change of 96, not one more`() {
    let height = Length.points(1_000)
    for (gap, change, isStable) in [
      (Int64(192), Int64(96), true), (-192, -96, true), (193, 0, false), (-193, 0, false),
      (0, 97, false), (0, -97, false), (0, 0, true),
    ] {
      let settle = BottomSettleTests.started()
      let pass = settle {
        $0.pass(gap: Length(units: gap), contentHeight: height + Length(units: change))
      }
      #expect(pass?.isStable == isStable)
      #expect(pass?.setsOffset == (gap.magnitude > 192))
      #expect(pass?.gap == Length(units: gap))
    }
  }

  @Test func `A height that creeps by 96 units in each pass is stable`() {
    let settle = BottomSettleTests.started()
    let first = settle { $0.pass(gap: .zero, contentHeight: .points(1_000) + Length(units: 96)) }
    #expect(first?.end == nil)
    let second = settle { $0.pass(gap: .zero, contentHeight: .points(1_001)) }
    #expect(second?.end == .stable)
  }

  /// H-BOTTOM-3.
  @Test func `It ends with 2 stable passes in a row, with pass 8 or with a drag`() {
    let far = Length.points(5)
    let limited = BottomSettleTests.started()
    let ends = (1...8).map { index in
      limited { $0.pass(gap: index % 2 == 0 ? far : .zero, contentHeight: .points(1_000)) }?.end
    }
    #expect(ends == [nil, nil, nil, nil, nil, nil, nil, .passLimit])
    #expect(!limited.isRunning)
    #expect(limited { $0.pass(gap: .zero, contentHeight: .points(1_000)) } == nil)
    let dragged = BottomSettleTests.started()
    #expect(dragged { $0.stop() })
    #expect(!dragged { $0.stop() })
    #expect(dragged { $0.pass(gap: .zero, contentHeight: .points(1_000)) } == nil)
  }

  @Test func `A start while it runs begins anew`() {
    let settle = BottomSettleTests.started()
    settle { _ = $0.pass(gap: .zero, contentHeight: .points(1_000)) }
    settle { $0.start(contentHeight: .points(2_000), afterAnimation: false) }
    #expect(settle.passes == 0)
    #expect(settle { $0.pass(gap: .zero, contentHeight: .points(2_000)) }?.end == nil)
    #expect(settle { $0.pass(gap: .zero, contentHeight: .points(2_000)) }?.end == .stable)
  }

  /// H-BOTTOM-4.
  @Test func `A settle takes 64 to 256 ms, or 382 to 574 ms behind an animation`() {
    for (afterAnimation, shortest, longest) in [
      (false, Int64(64), Int64(256)), (true, 382, 574),
    ] {
      for (gap, milliseconds) in [(Length.zero, shortest), (.points(9), longest)] {
        let settle = BottomSettleTests.started(afterAnimation: afterAnimation)
        var now = Instant.zero
        while let due = settle.machine.nextPass(after: now) {
          now = due
          settle { _ = $0.pass(gap: gap, contentHeight: .points(1_000)) }
        }
        #expect(now == .zero + .milliseconds(milliseconds))
      }
    }
  }

  @Test func `In all runs of 8 passes of 3 gaps and 2 heights the end is that of the plain words`()
  {
    let gaps: [Int64] = [0, 192, 193]
    let heights: [Int64] = [0, 97]
    Exhaustive.expect { choices in
      let length = choices.below(6)
      var found: [(gap: Int64, height: Int64)] = []
      for _ in 0..<length { found.append((choices.one(of: gaps), choices.one(of: heights))) }
      var settle = BottomSettle(policy: BottomPolicy(maximumPasses: 5))
      settle.start(contentHeight: .zero, afterAnimation: false)
      let ends = found.map {
        settle.pass(gap: Length(units: $0.gap), contentHeight: Length(units: $0.height))?.end
      }
      let wanted = BottomSettleTests.end(of: found)
      let got = ends.firstIndex { $0 != nil }.map { ($0, ends[$0]) }
      guard got?.0 == wanted?.0, got?.1 == wanted?.1 else { return "\(found): \(ends)" }
      return nil
    }
  }

  /// The index and kind of the end, from the whole list of what the passes found; the limit is 5.
  private static func end(
    of found: [(gap: Int64, height: Int64)]
  ) -> (Int, BottomSettleEnd)? {
    let heights = [0] + found.map(\.height)
    let stable = found.indices.filter { found[$0].gap <= 192 && heights[$0] == heights[$0 + 1] }
    let pair = stable.first { stable.contains($0 - 1) }
    if let pair, pair < 5 { return (pair, .stable) }
    return found.count >= 5 ? (4, .passLimit) : nil
  }
}
