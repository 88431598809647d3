import StrictJSON
import Testing

@Suite struct JSONMembersTests {
  @Test func `Members come in document order with key, place and value`() throws {
    let text = #"{"b":[1,{"x":2}], "a" : {"y":[]},"\u0063":null}"#
    let members = try document(text).root.members()
    #expect(members.count == 3)
    #expect(members.map(\.key) == [[0x62], [0x61], [0x63]])
    #expect(members.map(\.keyOffset) == [1, 18, 33])
    #expect(members.map(\.value.byteOffset) == [5, 24, 42])
    #expect(members.map { $0.hasKey("c") } == [false, false, true])
    #expect(try document("{ }").root.members().isEmpty)
  }
}
