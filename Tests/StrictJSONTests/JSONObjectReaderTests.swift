import StrictJSON
import Testing

@Suite struct JSONObjectReaderTests {
  private func reader(_ text: String) throws(JSONError) -> JSONObjectReader {
    try document(text).root.object(rule: "R-1")
  }

  @Test func `Keys are taken in any order and the set is complete when all were asked for`() throws
  {
    var object = try reader(#"{"a":1,"b":null,"c":"x","d":[2]}"#)
    #expect(try object.required("c").string() == "x")
    #expect(try object.required("a").exactInteger() == 1)
    #expect(try object.nullable("b") == nil)
    #expect(object.optional("e") == nil)
    #expect(try object.optional("d")?.elements().count == 1)
    try object.finish()
  }

  /// H-JSON-8.
  @Test func `A missing key is refused at the opening brace of its object`() throws {
    let root = try document(#"{"list":[{"a":1}]}"#).root
    let row = try #require(try root.member("list")).elements().map { $0 }[0]
    var object = try row.object(rule: "R-1")
    let error = failure { () throws(JSONError) in try object.required("atMs") }
    #expect(error?.rule == "R-1")
    #expect(error?.byteOffset == 9)
    #expect(error?.path == "list[0]")
    #expect(error?.message == "the key \"atMs\" is missing")
    #expect(failure { () throws(JSONError) in try object.nullable("b") }?.byteOffset == 9)
  }

  @Test func `The first key that nobody asked for is refused with the nearest known key`() throws {
    var object = try reader(#"{"atMS":1,"row":2,"zzz":3}"#)
    _ = object.optional("atMs")
    _ = object.optional("row")
    let error = failure { () throws(JSONError) in try object.finish() }
    #expect(error?.rule == "R-1")
    #expect(error?.byteOffset == 1)
    #expect(error?.path == "atMS")
    #expect(error?.message == "unknown key \"atMS\", did you mean \"atMs\"?")
  }

  @Test func `Null is a value and not an absence`() throws {
    var object = try reader(#"{"a":null}"#)
    #expect(object.optional("a")?.isNull == true)
    #expect(try object.nullable("a") == nil)
    try object.finish()
  }

  @Test func `Keys are compared by their bytes`() throws {
    var object = try reader(#"{"e\u0301":1}"#)
    #expect(object.optional("\u{e9}") == nil)
    #expect(object.optional("e\u{301}") != nil)
    try object.finish()
  }

  @Test func `An object without members has no keys and nothing to refuse`() throws {
    var object = try reader("{}")
    #expect(object.optional("a") == nil)
    try object.finish()
  }
}
