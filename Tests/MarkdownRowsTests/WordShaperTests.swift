import Testing

@testable import MarkdownRows

@Suite struct WordShaperTests {
  /// T-WORD-3.
  @Test func `Code is 0.6 em a column and is never shaped`() throws {
    let shaper = WordShaper(fonts: try FontSet.installed())
    #expect(shaper.advance(of: 0x61, .mono) == 211_200)
    let measurer = try RowMeasurer(fonts: try FontSet.installed(), style: .oracle)
    _ = measurer.prepare(MarkdownDocument(Array("`let a = b`\n\n```\nx\n```".utf8)))
    #expect(measurer.counters.shapeCalls == 0)
    #expect(measurer.counters.wordsAsked == 0)
  }

  /// T-FACE-2.
  @Test(arguments: [
    ("漢字かな、", 5, Int64(5_000)), ("한국", 2, 1_840), ("👍", 1, 1_245), ("👍🏽", 1, 1_245),
    ("👨‍👩‍👧‍👦", 1, 1_245), ("🇩🇪🇫🇷", 2, 2_490), ("1️⃣", 1, 1_245), ("❤️", 1, 1_245), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 1, 1_245),
  ])
  func `Ideographs, Hangul and emoji have widths by rule without a fallback face`(
    _ word: String,
    _ clusters: Int,
    _ thousandths: Int64
  ) throws {
    let shaper = WordShaper(fonts: try FontSet.installed())
    let width = Array(word.utf8).withUnsafeBufferPointer { shaper.width(of: $0, .regular) }
    #expect(width == WordWidth(units: 352 * thousandths, clusters: Int32(clusters)))
    #expect(shaper.shapeCalls == 0)
    #expect(shaper.missingGlyphs == 0)
  }

  /// T-FACE-4.
  @Test func `A code point that no face has takes the missing glyph and is counted`() throws {
    let shaper = WordShaper(fonts: try FontSet.installed())
    let width = Array("\u{0628}".utf8).withUnsafeBufferPointer { shaper.width(of: $0, .regular) }
    #expect(shaper.missingGlyphs == 1)
    #expect(width.units > 0)
  }

  /// LIM-7.
  @Test(arguments: [
    "\u{1f468}" + String(repeating: "\u{fe0f}", count: 30_000), "\u{1f468}\u{200d}",
  ])
  func `A cluster of more than 65,535 bytes is counted to its end`(_ unit: String) throws {
    let word = unit.utf8.count > 100 ? unit : String(repeating: unit, count: 10_000)
    let shaper = WordShaper(fonts: try FontSet.installed())
    let bytes = Array(word.utf8)
    bytes.withUnsafeBufferPointer { text in
      var clusters: [ClusterAdvance] = []
      shaper.appendClusters(of: text, .regular, to: &clusters)
      #expect(clusters.reduce(0) { $0 + Int($1.byteCount) } == bytes.count)
    }
  }

  /// LIM-10.
  @Test func `A piece of more than 4,096 bytes is not shaped: it is the sum of its characters`()
    throws
  {
    let shaper = WordShaper(fonts: try FontSet.installed())
    func width(_ text: String) -> WordWidth {
      Array(text.utf8).withUnsafeBufferPointer { shaper.width(of: $0, .regular) }
    }
    let most = WordShaper.longestShaped
    let letter = width("a").units
    #expect(width(String(repeating: "a", count: most)).clusters == Int32(most))
    let calls = shaper.shapeCalls
    let long = width(String(repeating: "a", count: most + 1))
    #expect(shaper.shapeCalls == calls)
    #expect(long == WordWidth(units: letter * Int64(most + 1), clusters: Int32(most + 1)))
    // Without kerning a pair is as wide as its letters; marks belong to the letter before them.
    let pair = width("A").units + width("V").units
    #expect(width(String(repeating: "AV", count: most)).units == pair * Int64(most))
    #expect(width(String(repeating: "e\u{301}", count: most)).clusters == Int32(most))
  }

  /// T-WORD-1.
  @Test func `The clusters of a word sum to its width, marks included`() throws {
    let shaper = WordShaper(fonts: try FontSet.installed())
    for word in ["office", "e\u{301}a\u{308}", "naïve漢字👍x", "AVAVA"] {
      let bytes = Array(word.utf8)
      bytes.withUnsafeBufferPointer { text in
        var clusters: [ClusterAdvance] = []
        shaper.appendClusters(of: text, .bold, to: &clusters)
        #expect(clusters.reduce(0) { $0 + Int($1.byteCount) } == bytes.count)
        let sum = clusters.reduce(0) { $0 + Int64($1.units) }
        #expect(sum == shaper.width(of: text, .bold).units)
        #expect(clusters.count == word.count)
      }
    }
  }
}
