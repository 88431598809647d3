import Testing
import TimelineCoordinator
import TimelineTrace
import TimelineUnits

@testable import TimelineSimulation

/// Following the bottom, computed by whole runs and held against closed forms.
@Suite struct FollowSimulationTests {
  private static let last = ItemID(rawValue: 39)

  /// A revealed list whose last row grows in every frame from 500 ms on.
  private func growing(pointsPerSecond: Double, for duration: Int64, hertz: Int64) -> Trace {
    var device = Device.plain
    device.refresh = .period(hertz: hertz)
    let content = [RowContent](repeating: RowContent(height: .points(80)), count: 40)
    let start = Instant.zero + .milliseconds(500)
    let frames = duration * hertz
    let events = (1...frames).map { number in
      let elapsed = Double(number) / Double(hertz)
      return TimedInput(
        at: start + device.refresh * number,
        event: .resize(Self.last, height: Length(points: 80 + pointsPerSecond * elapsed))
      )
    }
    return Simulation.run(
      SimulationInput(
        device: device,
        rows: content,
        initial: content.indices.map { ItemID(rawValue: UInt32($0)) },
        events: events,
        duration: .seconds(duration) + .milliseconds(500)
      )
    )
  }

  private func gap(_ frame: FrameRecord) -> Double {
    (frame.contentHeight - .points(700) - frame.offset).points
  }

  /// H-FOLLOW-6.
  @Test(arguments: [(60, 5.0), (120, 2.5)])
  func `Behind text that grows 300 pt/s in every frame the gap settles at 450 pt`(
    hertz: Int,
    travel: Double
  ) {
    let trace = growing(pointsPerSecond: 300, for: 20, hertz: Int64(hertz))
    let late = trace.frames.filter { $0.at > .zero + .seconds(15) }.map { gap($0.frame) }
    #expect(late.count > 100)
    #expect(late.allSatisfy { abs($0 - 450) <= travel })
    let switches = trace.all.filter { if case .followSwitched = $0 { true } else { false } }
    #expect(switches == [.followSwitched(on: true, .revealed)])
  }

  /// H-FOLLOW-5.
  ///
  /// 1.5 ln(d / 120) + 1.5 s is 2.87, 4.68, 5.56 and 6.47 s. Steps of 1/60 s at the speed of their
  /// start are up to 0.03 s faster, those of 1/120 s half as much. So the 6.45 s from 3,300 pt at
  /// 60 Hz follow from H-FOLLOW-2: a frame leaves 89/90 of the gap, 297 frames leave 119.49 pt, and
  /// 90 steps of 80/60 pt close it, 387 frames in all.
  @Test(
    arguments: [(300, 2.8744), (1_000, 4.6804), (1_800, 5.5621), (3_300, 6.4713)],
    [(60, 0.03), (120, 1.0 / 60)]
  )
  func `Gaps of 300, 1,000, 1,800 and 3,300 pt close in the time of the closed form`(
    gap: (distance: Int64, seconds: Double),
    display: (hertz: Int64, tolerance: Double)
  ) throws {
    var device = Device.plain
    device.refresh = .period(hertz: display.hertz)
    let content = [RowContent](repeating: RowContent(height: .points(80)), count: 40)
    let grown = Length.points(80 + gap.distance)
    let trace = Simulation.run(
      SimulationInput(
        device: device,
        rows: content,
        initial: content.indices.map { ItemID(rawValue: UInt32($0)) },
        events: [TimedInput(at: .zero + .seconds(1), event: .resize(Self.last, height: grown))],
        duration: .seconds(10)
      )
    )
    let moving = trace.frames.filter { $0.frame.commanded != .zero }
    let first = try #require(moving.first)
    let last = try #require(moving.last)
    #expect(last.frame.offset == Length.points(3_200 - 700 + gap.distance))
    let took = (last.at - first.at + device.refresh).seconds
    #expect(abs(took - gap.seconds) <= display.tolerance)
  }

  /// H-FOLLOW-7.
  @Test(arguments: [(60, 511.5), (120, 512.5)])
  func `From 1,000 pt what is left after 1 s differs by 0.4 % from the exact 513.4 pt at most`(
    hertz: Int,
    left: Double
  ) throws {
    var device = Device.plain
    device.refresh = .period(hertz: Int64(hertz))
    let content = [RowContent](repeating: RowContent(height: .points(80)), count: 40)
    let grown = TimedInput(
      at: .zero + .seconds(1),
      event: .resize(Self.last, height: .points(1_080))
    )
    let trace = Simulation.run(
      SimulationInput(
        device: device,
        rows: content,
        initial: content.indices.map { ItemID(rawValue: UInt32($0)) },
        events: [grown],
        duration: .seconds(3)
      )
    )
    let moving = trace.frames.filter { $0.frame.commanded != .zero }
    let after = gap(try #require(moving.dropFirst(hertz - 1).first).frame)
    #expect(abs(after - left) <= 0.5)
    #expect(abs(after - 513.4) <= 513.4 * 0.004)
  }

  /// H-MOTION-1.
  @Test func `With Reduce Motion the list jumps to the bottom in one frame`() {
    let content = [RowContent](repeating: RowContent(height: .points(80)), count: 40)
    let trace = Simulation.run(
      SimulationInput(
        rows: content,
        initial: content.indices.map { ItemID(rawValue: UInt32($0)) },
        events: [
          TimedInput(at: .zero + .seconds(1), event: .resize(Self.last, height: .points(680)))
        ],
        reduceMotion: true,
        duration: .seconds(3)
      )
    )
    let moves = trace.frames.filter { $0.frame.commanded != .zero }
    #expect(moves.map(\.frame.commanded) == [.points(600)])
  }
}
