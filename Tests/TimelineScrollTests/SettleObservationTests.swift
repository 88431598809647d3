import Testing
import TestSupport
import TimelineScroll
import TimelineUnits

@Suite struct SettleObservationTests {
  /// H-SETTLE-8.
  @Test func `Bounds of 0 x 0 or with a number that is none are unusable, others are not`() {
    var world = SettleWorld()
    #expect(world.observation.isUsable)
    world.bounds = .zero
    #expect(!world.observation.isUsable)
    world.bounds = Size(width: .undefined, height: .points(700))
    #expect(!world.observation.isUsable)
    world.bounds = Size(width: .points(390), height: .undefined)
    #expect(!world.observation.isUsable)
    world.bounds = Size(width: .points(390), height: .zero)
    #expect(world.observation.isUsable)
  }

  @Test func `Observing a list takes its geometry and the rows on screen`() {
    let list = NaiveList.points([100, 200, 300, 400])
    var scroll = list.scroll(viewport: 250)
    scroll.setOffset(.points(150))
    var observation = SettleObservation()
    observation.observe(list, at: scroll)
    #expect(observation.bounds == scroll.viewport)
    #expect(observation.contentHeight == .points(1_000))
    #expect(observation.offset == .points(150))
    #expect(observation.rows.map(\.item.rawValue) == [1, 2])
    #expect(observation.rows.map(\.top) == [.points(100), .points(300)])
    #expect(observation.rows.map(\.height) == [.points(200), .points(300)])
    observation.observe(NaiveList.points([]), at: scroll)
    #expect(observation.rows.isEmpty)
  }

  @Test func `Beginning anew keeps the memory of the rows`() {
    let world = SettleWorld()
    var observation = world.observation
    let capacity = observation.rows.capacity
    world.fill(&observation)
    #expect(observation == world.observation)
    #expect(observation.rows.capacity == capacity)
  }
}
