import Foundation
import Testing
import TestSupport
import TimelineScroll
import TimelineUnits

@Suite struct FollowBottomTests {
  private static let pixel = Length(units: 96)

  /// A list that follows its bottom, with growth by a rule, in `Double` points.
  private struct World {
    var follow = FollowBottom()
    var gap: Double
    var now = Instant.zero
    let refresh: Interval

    init(gap: Double, hertz: Int64) {
      self.gap = gap
      refresh = .period(hertz: hertz)
      _ = follow.turnOn(.sent)
      _ = follow.startLink(gap: gap, pixel: FollowBottomTests.pixel)
    }

    /// One frame: growth first, then the step of the link.
    mutating func frame(growth: Double = 0) -> FollowStep {
      now = now + refresh
      gap += growth
      _ = follow.startLink(gap: gap, pixel: FollowBottomTests.pixel)
      let step = follow.frame(
        gap: gap,
        pixel: FollowBottomTests.pixel,
        target: now,
        refresh: refresh,
        reduceMotion: false
      )
      switch step {
      case .idle: break
      case .move(let distance): gap -= distance
      case .arrive: gap = 0
      }
      return step
    }
  }

  // MARK: Steps

  /// H-FOLLOW-1.
  @Test func `The speed is gap / 1.5 s within 80 to 2,200 pt per s`() {
    let follow = FollowBottom()
    let tenth = Interval.milliseconds(100)
    func speed(_ gap: Double) -> Double { follow.step(gap: gap, elapsed: tenth) * 10 }
    #expect(speed(60) == 80)
    #expect((speed(120) - 80).magnitude < 1e-9)
    #expect((speed(121) - 121 / 1.5).magnitude < 1e-9)
    #expect((speed(3_299) - 3_299 / 1.5).magnitude < 1e-9)
    #expect((speed(3_300) - 2_200).magnitude < 1e-9)
    #expect((speed(1_000_000) - 2_200).magnitude < 1e-9)
  }

  /// H-FOLLOW-2.
  @Test func `A step never passes the bottom and accounts for 100 ms at the most`() {
    let follow = FollowBottom()
    #expect(follow.step(gap: 1, elapsed: .milliseconds(100)) == 1)
    #expect(follow.step(gap: 0, elapsed: .milliseconds(100)) == 0)
    #expect(follow.step(gap: -5, elapsed: .milliseconds(100)) == 0)
    #expect(follow.step(gap: 600, elapsed: .zero) == 0)
    let longest = follow.step(gap: 600, elapsed: .milliseconds(100))
    #expect(follow.step(gap: 600, elapsed: .milliseconds(99)) < longest)
    #expect(follow.step(gap: 600, elapsed: .milliseconds(101)) == longest)
    #expect(follow.step(gap: 600, elapsed: .seconds(10)) == longest)
  }

  @Test func `Policies that contradict themselves still step from 0 to the gap`() {
    let odd = FollowPolicy(
      duration: .zero,
      minimumSpeed: Speed(pointsPerSecond: 500),
      maximumSpeed: Speed(pointsPerSecond: 100)
    )
    let follow = FollowBottom(policy: odd)
    for gap in [0.0, 1, 100, 10_000] {
      let step = follow.step(gap: gap, elapsed: .milliseconds(16))
      #expect(step >= 0 && step <= gap)
    }
  }

  @Test func `The first frame of a link takes one refresh, later ones the time between targets`() {
    let follow = Probe(FollowBottom())
    follow { _ = $0.turnOn(.sent) }
    #expect(follow { $0.startLink(gap: 60, pixel: FollowBottomTests.pixel) })
    func frame(at ms: Int64) -> FollowStep {
      follow {
        $0.frame(
          gap: 60,
          pixel: FollowBottomTests.pixel,
          target: .zero + .milliseconds(ms),
          refresh: .milliseconds(10),
          reduceMotion: false
        )
      }
    }
    #expect(frame(at: 1_000) == .move(byPoints: 0.8))
    #expect(frame(at: 1_050) == .move(byPoints: 4))
    #expect(frame(at: 3_000) == .move(byPoints: 8))
    follow { _ = $0.pauseLink() }
    #expect(frame(at: 3_010) == .idle)
    #expect(follow { $0.startLink(gap: 60, pixel: FollowBottomTests.pixel) })
    #expect(frame(at: 9_000) == .move(byPoints: 0.8))
  }

