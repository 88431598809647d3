import StrictJSON
import Testing

@Suite struct JSONErrorTests {
  @Test func `An error is one line with place, sentence and rule`() {
    let error = JSONError(rule: "H-JSON-2", byteOffset: 17, path: "a[3].b", message: "wrong")
    #expect(error.description == "byte 17, a[3].b: wrong (H-JSON-2)")
    let root = JSONError(rule: "H-JSON-1", byteOffset: 0, path: "", message: "wrong")
    #expect("\(root)" == "byte 0: wrong (H-JSON-1)")
  }

  @Test func `No error quotes the text of the document`() {
    let canary = "canary words 4711"
    let documents = [
      "[\"\(canary)", "{\"\(canary)\":1,\"\(canary)\":2}", "[\(canary)]", "{\"\(canary)\":x}",
      "[\"\(canary)\u{1}\"]", "\(canary)", "{\"a\":{\"\(canary)\":[01]}}",
    ]
    for text in documents {
      let error = refusal(text)
      #expect(error != nil)
      #expect(error?.description.contains("canary") == false, "\(text)")
    }
  }
}
