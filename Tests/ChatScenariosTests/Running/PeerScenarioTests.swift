import ChatScenarios
import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

/// Scenarios that replay threads of other engines: what their budgets cannot say.
@Suite struct PeerScenarioTests {
  /// H-CAD-2, H-COORD-3.
  @Test func `Of 60 rows that are appended 10 ms apart none is lost`() throws {
    var inserted = 0
    for timed in try ScreenFrames.trace(ScreenFrames.scenario("cadence/burst-append")).records {
      if case .snapshotApplied(let count, _, _) = timed.record { inserted += count }
    }
    #expect(inserted == 60)
  }

  /// H-FOLLOW-6.
  @Test func `Behind the render gate the gap is a saw from about 423 to 476 pt`() throws {
    let gaps = try ScreenFrames.of("follow/steady-growth-300-gated")
      .filter { $0.milliseconds >= 12_000 }
      .map { $0.gap(height: 700) }
    #expect(gaps.count >= 240)
    let (least, most) = (try #require(gaps.min()), try #require(gaps.max()))
    let mean = gaps.reduce(0, +) / Double(gaps.count)
    #expect(least > 422 && least < 424)
    #expect(most > 466 && most < 477)
    #expect(mean > 444 && mean < 449)
  }

  /// H-PREPEND-5.
  @Test(arguments: [("prepend/loading-row-as-anchor", UInt32(0)), ("prepend/anchor-deleted", 38)])
  func `A first visible row that goes is never the anchor`(name: String, gone: UInt32) throws {
    let trace = try ScreenFrames.trace(ScreenFrames.scenario(name))
    var anchors: [UInt32] = []
    for timed in trace.records {
      if case .restoreBegan(let item, _) = timed.record { anchors.append(item.rawValue) }
    }
    #expect(anchors.count == 1)
    #expect(!anchors.contains(gone))
    let frames = ScreenFrames.of(trace)
    let last = try #require(frames.last { frame in frame.rows.contains { $0.item == gone } })
    #expect(last.rows.first?.item == gone)
  }

  /// H-COORD-3.
  @Test func `In an idle minute no frame differs from the one before`() throws {
    let frames = try ScreenFrames.of("heights/idle-drift").filter { $0.milliseconds > 1_000 }
    #expect(frames.count > 3_600)
    #expect(frames.allSatisfy { $0.frame == frames[0].frame })
  }

  /// H-UNIT-3, H-FOLLOW-7.
  @Test func `Refresh steps change when frames are shown and not where a fling comes to rest`()
    throws
  {
    var steady = try ScreenFrames.scenario("scroll/refresh-steps")
    let stepped = try ScreenFrames.of(ScreenFrames.trace(steady))
    steady.events.removeAll {
      switch $0.action {
      case .refresh, .lowPower: true
      default: false
      }
    }
    let even = try ScreenFrames.of(ScreenFrames.trace(steady))
    #expect(stepped.count < even.count)
    let rest = { (frames: [ScreenFrame]) in
      frames.last { $0.milliseconds < 4_150 }?.frame.offset.points
    }
    #expect(abs(try #require(rest(stepped)) - (try #require(rest(even)))) <= 0.5)
  }

  /// H-SETTLE-3.
  @Test func `Passes of 8 ms of work move the deadline to 2,520 ms, and a fixed rate does not`()
    throws
  {
    var scenario = try ScreenFrames.scenario("hitch/passes-with-work")
    #expect(try Measurements(ScreenFrames.trace(scenario))[.revealMs]?.value == 2_520)
    scenario.constants = [ConstantSetting(key: "reveal.passClock", text: "fixedRate")]
    #expect(try Measurements(ScreenFrames.trace(scenario))[.revealMs]?.value == 2_016)
  }

  /// H-CAD-7.
  @Test
  func `Six renders a second that each miss a refresh are 100 ms/s of hitch, or 50 at 120 Hz`()
    throws
  {
    for (name, ratio) in [("60", 100.0), ("120", 50)] {
      let scenario = try ScreenFrames.scenario("hitch/render-misses-" + name)
      let measured = try Measurements(ScreenFrames.trace(scenario))
      #expect(abs(try #require(measured[.hitchRatio]).value - ratio) <= 1)
    }
  }

  /// H-FOLLOW-2.
  @Test func `After a stall of 400 ms following makes up for 100 ms and no more`() throws {
    let frames = try ScreenFrames.of("hitch/stall-while-following")
    let after = try #require(frames.first { $0.milliseconds > 2_300 })
    #expect(after.frame.commanded > .zero)
    #expect(after.frame.commanded <= .points(220))
    let next = try #require(frames.first { $0.at > after.at })
    #expect(next.frame.commanded < after.frame.commanded)
  }
}
