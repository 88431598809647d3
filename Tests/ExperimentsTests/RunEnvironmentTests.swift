import Experiments
import Testing

@Suite struct RunEnvironmentTests {
  @Test func `Tests are built for debugging or for release, by a Swift from 6.3 on`() {
    #expect(["debug", "release"].contains(RunEnvironment.buildMode))
    #expect(RunEnvironment.swiftVersion.hasPrefix("6."))
  }
}
