import StrictJSON
import Testing

@Suite struct JSONMemberTests {
  @Test func `A member gives its own bytes for a copy`() throws {
    var copy: [UInt8] = []
    for member in try document(#"{ "\u0061" : [ 1 , 2 ] }"#).root.members() {
      member.appendRawBytes(to: &copy)
      #expect(member.withKeyBytes { Array($0) } == [0x61])
    }
    #expect(String(decoding: copy, as: UTF8.self) == #""\u0061":[ 1 , 2 ]"#)
  }

  @Test func `An error of a member stands at its key and on its path`() throws {
    let root = try document(#"[{"a":1, "rows":2}]"#).root
    let object = try #require(try root.elements().map { $0 }.first)
    let member = try object.members().map { $0 }[1]
    let error = member.error(rule: "R-1", "wrong")
    let expected = JSONError(rule: "R-1", byteOffset: 9, path: "[0].rows", message: "wrong")
    #expect(error == expected)
    #expect(
      member.unknownKey(rule: "R-2", known: ["row"]).message
        == "unknown key \"rows\", did you mean \"row\"?"
    )
  }
}
