import StrictJSON
import Testing

@Suite struct KeyDistanceTests {
  private func message(for key: String, known: [String]) throws -> String? {
    var object = try document("{\"\(key)\":1}").root.object()
    for name in known { _ = object.optional(name) }
    return failure { () throws(JSONError) in try object.finish() }?.message
  }

  @Test func `A key within a third of its length in edits is suggested, the nearest first`() throws
  {
    let known = ["duration", "device", "rows", "passDelay"]
    let suggestions = [
      ("durations", "duration"), ("Duration", "duration"), ("devcie", "device"), ("row", "rows"),
      ("passdelay", "passDelay"), ("pasDelay", "passDelay"),
    ]
    for (key, name) in suggestions {
      let expected = "unknown key \"\(key)\", did you mean \"\(name)\"?"
      #expect(try message(for: key, known: known) == expected)
    }
  }

  @Test func `A key that is near to none is refused with the list of known keys`() throws {
    let far = try message(for: "height", known: ["rows", "device"])
    #expect(far == "unknown key \"height\", known are: rows, device")
    #expect(try message(for: "x", known: []) == "unknown key \"x\", no keys belong here")
  }

  @Test func `A key that does not look like a name is not quoted`() throws {
    let long = String(repeating: "k", count: 65)
    for key in ["my private words", "é", "\\u001b[31m", "", long] {
      #expect(try message(for: key, known: ["a"]) == "an unknown key", "\(key)")
    }
  }
}
