import Testing

@testable import Experiments

@Suite struct ToolchainKeyTests {
  /// BM-TIER-2.
  @Test func `The key names compiler, processor and C library in one word`() {
    let parts = ToolchainKey.current.split(separator: "_", maxSplits: 1)
    #expect(parts.count == 2 && parts[0].hasPrefix("swift-6"))
    #expect(!ToolchainKey.current.contains(" "))
    #if os(Linux)
    #expect(ToolchainKey.current.contains("_glibc2."))
    #endif
  }
}