  /// H-FOLLOW-4.
  @Test func `With less than a pixel left the list arrives and the link pauses`() {
    let first = 80.0 / 60
    for (gap, steps) in [(first - 0.01, 0), (first + 0.49, 1), (first + 0.51, 1), (first * 2, 1)] {
      var world = World(gap: gap, hertz: 60)
      for _ in 0..<steps {
        let step = world.frame()
        #expect(step != .arrive)
      }
      #expect(world.follow.isLinkRunning)
      let last = world.frame()
      #expect(last == .arrive)
      #expect(!world.follow.isLinkRunning)
      #expect(world.follow.isOn)
    }
    var close = World(gap: 10, hertz: 120)
    close.follow.policy.minimumSpeed = Speed(pointsPerSecond: 1)
    close.gap = 0.49
    let last = close.frame()
    #expect(last == .arrive)
    let follow = Probe(FollowBottom())
    follow { _ = $0.turnOn(.sent) }
    #expect(!follow { $0.startLink(gap: 0.49, pixel: FollowBottomTests.pixel) })
    #expect(follow { $0.startLink(gap: 0.5, pixel: FollowBottomTests.pixel) })
    #expect(!follow { $0.startLink(gap: 0.5, pixel: FollowBottomTests.pixel) })
  }

  /// H-MOTION-1.
  @Test func `With Reduce Motion the next frame is at the bottom, from any distance`() {
    var world = World(gap: 5_000, hertz: 60)
    _ = world.frame()
    let step = world.follow.frame(
      gap: world.gap,
      pixel: FollowBottomTests.pixel,
      target: world.now + world.refresh,
      refresh: world.refresh,
      reduceMotion: true
    )
    #expect(step == .arrive)
    #expect(!world.follow.isLinkRunning)
    #expect(world.follow.isOn)
  }

  // MARK: On and off

  /// H-FOLLOW-3.
  @Test func `Own send, tap and rest within 1 pt turn following on, a drag turns it off`() {
    let follow = Probe(FollowBottom())
    #expect(!follow.isOn)
    #expect(follow { $0.rested(gap: Length(units: 193)) } == nil)
    let atBottom = FollowSwitch(isOn: true, cause: .restedAtBottom)
    #expect(follow { $0.rested(gap: Length(units: 192)) } == atBottom)
    #expect(follow { $0.rested(gap: .zero) } == nil)
    #expect(follow { $0.turnOff(.drag) } == FollowSwitch(isOn: false, cause: .drag))
    #expect(follow { $0.turnOff(.drag) } == nil)
    #expect(follow { $0.turnOn(.tapped) } == FollowSwitch(isOn: true, cause: .tapped))
    #expect(follow { $0.turnOn(.sent) } == nil)
    #expect(follow { $0.turnOff(.mounted) } == FollowSwitch(isOn: false, cause: .mounted))
    #expect(follow { $0.turnOn(.sent) } == FollowSwitch(isOn: true, cause: .sent))
  }

  @Test func `A list that follows stays on while its gap grows`() {
    let follow = Probe(FollowBottom())
    follow { _ = $0.turnOn(.revealed) }
    #expect(follow { $0.rested(gap: .points(400)) } == nil)
    #expect(follow.isOn)
  }

  @Test func `A drag pauses the link, and without following no link starts`() {
    let follow = Probe(FollowBottom())
    #expect(!follow { $0.startLink(gap: 100, pixel: FollowBottomTests.pixel) })
    follow { _ = $0.turnOn(.sent) }
    #expect(follow { $0.startLink(gap: 100, pixel: FollowBottomTests.pixel) })
    follow { _ = $0.turnOff(.drag) }
    #expect(!follow.isLinkRunning)
    #expect(!follow { $0.pauseLink() })
  }

  // MARK: Closed forms

