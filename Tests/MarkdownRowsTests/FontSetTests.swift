import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct FontSetTests {
  /// T-WORD-2.
  @Test func `Inter and JetBrains Mono together have 352,000 text units in an em`() throws {
    #expect(try FontSet.installed().unitsPerEm == 352_000)
  }

  /// T-FACE-1.
  @Test func `A missing file and a missing face are typed errors`() {
    #expect(throws: FontError.unreadable(path: "/none/opentype/inter/Inter-Regular.otf")) {
      try FontSet.installed(root: "/none")
    }
    let path = "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf"
    let files = Array(repeating: FontFile(path: path, index: 3), count: 5)
    #expect(throws: FontError.noFace(path: path, index: 3)) { try FontSet(styles: files) }
  }

  /// T-DET-2.
  @Test func `Each file is named with a digest of 64 digits`() throws {
    let digests = try FontSet.installed().digests
    #expect(digests.count == 5)
    #expect(digests.map(\.name).last == "JetBrainsMono-Regular.ttf")
    #expect(digests.allSatisfy { $0.sha256.utf8.count == 64 })
  }

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
