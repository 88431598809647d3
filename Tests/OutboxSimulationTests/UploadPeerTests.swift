import Testing

@testable import OutboxSimulation

@Suite struct UploadPeerTests {
  private func answer(_ text: String, _ peer: inout UploadPeer) -> String? {
    peer.receive(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// H-ATT-3.
  @Test func `A repeated call brings its stored answer and stores nothing`() {
    var peer = UploadPeer(chunkBytes: 3)
    let begin = #"{"key":"k:begin","call":"begin","sizeBytes":4}"#
    let first = answer(begin, &peer)
    #expect(first == #"{"key":"k:begin","ok":true,"upload":"u0","chunkBytes":3}"#)
    #expect(answer(begin, &peer) == first)
    let chunk = #"{"key":"k:chunk:0","call":"chunk","upload":"u0","chunk":0,"base64":"Zm9v"}"#
    for _ in 0..<2 { #expect(answer(chunk, &peer) == #"{"key":"k:chunk:0","ok":true}"#) }
    #expect(peer.storedChunks == 1)
    let early = #"{"key":"k:finish","call":"finish","upload":"u0"}"#
    #expect(answer(early, &peer) == #"{"key":"k:finish","ok":false}"#)
    #expect(peer.files == [])
  }

  @Test func `Chunks out of order, unknown uploads and broken base64 are refused`() {
    var peer = UploadPeer(chunkBytes: 3)
    _ = answer(#"{"key":"a","call":"begin","sizeBytes":4}"#, &peer)
    for (number, call) in [
      #""upload":"u0","chunk":1,"base64":"Zm9v"}"#, #""upload":"u5","chunk":0,"base64":"Zm9v"}"#,
      #""upload":"u0","chunk":0,"base64":"Zm9"}"#, #""upload":"u0","chunk":0,"base64":"Zm9!"}"#,
    ].enumerated() {
      let text = "{\"key\":\"\(number)\",\"call\":\"chunk\"," + call
      #expect(answer(text, &peer)?.hasSuffix("\"ok\":false}") == true)
    }
    #expect(answer("{}", &peer) == nil)
  }

  @Test func `Base64 is read back with and without padding`() {
    #expect(UploadPeer.bytes(ofBase64: Array("Zm9vYg==".utf8)[...]) == Array("foob".utf8))
    #expect(UploadPeer.bytes(ofBase64: []) == [])
  }
}
