import ChatScenarios
import Testing

@Suite struct ScenarioPatternTests {
  private func matches(_ pattern: String, _ name: String) -> Bool {
    ScenarioName(name).map(ScenarioPattern(pattern).matches) ?? false
  }

  @Test func `A star stands for any run of letters, the slash included`() {
    #expect(matches("reveal/*", "reveal/all-ready"))
    #expect(matches("*", "reveal/all-ready"))
    #expect(matches("*ready", "reveal/all-ready"))
    #expect(matches("r*l/*l*y", "reveal/all-ready"))
    #expect(!matches("reveal/*", "render/streaming-row"))
    #expect(!matches("reveal", "reveal/all-ready"))
  }

  @Test func `Only a star makes a pattern open`() {
    #expect(ScenarioPattern("a/*").isOpen)
    #expect(!ScenarioPattern("a/b").isOpen)
  }

  @Test func `All 5,461 patterns of up to 6 signs match as the plain definition says`() {
    let signs = Array("a/*b")
    var patterns = [""]
    for start in 0..<6 {
      let longest = patterns.filter { $0.count == start }
      patterns += longest.flatMap { pattern in signs.map { pattern + String($0) } }
    }
    #expect(patterns.count == 5_461)
    for pattern in patterns {
      for name in ["a/b", "aa/b", "ab/ab", "b/a"] {
        #expect(matches(pattern, name) == plain(Array(pattern), Array(name)), "\(pattern) \(name)")
      }
    }
  }

  /// The definition: a star is nothing, or one sign and the star again.
  private func plain(_ pattern: [Character], _ name: [Character]) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      return plain(Array(pattern.dropFirst()), name)
        || (!name.isEmpty && plain(pattern, Array(name.dropFirst())))
    }
    return name.first == first && plain(Array(pattern.dropFirst()), Array(name.dropFirst()))
  }
}
