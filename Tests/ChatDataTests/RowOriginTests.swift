import ChatData
import Testing

@Suite struct RowOriginTests {
  @Test func `Every origin is read by its own word`() throws {
    let rows = try #require(EnvelopeCase("usual", nil) { _ in }.envelope).rows
    #expect(rows.map(\.origin) == [.canonical, .live])
    #expect(RowOrigin.allCases.map { "\($0.name)" } == ["canonical", "live"])
  }
}