  /// H-FOLLOW-5.
  @Test func `The way down from 120 to 20,000 pt takes the closed form within 0.03 s`() {
    let table: [(gap: Double, seconds: Double)] = [
      (120, 1.50), (300, 2.87), (600, 3.91), (700, 4.15), (1_000, 4.68), (1_800, 5.56),
      (3_300, 6.47), (6_000, 7.70), (20_000, 14.06),
    ]
    for (gap, seconds) in table {
      let near = min(gap, 3_300)
      let closed = 1.5 * log(near / 120) + 1.5 + (gap - near) / 2_200
      #expect((closed - seconds).magnitude < 0.005)
      for hertz in [Int64(60), 120] {
        var world = World(gap: gap, hertz: hertz)
        while world.follow.isLinkRunning { _ = world.frame() }
        #expect((world.now.sinceStart.seconds - closed).magnitude <= 0.03)
      }
    }
  }

  @Test func `On the way down the gap only falls and no step is over 36.7 pt at 60 Hz`() {
    var world = World(gap: 20_000, hertz: 60)
    var steps: [Double] = []
    while world.follow.isLinkRunning {
      if case .move(let distance) = world.frame() { steps.append(distance) }
    }
    #expect(steps.allSatisfy { $0 > 1.33 && $0 < 36.67 })
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 >= $1 - 1e-9 })
    #expect(world.gap == 0)
  }

  /// H-FOLLOW-6.
  @Test
  func `The lag behind steady growth is 1.5 g, 0 below 80 and unbounded above 2,200 pt per s`() {
    let table: [(growth: Double, lag: Double)] = [
      (120, 180), (150, 225), (300, 450), (2_200, 3_300),
    ]
    for (growth, lag) in table {
      for hertz in [Int64(60), 120] {
        var world = World(gap: growth, hertz: hertz)
        for _ in 0..<(60 * hertz) { _ = world.frame(growth: growth / Double(hertz)) }
        #expect((world.gap - lag).magnitude <= growth / Double(hertz) + 1)
      }
    }
    var slow = World(gap: 0, hertz: 60)
    for _ in 0..<3_600 {
      _ = slow.frame(growth: 79.0 / 60)
      #expect(slow.gap < 2)
    }
    var fast = World(gap: 3_300, hertz: 60)
    for _ in 0..<3_600 { _ = fast.frame(growth: 2_300.0 / 60) }
    #expect((fast.gap - (3_300 + 60 * 100)).magnitude < 50)
  }

  @Test func `Behind the gate of 1/6 s growth of 300 pt per s is a saw of 423 to 476 pt`() {
    for hertz in [Int64(60), 120] {
      var world = World(gap: 450, hertz: hertz)
      var gaps: [Double] = []
      for frame in 0..<(40 * hertz) {
        let isRender = frame % (hertz / 6) == 0
        if isRender { gaps.append(world.gap + 50) }
        _ = world.frame(growth: isRender ? 50 : 0)
        gaps.append(world.gap)
      }
      let late = gaps.suffix(gaps.count / 2)
      #expect(late.allSatisfy { $0 > 421 && $0 < 477 })
      #expect(late.contains { $0 < 426 } && late.contains { $0 > 472 })
      let mean = late.reduce(0, +) / Double(late.count)
      #expect(mean > 444 && mean < 450)
    }
  }

  /// H-FOLLOW-7.
  @Test func `From 1,000 pt 511.5 pt are left after 1 s at 60 Hz, 512.5 at 120 and 513.4 exactly`()
  {
    var left: [Int64: Double] = [:]
    for hertz in [Int64(30), 60, 120] {
      var world = World(gap: 1_000, hertz: hertz)
      for _ in 0..<hertz { _ = world.frame() }
      left[hertz] = world.gap
    }
    let exact = 1_000 * exp(-1 / 1.5)
    #expect((exact - 513.4).magnitude < 0.05)
    #expect(((left[60] ?? 0) - 511.5).magnitude < 0.05)
    #expect(((left[120] ?? 0) - 512.5).magnitude < 0.05)
    #expect(((left[60] ?? 0) / exact - 1).magnitude <= 0.004)
    #expect(((left[30] ?? 0) / exact - 1).magnitude <= 0.008)
  }
}
