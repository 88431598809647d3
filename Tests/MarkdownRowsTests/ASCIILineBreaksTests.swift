import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct ASCIILineBreaksTests {
  /// One byte a class of plain ASCII text; two where a rule tells them apart.
  private static let representatives = Array("a1 (})!'|./$%-\n".utf8)

  #if DEBUG
  private static let longest = 4
  private static let randomCount = 20_000
  #else
  private static let longest = 6
  private static let randomCount = 1_000_000
  #endif

  private func compare(
    _ bytes: [UInt8],
    _ breaker: inout LineBreaker,
    _ tailoring: Tailoring
  ) -> Bool {
    bytes.withUnsafeBufferPointer { text in
      let fast = Array(breaker.positions(in: text, tailoring: tailoring))
      let slow = Array(breaker.positions(in: text, tailoring: tailoring, usesFastPath: false))
      if fast == slow { return true }
      let shown = String(decoding: bytes, as: UTF8.self).debugDescription
      Issue.record("\(tailoring.name) \(shown): \(fast) is not ICU's \(slow)")
      return false
    }
  }

  /// T-PIPE-4.
  @Test(arguments: Tailoring.allCases)
  func `All texts of up to 4 classes (6 in release) break as with ICU`(
    _ tailoring: Tailoring
  ) throws {
    var breaker = try LineBreaker()
    let classes = ASCIILineBreaksTests.representatives
    var wrong = 0
    for length in 1...ASCIILineBreaksTests.longest {
      var digits = [Int](repeating: 0, count: length)
      var isDone = false
      while !isDone && wrong < 20 {
        if !compare(digits.map { classes[$0] }, &breaker, tailoring) { wrong += 1 }
        isDone = true
        for place in digits.indices {
          digits[place] += 1
          if digits[place] < classes.count {
            isDone = false
            break
          }
          digits[place] = 0
        }
      }
    }
  }

  /// T-PIPE-4.
  @Test(arguments: Tailoring.allCases)
  func `20,000 random plain texts (1,000,000 in release) break as with ICU`(
    _ tailoring: Tailoring
  ) throws {
    var breaker = try LineBreaker()
    var random = RandomSource(seed: 14)
    let favourites = Array("  $(1.-/)%,a'\n".utf8)
    var wrong = 0
    for _ in 0..<ASCIILineBreaksTests.randomCount where wrong < 20 {
      var bytes: [UInt8] = []
      for _ in 0..<random.within(1...24) {
        if random.chance(1, in: 2) {
          bytes.append(favourites[random.below(favourites.count)])
        } else {
          bytes.append(UInt8(random.within(0x20...0x7e)))
          if random.chance(1, in: 12) { bytes += [0xc3, UInt8(random.within(0x80...0xbf))] }
        }
      }
      if !compare(bytes, &breaker, tailoring) { wrong += 1 }
    }
  }

  /// T-PIPE-4.
  @Test(arguments: Tailoring.allCases)
  func `Each Latin letter from U+00C0 to U+027F breaks as with ICU beside every class`(
    _ tailoring: Tailoring
  ) throws {
    var breaker = try LineBreaker()
    var wrong = 0
    for value in UInt32(0xc0)...0x27f where wrong < 20 {
      let letter = Array(String(UnicodeScalar(value).map(Character.init) ?? "a").utf8)
      for before in ASCIILineBreaksTests.representatives {
        for after in ASCIILineBreaksTests.representatives {
          let text = [before] + letter + [after] + letter
          if !compare(text, &breaker, tailoring) { wrong += 1 }
        }
      }
    }
  }

  @Test func `Text is plain ASCII, has Latin letters besides, or is left to ICU`() {
    func coverage(_ bytes: [UInt8]) -> ASCIILineBreaks.Coverage {
      bytes.withUnsafeBufferPointer { ASCIILineBreaks.coverage(of: $0) }
    }
    for byte in UInt8(0)...127 {
      let isPlain = LineBreakClass(byte) != nil
      #expect(coverage([0x61, byte]) == (isPlain ? .plain : .none))
    }
    for value in UInt32(0x80)...0x2ff {
      guard let scalar = UnicodeScalar(value) else { continue }
      let isLatin = value >= 0xc0 && value <= 0x27f
      #expect(coverage(Array("a\(Character(scalar))".utf8)) == (isLatin ? .latin : .none))
    }
    #expect(coverage(Array("é漢".utf8)) == .none)
    #expect(coverage(Array("é\u{1f44d}".utf8)) == .none)
  }
}
