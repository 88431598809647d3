import ChatData
import Testing

@Suite struct OlderRowsTests {
  private let row =
    #"{"type":"user","id":"a","origin":"canonical","sourceOrder":[1],"timestamp":0}"#

  private func decode(_ text: String) throws -> OlderRows {
    try OlderRows.decode(Array(text.utf8))
  }

  /// H-ENV-10.
  @Test func `A page is its rows and its pagination`() throws {
    let page = try decode(
      #"{"timeline":["# + row + #"],"hasOlderEntries":true,"oldestCursor":"c"}"#
    )
    #expect(page.rows.map(\.id) == [Array("a".utf8)])
    #expect(page.pagination == Pagination(hasOlder: true, cursor: Array("c".utf8)))
    #expect(page.pagination.nextCursor == Array("c".utf8))
    let last = try decode(#"{"timeline":[],"hasOlderEntries":false,"oldestCursor":"c"}"#)
    #expect(last.pagination.nextCursor == nil)
  }

  /// H-ENV-8, H-ENV-9, H-ENV-10, H-OLDER-6.
  @Test(arguments: [
    (#"{"timeline":[],"hasOlderEntries":1,"oldestCursor":null}"#, "H-ENV-8"),
    (#"{"timeline":[],"hasOlderEntries":true,"oldestCursor":1}"#, "H-ENV-9"),
    (#"{"timeline":{},"hasOlderEntries":true,"oldestCursor":null}"#, "H-ENV-10"),
    (#"{"timeline":[],"hasOlderEntries":true}"#, "H-ENV-1"),
    (#"{"timeline":[],"hasOlderEntries":true,"oldestCursor":null,"x":0}"#, "H-ENV-1"),
    (#"{"timeline":[],"hasOlderEntries":true,"oldestCursor":null"#, "H-JSON-1"),
  ])
  func `A page that breaks a rule is refused as a whole and names the rule`(
    text: String,
    rule: String
  ) {
    let error = #expect(throws: EnvelopeError.self) { try decode(text) }
    #expect(error?.rule == rule)
  }
}
