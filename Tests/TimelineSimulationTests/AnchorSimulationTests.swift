import Testing
import TimelineCoordinator
import TimelineScroll
import TimelineTrace
import TimelineUnits

@testable import TimelineSimulation

/// Scrolling up into rows that were never measured at this width, under each policy.
@Suite struct AnchorSimulationTests {
  /// The heights of known fault B01 after the rotation, and its drag of 10 pt per frame.
  private func trace(
    _ layout: LayoutTuning,
    frames: Int64 = 600,
    events: [TimedInput] = []
  ) -> Trace {
    let rows = (0..<1_000).map { row in
      RowContent(height: Length(units: Int64(40 + 53 * row % 361) * 96))
    }
    let start = Instant.zero + .seconds(1)
    var drag = [TimedInput(at: start, event: .touchDown(y: .zero))]
    for frame in 1...frames {
      drag.append(
        TimedInput(
          at: start + .period(hertz: 60) * frame,
          event: .touchMoved(y: .points(10 * frame))
        )
      )
    }
    return Simulation.run(
      SimulationInput(
        device: .plain,
        tuning: Tuning(layout: layout),
        rows: rows,
        initial: (0..<1_000).map { ItemID(rawValue: $0) },
        events: drag + events,
        duration: .seconds(12)
      )
    )
  }

  /// The frames in which a row that was visible before moved otherwise than the finger, in points.
  private func jumps(_ trace: Trace) -> [Double] {
    var tops: [UInt32: Length] = [:]
    var shown: [UInt32: Length] = [:]
    var jumps: [Double] = []
    for record in trace.all {
      switch record {
      case .placed(let item, let top, _, _): tops[item.rawValue] = top
      case .left(let item): tops[item.rawValue] = nil
      case .frame(let frame):
        let now = tops.mapValues { $0 - frame.offset }
        let worst = now.compactMap { row, y in
          shown[row].map { (y - $0 + frame.commanded).magnitude.points }
        }
        if frame.state.contains(.dragging), let worst = worst.max(), worst > 0.5 {
          jumps.append(worst)
        }
        shown = now
      default: break
      }
    }
    return jumps
  }

  private func dragged(_ trace: Trace) -> Int {
    trace.frames.count { $0.frame.state.contains(.dragging) && $0.frame.commanded != .zero }
  }

  /// B01, U-ANCHOR-1, U-ROW-2.
  @Test(arguments: PrefetchPolicy.allCases)
  func `Under the handbook each unmeasured row above jumps by what the estimate was wrong by`(
    prefetch: PrefetchPolicy
  ) {
    let run = trace(LayoutTuning(prefetch: prefetch))
    #expect(dragged(run) >= 599)
    let jumps = jumps(run)
    #expect(jumps.count > 40)
    #expect(jumps.max() ?? 0 > 79)
  }

  /// B01, U-ANCHOR-9, P-ANCHOR-6, H-UNIT-3.
  @Test(arguments: PrefetchPolicy.allCases)
  func `With the anchor row every row moves 10 pt in each of 600 frames, on whole pixels`(
    prefetch: PrefetchPolicy
  ) {
    let run = trace(LayoutTuning(anchorPolicy: .anchorRow, prefetch: prefetch))
    #expect(dragged(run) >= 599)
    #expect(jumps(run) == [])
    let pixel = PixelGrid(scale: 3).pixel
    #expect(run.frames.allSatisfy { $0.frame.offset.units % pixel.units == 0 })
  }

  /// U-ANCHOR-5: a row that is prepared while it is wholly above is followed by the platform.
  @Test func `Automatic compensation keeps rows in place only where they are measured ahead`() {
    let ahead = trace(LayoutTuning(autoCompensation: true, prefetch: .oneAhead))
    #expect(jumps(ahead) == [])
    let late = trace(LayoutTuning(autoCompensation: true, prefetch: .off))
    #expect(jumps(late).count > 40)
  }

  /// U-PREP-4.
  @Test func `A list that travels up measures the row above before it is visible`() {
    let ahead = trace(LayoutTuning(prefetch: .oneAhead), frames: 30)
    let none = trace(LayoutTuning(prefetch: .off), frames: 30)
    func isPrepared(_ run: Trace) -> Bool {
      var placed: Set<UInt32> = []
      var unseen: Set<UInt32> = []
      for record in run.all {
        if case .measured(let item, _, _, _) = record, !placed.contains(item.rawValue) {
          unseen.insert(item.rawValue)
        }
        if case .placed(let item, _, _, _) = record {
          placed.insert(item.rawValue)
        }
        if case .ended = record { unseen.subtract(placed) }
      }
      return !unseen.isEmpty
    }
    #expect(isPrepared(ahead))
    #expect(ahead != none)
  }

