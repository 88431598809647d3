import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct RowChromeTests {
  @Test func `Chrome takes insets from its share of the width and adds them to the height`() {
    let chrome = RowChrome(
      insets: EdgeInsets(top: .points(1), left: .points(2), bottom: .points(3), right: .points(4)),
      widthShare: 500,
      header: .points(10)
    )
    #expect(chrome.contentWidth(in: .points(100)) == .points(44))
    #expect(chrome.height(around: .points(20)) == .points(34))
    #expect(RowChrome(fixedHeight: .points(44)).height(around: .points(20)) == .points(44))
    #expect(RowChrome().height(around: .points(20)) == .points(20))
  }
}
