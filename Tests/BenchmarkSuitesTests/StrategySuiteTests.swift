import Testing

@testable import BenchmarkSuites

@Suite struct StrategySuiteTests {
  /// P-LAB-2, P-LAB-4.
  @Test func `Prepends to 100000 runs are predicted at 5e9 elements and not run, the tree's are`()
    throws
  {
    #expect(StrategySuite.explosion(RunList.self, .prepend, 1) == nil)
    let predicted = try #require(StrategySuite.explosion(RunList.self, .prepend, 2))
    #expect(predicted > 3e9 && predicted < 8e9)
    #expect(StrategySuite.explosion(TreeStrategy.self, .prepend, 3) == nil)
  }
}
