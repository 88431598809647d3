import ChatOutbox
import Testing

@Suite struct AttachmentUploadTests {
  private func file(_ size: Int, modifiedMs: Int64 = 0) -> AttachmentFile {
    AttachmentFile(
      session: Array("s".utf8),
      project: Array("p".utf8),
      name: Array("n".utf8),
      mimeType: Array("image/png".utf8),
      path: Array("x".utf8),
      sizeBytes: size,
      modifiedMs: modifiedMs
    )
  }

  private func begun(_ upload: AttachmentUpload, chunkBytes: Int?) -> UploadEvent {
    .answer(
      UploadAnswer(
        key: upload.key.begin,
        result: .begun(upload: Array("u1".utf8), chunkBytes: chunkBytes)
      )
    )
  }

  private func done(_ key: [UInt8]) -> UploadEvent {
    .answer(UploadAnswer(key: key, result: .done))
  }

  /// Uploads a file over a perfect link and notes the keys of all calls.
  private func keys(ofSize size: Int, chunkBytes: Int) -> [String] {
    var upload = AttachmentUpload(file(size))
    var keys: [String] = []
    var effects = upload.handle(.start(wallMs: 0))
    while !effects.isEmpty {
      let effect = effects.removeFirst()
      switch effect {
      case .send(let call):
        keys.append(String(decoding: call.key.suffix(8), as: UTF8.self))
        let event =
          call.key == upload.key.begin
          ? begun(upload, chunkBytes: chunkBytes) : done(call.key)
        effects += upload.handle(event)
      case .read(let chunk, _, let count):
        let bytes = [UInt8](repeating: 7, count: count)
        effects += upload.handle(.content(chunk: chunk, bytes))
      case .finished: keys.append("finished")
      default: break
      }
    }
    return keys
  }

