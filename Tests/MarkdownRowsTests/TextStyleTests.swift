import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct TextStyleTests {
  /// U-TYPE-1.
  @Test(arguments: [
    (TextStyle.title1, 28.0, 34.0), (.title2, 22, 28), (.title3, 20, 25), (.headline, 17, 22),
    (.body, 17, 22), (.callout, 16, 21), (.subhead, 15, 20), (.footnote, 13, 18),
    (.caption1, 12, 16),
  ])
  func `At large each style has the size and leading of the guideline`(
    _ style: TextStyle,
    _ sizePt: Double,
    _ leadingPt: Double
  ) {
    #expect(style.metrics(.large) == (sizePt, leadingPt))
  }

  /// U-TYPE-2.
  @Test func `Sizes and leadings never fall from one category to the next`() {
    for style in TextStyle.allCases {
      var before = (sizePt: 0.0, leadingPt: 0.0)
      for category in ContentSizeCategory.allCases {
        let now = style.metrics(category)
        #expect(now.sizePt >= before.sizePt && now.leadingPt >= before.leadingPt)
        #expect(now.leadingPt > now.sizePt)
        before = now
      }
    }
    #expect(TextStyle.body.metrics(.accessibilityExtraExtraExtraLarge) == (53, 62))
  }

  /// T-WORD-7.
  @Test func `Another category refits a row without looking up a word`() throws {
    let measurer = try RowMeasurer(fonts: try FontSet.installed(), style: .phone)
    for bytes in TestFile.answers().prefix(2) {
      var row = measurer.prepare(MarkdownDocument(bytes))
      let asked = measurer.counters.wordsAsked
      var before = Length.zero
      for category in ContentSizeCategory.allCases {
        let blocks = RowStyle.phone(category).agentReply.blocks
        let height = measurer.fit(&row, blocks: blocks, width: .points(358)).height
        #expect(height > before)
        before = height
        let fresh = try RowMeasurer(
          fonts: try FontSet.installed(),
          style: .phone(category)
        ).measure(markdown: bytes, kind: .agentReply, width: .points(390))
        #expect(fresh.height == height + .points(20))
      }
      #expect(measurer.counters.wordsAsked == asked)
    }
  }
}
