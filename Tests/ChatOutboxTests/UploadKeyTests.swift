import ChatOutbox
import Testing
import TimelineUnits

@Suite struct UploadKeyTests {
  private func file(_ session: String, _ project: String = "p", size: Int = 10) -> AttachmentFile {
    AttachmentFile(
      session: Array(session.utf8),
      project: Array(project.utf8),
      name: Array("a.txt".utf8),
      mimeType: Array("text/plain".utf8),
      path: Array("x/a.txt".utf8),
      sizeBytes: size
    )
  }

  /// H-ATT-4, H-ATT-5.
  @Test func `The key is the FNV-1a of six fields, each behind its length`() {
    var bytes: [UInt8] = []
    for field in ["s", "p", "a.txt", "text/plain", "x/a.txt", "10"] {
      bytes += [UInt8(field.utf8.count), 0, 0, 0, 0, 0, 0, 0] + Array(field.utf8)
    }
    let digits = String(StableHash.of(bytes), radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    let key = String(decoding: UploadKey(file("s")).text, as: UTF8.self)
    #expect(key == "files.chatAttachmentUpload:s:" + padded)
  }

  /// H-ATT-5.
  @Test func `Fields do not run into each other`() {
    let first = UploadKey(file("ab", "c")).text.suffix(16)
    let second = UploadKey(file("a", "bc")).text.suffix(16)
    #expect(first != second)
  }

  /// H-ATT-3, H-ATT-8.
  @Test func `Calls add their own part, and an attempt after a cancel its number`() {
    let key = UploadKey(file("s"), attempt: 2)
    let text = String(decoding: key.text, as: UTF8.self)
    #expect(text.hasSuffix("#2"))
    #expect(key.begin == Array((text + ":begin").utf8))
    #expect(key.chunk(12) == Array((text + ":chunk:12").utf8))
    #expect(key.finish == Array((text + ":finish").utf8))
    #expect(key.cancel == Array((text + ":cancel").utf8))
  }

  /// H-ATT-6.
  @Test func `A file that is sent again repeats its key, one of another size does not`() {
    #expect(UploadKey(file("s")) == UploadKey(file("s")))
    #expect(UploadKey(file("s")) != UploadKey(file("s", size: 11)))
  }
}