  /// H-ATT-2, H-ATT-3.
  @Test func `2,500 bytes in chunks of 1,000 are begin, three chunks and finish`() {
    let keys = keys(ofSize: 2_500, chunkBytes: 1_000)
    #expect(
      keys.map { $0.suffix(7) }.dropFirst() == [
        "chunk:0", "chunk:1", "chunk:2", ":finish", "inished",
      ]
    )
    #expect(keys.first?.hasSuffix(":begin") == true)
  }

  /// H-ATT-9.
  @Test func `An empty file is begin and finish`() {
    #expect(keys(ofSize: 0, chunkBytes: 1_000).count == 3)
  }

  /// H-ATT-2, H-ATT-9.
  @Test func `1 GiB is 1,024 chunks of 1 MiB, whatever more the desktop would take`() {
    var upload = AttachmentUpload(file(1 << 30))
    _ = upload.handle(.start(wallMs: 0))
    var effects = upload.handle(begun(upload, chunkBytes: 8 << 20))
    var reads = 0
    // Contents of the right size would be 1 GiB; what is asked for tells as much.
    if case .read(0, 0, let count)? = effects.last {
      reads = (1 << 30) / count
      #expect(count == 1 << 20)
    }
    #expect(reads == 1_024)
    effects = AttachmentUpload(file((1 << 30) + 1)).started
    #expect(effects == [.keep(nil), .failed(.size)])
  }

  /// H-ATT-2.
  @Test(arguments: [0, -1, nil] as [Int?])
  func `A chunk size that is no positive whole number fails the upload`(size: Int?) {
    var upload = AttachmentUpload(file(10))
    _ = upload.handle(.start(wallMs: 0))
    #expect(upload.handle(begun(upload, chunkBytes: size)) == [.keep(nil), .failed(.chunkSize)])
    #expect(upload.state == .ended)
  }

  /// H-ATT-3.
  @Test func `A call that is lost is sent again under its key, and its answer counts once`() {
    var upload = AttachmentUpload(file(10))
    let first = upload.handle(.start(wallMs: 0))
    #expect(upload.handle(.again) == first)
    _ = upload.handle(begun(upload, chunkBytes: 6))
    let chunk = upload.handle(.content(chunk: 0, [1, 2, 3, 4, 5, 6]))
    #expect(upload.handle(.again) == chunk)
    #expect(upload.handle(done(upload.key.chunk(0))).count == 2)
    #expect(upload.handle(done(upload.key.chunk(0))) == [])
    #expect(upload.state == .sending(chunk: 1))
  }

  /// H-ATT-4.
  @Test func `After the process ends the upload goes on at the chunk it was at`() throws {
    var upload = AttachmentUpload(file(8))
    _ = upload.handle(.start(wallMs: 1_000))
    _ = upload.handle(begun(upload, chunkBytes: 2))
    var kept: UploadProgress?
    for chunk in 0..<3 {
      _ = upload.handle(.content(chunk: chunk, [0, 0]))
      for case .keep(let progress) in upload.handle(done(upload.key.chunk(chunk))) {
        kept = progress
      }
    }
    let bytes = try #require(kept).bytes
    var next = AttachmentUpload(file(8), progress: try UploadProgress(bytes))
    #expect(next.key == upload.key)
    let effects = next.handle(.start(wallMs: 2_000))
    #expect(effects == [.read(chunk: 3, offsetBytes: 6, countBytes: 2)])
  }

  /// H-ATT-3.
  @Test func `A progress of 47 h, of the future or of another file is not used`() {
    for (age, size) in [(47 * 3_600_000, 8), (-1, 8), (1, 9)] as [(Int64, Int)] {
      var upload = AttachmentUpload(file(8))
      _ = upload.handle(.start(wallMs: 0))
      var kept: UploadProgress?
      for case .keep(let progress) in upload.handle(begun(upload, chunkBytes: 2)) {
        kept = progress
      }
      var next = AttachmentUpload(file(size), progress: kept)
      let effects = next.handle(.start(wallMs: age))
      #expect(next.state == .beginning, "\(effects)")
    }
  }

  /// H-ATT-7.
  @Test func `A file that was edited in place goes on under its key and is reported`() {
    var upload = AttachmentUpload(file(8, modifiedMs: 1))
    _ = upload.handle(.start(wallMs: 0))
    var kept: UploadProgress?
    for case .keep(let progress) in upload.handle(begun(upload, chunkBytes: 2)) { kept = progress }
    var next = AttachmentUpload(file(8, modifiedMs: 2), progress: kept)
    #expect(next.handle(.start(wallMs: 1)).first == .staleContent)
    #expect(next.key == upload.key)
  }

  /// H-ATT-8.
  @Test func `A cancelled upload ends, and the next attempt has another key`() {
    var upload = AttachmentUpload(file(8))
    _ = upload.handle(.start(wallMs: 0))
    #expect(upload.handle(.cancel).count == 1)
    #expect(upload.handle(done(upload.key.cancel)) == [.keep(nil), .cancelled])
    #expect(AttachmentUpload(file(8), attempt: 2).key != upload.key)
  }

  /// H-ATT-1.
  @Test func `A refused call fails the upload, and bytes of another size do as well`() {
    var upload = AttachmentUpload(file(8))
    _ = upload.handle(.start(wallMs: 0))
    let refusal = UploadEvent.answer(UploadAnswer(key: upload.key.begin, result: .refused))
    #expect(upload.handle(refusal) == [.keep(nil), .failed(.refused)])
    var other = AttachmentUpload(file(8))
    _ = other.handle(.start(wallMs: 0))
    _ = other.handle(begun(other, chunkBytes: 8))
    #expect(other.handle(.content(chunk: 0, [1])) == [.keep(nil), .failed(.changed)])
  }

  /// H-ATT-6.
  @Test func `A re-encoded picture keeps the key of its file and sends its own type and size`() {
    let original = AttachmentUpload(file(100))
    var upload = AttachmentUpload(file(100), sentAs: (Array("image/jpeg".utf8), 60))
    #expect(upload.key == original.key)
    guard case .send(let call)? = upload.handle(.start(wallMs: 0)).first else {
      Issue.record("nothing sent")
      return
    }
    let begin = UploadCall.Kind.begin(
      name: Array("n".utf8),
      mimeType: Array("image/jpeg".utf8),
      sizeBytes: 60
    )
    #expect(call.kind == begin)
  }
}

extension AttachmentUpload {
  /// What an upload does first.
  fileprivate var started: [UploadEffect] {
    var upload = self
    return upload.handle(.start(wallMs: 0))
  }
}