  private static let landscape = TimedInput(
    at: .zero + .milliseconds(11_500),
    event: .viewport(Size(width: .points(844), height: .points(390)), insets: EdgeInsets())
  )

  /// The first row with its top on screen in the last frame before a time, and its place in the
  /// first one after.
  private func anchor(_ trace: Trace, at time: Instant) -> (before: Length, after: Length?)? {
    var tops: [UInt32: Length] = [:]
    var anchor: (row: UInt32, y: Length)?
    for timed in trace.records {
      switch timed.record {
      case .placed(let item, let top, _, _): tops[item.rawValue] = top
      case .left(let item): tops[item.rawValue] = nil
      case .frame(let frame) where timed.at < time:
        anchor = tops.filter { $0.value >= frame.offset }.min { $0.value < $1.value }
          .map { ($0.key, $0.value - frame.offset) }
      case .frame(let frame):
        return anchor.map { ($0.y, tops[$0.row].map { $0 - frame.offset }) }
      default: break
      }
    }
    return nil
  }

  /// B01, H-SELF-4, U-CYCLE-6, U-ANCHOR-9.
  @Test(arguments: [Int64(30), 600])
  func `Turned, the first visible row stays under the anchor rule, at rest and under a finger`(
    frames: Int64
  ) throws {
    var layout = LayoutTuning(anchorPolicy: .anchorRow)
    let moved = frames == 30 ? [TimedInput(at: .zero + .seconds(3), event: .touchUp)] : []
    let kept = trace(layout, frames: frames, events: moved + [Self.landscape])
    let place = try #require(anchor(kept, at: Self.landscape.at))
    #expect(try #require(place.after).units - place.before.units == 0)
    layout.anchorPolicy = .handbook
    let lost = trace(layout, frames: frames, events: moved + [Self.landscape])
    #expect(try #require(anchor(lost, at: Self.landscape.at)).after != place.before)
  }

  /// B01, H-FOLLOW-3.
  @Test func `Turned at its bottom, a list under the anchor rule is there in the same frame`() {
    let turned = trace(
      LayoutTuning(anchorPolicy: .anchorRow),
      frames: 1,
      events: [TimedInput(at: .zero + .milliseconds(500), event: Self.landscape.event)]
    )
    let after = turned.frames.filter {
      $0.at > .zero + .milliseconds(500) && $0.at < .zero + .seconds(1)
    }
    #expect(after.count > 25)
    #expect(
      after.allSatisfy { ($0.frame.contentHeight - $0.frame.offset - .points(390)) < .points(1) }
    )
  }

  /// H-FOLLOW-3.
  @Test func `A reader in the middle of a chat is not taken to its bottom by a rotation`() {
    let turned = trace(
      LayoutTuning(),
      frames: 600,
      events: [TimedInput(at: .zero + .milliseconds(11_100), event: .touchUp), Self.landscape]
    )
    let switches = turned.records.filter { timed in
      guard timed.at >= Self.landscape.at else { return false }
      return if case .followSwitched = timed.record { true } else { false }
    }
    #expect(switches.isEmpty)
  }

  /// H-PREPEND-5.
  @Test func `The record of a restore names the row that takes the part of one that is gone`() {
    let change = TimedInput(
      at: .zero + .milliseconds(500),
      event: .window(
        rows: ((0..<985).map { $0 } + [998, 999]).map { ItemID(rawValue: $0) },
        changes: []
      )
    )
    let run = trace(LayoutTuning(), frames: 1, events: [change])
    var anchors: [UInt32] = []
    for case .restoreBegan(let item, _) in run.all { anchors.append(item.rawValue) }
    #expect(anchors == [998])
  }

  /// U-ANCHOR-4: the control keeps no place at all when rows come in above.
  @Test func `Without any policy rows that come in above push down what is read`() {
    let page = TimedInput(
      at: .zero + .milliseconds(500),
      event: .window(rows: (0..<1_000).map { ItemID(rawValue: ($0 + 999) % 1_000) }, changes: [])
    )
    func restores(_ policy: AnchorPolicy) -> Int {
      trace(LayoutTuning(anchorPolicy: policy), frames: 5, events: [page]).all.count {
        if case .restoreBegan = $0 { true } else { false }
      }
    }
    #expect(restores(.none) == 0)
    #expect(restores(.handbook) == 1)
  }
}
