internal import ChatOutbox

extension UploadSimulator {
  /// Uploads one file over a link that loses nothing, by a phone whose process may end once.
  ///
  /// The next process keeps nothing of the one before, so it begins with the first chunk.
  ///
  /// - Parameters:
  ///   - chunks: How many chunks the file has.
  ///   - kill: After how many stored chunks the process ends; `nil` for not at all.
  /// - Returns: The numbers of the chunks that the desktop stored, in order.
  /// - Complexity: O(*c*), where *c* is the number of chunks.
  ///
  /// Source: H-ATT-3, H-ATT-4.
  public func storedChunks(of chunks: Int, killedAfter kill: Int?) -> [Int] {
    let chunkBytes = 4
    let content = (0..<chunks * chunkBytes).map { UInt8(truncatingIfNeeded: $0) }
    var peer = UploadPeer(chunkBytes: chunkBytes)
    var upload = AttachmentUpload(UploadSimulator.file(content))
    var events: [UploadEvent] = [.start(wallMs: 0)]
    var stored: [Int] = []
    var mayKill = kill != nil
    while !events.isEmpty {
      for effect in upload.handle(events.removeFirst()) {
        switch effect {
        case .send(let call):
          let before = peer.storedChunks
          guard let bytes = peer.receive(call.bytes), let answer = try? UploadAnswer(bytes) else {
            return stored
          }
          if case .chunk(let number, _) = call.kind, peer.storedChunks > before {
            stored.append(number)
          }
          events.append(.answer(answer))
        case .read(let chunk, let offset, let count):
          events.append(.content(chunk: chunk, Array(content[offset..<offset + count])))
        case .keep, .staleContent, .finished, .failed, .cancelled: break
        }
      }
      if mayKill, stored.count == kill {
        mayKill = false
        upload = AttachmentUpload(UploadSimulator.file(content), attempt: newKeyAfterKill ? 2 : 1)
        events = [.start(wallMs: 1)]
      }
    }
    return stored
  }

  /// Uploads the same bytes from several places to one desktop, over a link that loses nothing.
  ///
  /// Where a file lies is part of its key, so a copy is another file; the same file again is not.
  ///
  /// - Returns: How many whole files the desktop holds, and how many chunks it stored for them.
  /// - Complexity: O(*p* · *c*) for *p* paths and *c* chunks.
  ///
  /// Source: H-ATT-3, H-ATT-4.
  public func stored(chunks: Int, from paths: [String]) -> (files: Int, chunks: Int) {
    let chunkBytes = 4
    let content = (0..<chunks * chunkBytes).map { UInt8(truncatingIfNeeded: $0) }
    var peer = UploadPeer(chunkBytes: chunkBytes)
    for path in paths {
      var upload = AttachmentUpload(UploadSimulator.file(content, at: path))
      var events: [UploadEvent] = [.start(wallMs: 0)]
      while !events.isEmpty {
        for effect in upload.handle(events.removeFirst()) {
          switch effect {
          case .send(let call):
            if let bytes = peer.receive(call.bytes), let answer = try? UploadAnswer(bytes) {
              events.append(.answer(answer))
            }
          case .read(let chunk, let offset, let count):
            events.append(.content(chunk: chunk, Array(content[offset..<offset + count])))
          case .keep, .staleContent, .finished, .failed, .cancelled: break
          }
        }
      }
    }
    return (peer.files.count, peer.storedChunks)
  }
}
