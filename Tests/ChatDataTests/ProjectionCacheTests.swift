import ChatData
import Testing

@Suite struct ProjectionCacheTests {
  /// H-PROJ-6.
  @Test func `A projection is made once for each timeline revision`() {
    var cache = ProjectionCache()
    var timeline = LiveTimeline()
    #expect(cache.projection(of: timeline).isNew)
    #expect(!cache.projection(of: timeline).isNew)
    let rows = TestRows.envelope([TestRows.row("a", 1)])
    _ = timeline.apply(rows, counterAtStart: 0)
    let (projection, isNew) = cache.projection(of: timeline)
    #expect(isNew)
    #expect(projection == timeline.projection)
    _ = timeline.apply(rows, counterAtStart: 0)
    #expect(!cache.projection(of: timeline).isNew)
  }
}
