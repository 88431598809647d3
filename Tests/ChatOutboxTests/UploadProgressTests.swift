@testable import ChatOutbox
import StrictJSON
import Testing

@Suite struct UploadProgressTests {
  private let progress = UploadProgress(
    key: Array("k:1".utf8),
    upload: Array("u".utf8),
    chunkBytes: 1_024,
    nextChunk: 3,
    begunMs: 5,
    modifiedMs: 6
  )

  @Test func `A progress comes back from its bytes`() throws {
    #expect(try UploadProgress(progress.bytes) == progress)
  }

  @Test func `A chunk size of zero, a missing key and a cut text are refused`() {
    var broken = progress
    broken.chunkBytes = 0
    #expect(throws: JSONError.self) { try UploadProgress(broken.bytes) }
    #expect(throws: JSONError.self) { try UploadProgress(Array(progress.bytes.dropLast())) }
    #expect(throws: JSONError.self) { try UploadProgress(Array("{}".utf8)) }
  }
}
