import Testing
import TimelineUnits

@testable import ChatScenarios

@Suite struct DigitShuffleTests {
  private func shuffled(_ text: String, seed: UInt64 = 3) -> String {
    var bytes = Array(text.utf8)
    var random = RandomSource(seed: seed)
    DigitShuffle.shuffle(&bytes, &random)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `Digits from 1 to 9 change to such digits, zeros and everything else stay`() {
    let results = (0..<50).map { shuffled("a 405, 10.02 m – ü7", seed: $0) }
    #expect(
      results.allSatisfy { $0.wholeMatch(of: /a [1-9]0[1-9], [1-9]0\.0[1-9] m – ü[1-9]/) != nil }
    )
    #expect(Set(results).count == 50)
  }

  @Test func `A number at the start of a line stays`() {
    let text = "12. a\n  3) b\n45"
    #expect(shuffled(text) == text)
    #expect(shuffled("1. 22222222").hasPrefix("1. "))
    #expect(shuffled("1. 22222222") != "1. 22222222")
  }

  @Test func `A text without digits stays`() {
    #expect(shuffled("") == "")
    #expect(shuffled("満潮 👩‍👩‍👧‍👦") == "満潮 👩‍👩‍👧‍👦")
  }
}
