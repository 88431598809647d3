import ChatOutbox
import StrictJSON
import Testing

@Suite struct UploadAnswerTests {
  private func answer(_ text: String) throws(JSONError) -> UploadAnswer {
    try UploadAnswer(Array(text.utf8))
  }

  @Test func `An answer says done, refused, or what has begun`() throws {
    #expect(try answer(#"{"key":"k","ok":true}"#).result == .done)
    #expect(try answer(#"{"key":"k","ok":false}"#).result == .refused)
    let begun = try answer(#"{"key":"k","ok":true,"upload":"u","chunkBytes":512}"#)
    #expect(
      begun
        == UploadAnswer(
          key: Array("k".utf8),
          result: .begun(upload: Array("u".utf8), chunkBytes: 512)
        )
    )
  }

  /// H-ATT-2.
  @Test func `A chunk size that is no whole number is told as none`() throws {
    let begun = try answer(#"{"key":"k","ok":true,"upload":"u","chunkBytes":1.5}"#)
    #expect(begun.result == .begun(upload: Array("u".utf8), chunkBytes: nil))
  }

  @Test(arguments: ["", "[]", #"{"key":1,"ok":true}"#, #"{"key":"k"}"#])
  func `What is no answer is refused`(text: String) {
    #expect(throws: JSONError.self) { try answer(text) }
  }
}
