import Testing
import TimelineCoordinator
import TimelineUnits

@Suite struct RenderPolicyTests {
  @Test func `The gate is 1/6 s wide, and 0.5 s with the composer open`() {
    let policy = RenderPolicy()
    #expect(policy.interval(composerIsOpen: false) == Interval(ticks: 117_600_000))
    #expect(policy.interval(composerIsOpen: true) == .milliseconds(500))
  }
}
