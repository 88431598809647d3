import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct RowStyleTests {
  @Test func `Each kind of row has its part, and the oracle's parts are alike`() {
    let phone = RowStyle.phone
    #expect(phone.part(.user) == phone.user)
    #expect(phone.part(.agentReply) == phone.agentReply)
    #expect(phone.part(.activity) == phone.activity)
    #expect(phone.part(.system) == phone.system)
    for kind in RowKind.allCases {
      #expect(RowStyle.oracle.part(kind) == RowStyle.Part(blocks: .oracle))
    }
  }

  /// U-TYPE-5.
  @Test func `A phone's text grows with the category, with 20.3 pt or 22 pt lines at large`() {
    var before = Length.zero
    for category in ContentSizeCategory.allCases {
      let style = RowStyle.phone(category)
      #expect(style.agentReply.blocks.text.lineHeight > before)
      before = style.agentReply.blocks.text.lineHeight
      #expect(style.name == "phone-" + category.name)
    }
    #expect(RowStyle.phone.user.blocks.text.lineHeight == Length(units: 3_894))
    let leading = RowStyle.phone(.large, lineHeights: .leading)
    #expect(leading.user.blocks.text.lineHeight == .points(22))
    #expect(leading.name == "phone-L-leading")
  }

  @Test func `Tool activity is 44 pt high and grows with accessibility sizes`() {
    #expect(RowStyle.phone.activity.chrome.fixedHeight == .points(44))
    let large = RowStyle.phone(.accessibilityExtraExtraExtraLarge)
    #expect((large.activity.chrome.fixedHeight ?? .zero) > .points(80))
  }
}
