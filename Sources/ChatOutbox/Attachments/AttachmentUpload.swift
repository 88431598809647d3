/// One file on its way to the desktop, as a state machine: begin, chunks one after the other,
/// finish.
///
/// Every call may be repeated under its key, so that nothing is ever stored twice: after a loss, a
/// drop of the link or the end of the process the upload goes on where it was.
///
/// Source: H-ATT-1 to H-ATT-11.
public struct AttachmentUpload: Equatable, Sendable {
  /// Where an upload stands.
  public enum State: Equatable, Sendable {
    /// Nothing was sent yet.
    case idle
    /// `begin` waits for its answer.
    case beginning
    /// A chunk is read or waits for its answer.
    case sending(chunk: Int)
    /// `finish` waits for its answer.
    case finishing
    /// The desktop has the file.
    case finished
    /// `cancel` waits for its answer.
    case cancelling
    /// It is over without a file.
    case ended
  }

  /// The file.
  public let file: AttachmentFile
  /// The key of the upload.
  public let key: UploadKey
  /// Where it stands.
  public private(set) var state = State.idle

  private let sentMimeType: [UInt8]
  private let sentBytes: Int
  private let limits: UploadLimits
  private var progress: UploadProgress?
  /// The chunk that was read last, to repeat it without another read.
  private var content: [UInt8]?

  /// Creates the upload of a file.
  ///
  /// - Parameters:
  ///   - file: The file as it lies on the device, of which the key is made.
  ///   - attempt: 1, or one more for each time that an upload of the file was cancelled.
  ///   - sentAs: MIME type and size of the bytes that are sent, if they were re-encoded.
  ///   - progress: What an earlier process kept, if anything.
  ///   - limits: The bounds.
  public init(
    _ file: AttachmentFile,
    attempt: Int = 1,
    sentAs: (mimeType: [UInt8], sizeBytes: Int)? = nil,
    progress: UploadProgress? = nil,
    limits: UploadLimits = UploadLimits()
  ) {
    self.file = file
    self.limits = limits
    key = UploadKey(file, attempt: attempt)
    sentMimeType = sentAs?.mimeType ?? file.mimeType
    sentBytes = sentAs?.sizeBytes ?? file.sizeBytes
    self.progress = progress
  }

  /// Takes an event in.
  ///
  /// - Returns: What to do, in order.
  /// - Complexity: O(*b*) for the *b* bytes of a chunk.
  public mutating func handle(_ event: UploadEvent) -> [UploadEffect] {
    switch event {
    case .start(let wallMs): start(wallMs)
    case .content(let chunk, let bytes): take(bytes, of: chunk)
    case .answer(let answer): take(answer)
    case .again: sendAgain()
    case .cancel: cancel()
    }
  }

  private mutating func start(_ wallMs: Int64) -> [UploadEffect] {
    guard state == .idle else { return [] }
    let sizes = 0...limits.fileBytes
    guard sizes.contains(file.sizeBytes), sizes.contains(sentBytes) else { return fail(.size) }
    if let kept = progress, isUsable(kept, at: wallMs) {
      let isEdited = kept.modifiedMs != file.modifiedMs
      return (isEdited ? [.staleContent] : []) + next(from: kept.nextChunk)
    }
    progress = UploadProgress(
      key: key.text,
      upload: [],
      chunkBytes: 0,
      nextChunk: 0,
      begunMs: wallMs,
      modifiedMs: file.modifiedMs
    )
    state = .beginning
    return [send(key.begin, beginning)]
  }

  /// Whether a progress is of this key and young enough for the desktop to know it.
  private func isUsable(_ kept: UploadProgress, at wallMs: Int64) -> Bool {
    let age = wallMs - kept.begunMs
    return kept.key == key.text && kept.chunkBytes > 0 && age >= 0 && age < limits.resumableMs
  }

  private var beginning: UploadCall.Kind {
    .begin(name: file.name, mimeType: sentMimeType, sizeBytes: sentBytes)
  }

  private func send(_ key: [UInt8], _ kind: UploadCall.Kind) -> UploadEffect {
    .send(UploadCall(key: key, upload: progress?.upload ?? [], kind: kind))
  }

  /// Goes on with a chunk, or with the end if there is none.
  private mutating func next(from chunk: Int) -> [UploadEffect] {
    content = nil
    let chunkBytes = progress?.chunkBytes ?? 0
    let offset = chunk * chunkBytes
    guard offset < sentBytes else {
      state = .finishing
      return [send(key.finish, .finish)]
    }
    state = .sending(chunk: chunk)
    let count = min(chunkBytes, sentBytes - offset)
    return [.read(chunk: chunk, offsetBytes: offset, countBytes: count)]
  }

  private mutating func take(_ bytes: [UInt8], of chunk: Int) -> [UploadEffect] {
    guard state == .sending(chunk: chunk), content == nil, let chunkBytes = progress?.chunkBytes
    else { return [] }
    guard bytes.count == min(chunkBytes, sentBytes - chunk * chunkBytes) else {
      return fail(.changed)
    }
    content = bytes
    return [send(key.chunk(chunk), .chunk(chunk, bytes))]
  }

  private mutating func take(_ answer: UploadAnswer) -> [UploadEffect] {
    switch state {
    case .beginning where answer.key == key.begin:
      guard case .begun(let upload, let size) = answer.result else { return fail(.refused) }
      guard let size, size > 0 else { return fail(.chunkSize) }
      progress?.upload = upload
      progress?.chunkBytes = min(size, limits.chunkBytes)
      return [.keep(progress)] + next(from: 0)
    case .sending(let chunk) where answer.key == key.chunk(chunk):
      guard answer.result == .done else { return fail(.refused) }
      progress?.nextChunk = chunk + 1
      return [.keep(progress)] + next(from: chunk + 1)
    case .finishing where answer.key == key.finish:
      guard answer.result == .done else { return fail(.refused) }
      state = .finished
      return [.keep(nil), .finished(upload: progress?.upload ?? [])]
    case .cancelling where answer.key == key.cancel:
      state = .ended
      return [.keep(nil), .cancelled]
    default:
      // The answer to an earlier attempt has been there before.
      return []
    }
  }

  private func sendAgain() -> [UploadEffect] {
    switch state {
    case .beginning: [send(key.begin, beginning)]
    case .sending(let chunk): content.map { [send(key.chunk(chunk), .chunk(chunk, $0))] } ?? []
    case .finishing: [send(key.finish, .finish)]
    case .cancelling: [send(key.cancel, .cancel)]
    case .idle, .finished, .ended: []
    }
  }

  private mutating func cancel() -> [UploadEffect] {
    switch state {
    case .idle:
      state = .ended
      return [.cancelled]
    case .beginning, .sending, .finishing:
      state = .cancelling
      content = nil
      return [send(key.cancel, .cancel)]
    case .finished, .cancelling, .ended: return []
    }
  }

  private mutating func fail(_ failure: UploadFailure) -> [UploadEffect] {
    state = .ended
    content = nil
    return [.keep(nil), .failed(failure)]
  }
}
