import StrictJSON
import Testing

@Suite struct JSONKindTests {
  @Test func `Every value has one of six kinds, at the root as inside`() throws {
    let samples: [(String, JSONKind)] = [
      ("null", .null), ("true", .boolean), ("false", .boolean), ("-0", .number),
      ("18446744073709551615", .number), ("1e-3", .number), ("\"\"", .string),
      ("\"\\n\"", .string), ("[]", .array), ("{}", .object),
    ]
    for (text, kind) in samples {
      #expect(try document(text).root.kind == kind)
      #expect(try document("[\(text)]").root.elements().map(\.kind) == [kind])
    }
  }

  @Test func `A message names the kind that was expected and the one that was found`() throws {
    let names = [
      ("null", "null"), ("true", "a boolean"), ("1", "a number"), ("[]", "an array"),
      ("{}", "an object"),
    ]
    for (text, name) in names {
      let root = try document(text).root
      let error = failure { () throws(JSONError) in try root.string() }
      #expect(error?.message == "expected a string, found \(name)")
    }
  }
}
