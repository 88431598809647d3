import Testing

@testable import DataSimulation

@Suite struct LiveVersionTests {
  /// H-OVER-4.
  @Test func `An epoch counts before a revision`() {
    let version = { LiveVersion(epoch: $0, revision: $1) }
    #expect(version(1, 9).isOlder(than: version(2, 0)))
    #expect(version(1, 41).isOlder(than: version(1, 42)))
    #expect(!version(1, 42).isOlder(than: version(1, 42)))
    #expect(!version(2, 0).isOlder(than: version(1, 9)))
  }
}
