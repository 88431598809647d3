import Testing

@testable import OutboxSimulation

@Suite struct WireObjectTests {
  private func value(_ text: String, _ key: StaticString) -> String? {
    WireObject(Array(text.utf8))?.value(key).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `Values are found by key, strings without quotes and nested ones as they stand`() {
    let text = #"{"a":"x\"y","b":{"c":[1,"]}"]},"d":12,"e":[],"f":null}"#
    #expect(value(text, "a") == #"x\"y"#)
    #expect(value(text, "b") == #"{"c":[1,"]}"]}"#)
    #expect(value(text, "d") == "12")
    #expect(value(text, "e") == "[]")
    #expect(value(text, "f") == "null")
    #expect(value(text, "g") == nil)
    #expect(WireObject(Array(text.utf8))?.number("d") == 12)
    #expect(WireObject(Array(text.utf8))?.number("a") == nil)
  }

  @Test(arguments: [
    "", "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,}", "{\"a\":1}x", "{\"a\":\"", "{a:1}",
    "{\"a\":}",
  ])
  func `What is no object is refused`(text: String) {
    #expect(WireObject(Array(text.utf8)) == nil)
  }

  @Test func `An empty object has no values`() {
    #expect(value("{}", "a") == nil)
  }
}
