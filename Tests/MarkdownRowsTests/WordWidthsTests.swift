import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct WordWidthsTests {
  private func width(
    _ word: String,
    _ style: FaceStyle,
    _ widths: inout WordWidths,
    _ source: WidthSource
  ) -> WordWidth {
    Array(word.utf8).withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return .zero }
      return widths.width(of: start, count: bytes.count, style, from: source)
    }
  }

  /// T-WORD-4.
  @Test func `The cache takes at most 2 MB`() {
    #expect(WordWidths.byteLimit == 1_688_576)
    #expect(WordWidths.byteLimit + ClusterCache.byteLimit <= 2_000_000)
  }

  /// T-WORD-4, T-PREP-4.
  @Test func `100,000 words have the width of their source while the cache grows and is dropped`() {
    let source = WidthSource.table(.square(unitsPerEm: 10))
    var widths = WordWidths()
    var random = RandomSource(seed: 4)
    for index in 0..<100_000 {
      let word = String(random.below(60_000), radix: 36) + (index % 7 == 0 ? "é-longer" : "")
      let style = FaceStyle.allCases[random.below(4)]
      let expected = Array(word.utf8).withUnsafeBufferPointer { source.width(of: $0, style) }
      if width(word, style, &widths, source) != expected {
        Issue.record("\(word) in \(style.name)")
        break
      }
    }
    #expect(widths.asked == 100_000)
    #expect(widths.misses > 60_000)
  }

  /// Words of 24 bytes whose hashes are all equal: the second third undoes the first.
  private func colliding(_ count: UInt64) -> [[UInt8]] {
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    return (0..<count).map { first in
      var value = ((24 << 3 | UInt64(FaceStyle.regular.rawValue)) &* factor ^ first) &* factor
      value ^= value >> 29
      return [first, value, 0].flatMap { word in (0..<8).map { UInt8(word >> ($0 * 8) & 0xff) } }
    }
  }

  /// T-WORD-4.
  ///
  /// Searched one after the other 40,000 words of one hash would take 800,000,000 steps.
  @Test func `Words that were chosen to collide empty the cache before a search grows long`() {
    let source = WidthSource.table(.square(unitsPerEm: 10))
    var widths = WordWidths()
    let words = colliding(40_000)
    let hashes = words.prefix(100).map { word in
      word.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.map { WordHash.hash($0, bytes.count, .regular) }
      }
    }
    #expect(Set(hashes).count == 1)
    for word in words {
      word.withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        let expected = source.width(of: bytes, .regular)
        let found = widths.width(of: start, count: bytes.count, .regular, from: source)
        if found != expected { Issue.record("another width") }
      }
    }
    #expect(widths.misses == 40_000)
    // The last words are there, the first were dropped.
    for (index, isKept) in [(39_999, true), (0, false)] {
      let before = widths.misses
      words[index].withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        _ = widths.width(of: start, count: bytes.count, .regular, from: source)
      }
      #expect((widths.misses == before) == isKept)
    }
  }

  /// T-WORD-4.
  @Test func `A word is asked once a style, and one of more than 128 bytes every time`() {
    let source = WidthSource.table(.square(unitsPerEm: 10))
    var widths = WordWidths()
    for _ in 0..<3 {
      _ = width("word", .regular, &widths, source)
      _ = width("word", .bold, &widths, source)
      _ = width(String(repeating: "a", count: 128), .regular, &widths, source)
    }
    #expect(widths.misses == 3)
    for _ in 0..<3 { _ = width(String(repeating: "a", count: 129), .regular, &widths, source) }
    #expect(widths.misses == 6)
    widths.removeAll()
    _ = width("word", .regular, &widths, source)
    #expect(widths.misses == 7)
  }
}
