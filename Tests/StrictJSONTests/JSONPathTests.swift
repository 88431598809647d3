import StrictJSON
import Testing

@Suite struct JSONPathTests {
  @Test func `A fault in the text is placed by the same path as a value`() {
    let faults = [
      (#"{"timeline":[{},{"sourceOrder":[1,x]}]}"#, "timeline[1].sourceOrder[1]"),
      (#"[[],[1,[2 3]]]"#, "[1][1][0]"), ("x", ""), ("[x]", "[0]"), ("[1] x", ""),
      (#"{"a.b":{"c/d":[nul]}}"#, #"["a.b"]["c/d"][0]"#), (#"{"my words":[x]}"#, "?[0]"),
      (#"{"a":1,"a":2}"#, "a"), (#"{"a":{"\n":x}}"#, "a.?"),
    ]
    for (text, path) in faults { #expect(refusal(text)?.path == path, "\(text)") }
  }
}
