internal import ChatOutbox
internal import FaultSimulation
internal import TimelineUnits

/// Uploads a file over a link that loses calls and answers, by a phone whose process ends up
/// to five times.
///
/// Source: H-ATT-1 to H-ATT-11.
public struct UploadSimulator: Sendable {
  /// Whether a new process keeps nothing of the progress of the one before.
  public var forgetsProgress = false
  /// Whether a new process uploads a file under a new key; a defect.
  public var newKeyAfterKill = false

  /// Creates a simulator.
  public init() {}

  /// Uploads the file of a seed.
  ///
  /// - Returns: What it came to; 2,000 rounds end an upload that would not.
  public func run(seed: UInt64) -> UploadOutcome {
    var swarm = FaultSwarm(seed: seed)
    let content = (0..<swarm.random.within(0...400)).map { UInt8(truncatingIfNeeded: $0) }
    let chunkBytes = swarm.random.within(1...100)
    let loss = swarm.rate(onIn10: 7, upTo: 500)
    let kill = swarm.rate(onIn10: 7, upTo: 200)
    var random = swarm.random.split()
    var peer = UploadPeer(chunkBytes: chunkBytes)
    var kept: [UInt8]?
    var outcome = UploadOutcome(
      wholeFiles: 0,
      storedChunks: 0,
      chunks: (content.count + chunkBytes - 1) / chunkBytes,
      calls: 0,
      kills: 0
    )
    var upload = AttachmentUpload(UploadSimulator.file(content))
    var events: [UploadEvent] = [.start(wallMs: 0)]
    for round in 0..<2_000 {
      if outcome.kills < 5, kill.happens(&random) {
        outcome.kills += 1
        let progress = forgetsProgress ? nil : kept.flatMap { try? UploadProgress($0) }
        upload = AttachmentUpload(UploadSimulator.file(content), progress: progress)
        events = [.start(wallMs: Int64(round))]
      }
      let event = events.isEmpty ? .again : events.removeFirst()
      for effect in upload.handle(event) {
        switch effect {
        case .send(let call):
          outcome.calls += 1
          guard !loss.happens(&random), let answer = peer.receive(call.bytes),
            !loss.happens(&random), let read = try? UploadAnswer(answer)
          else { continue }
          events.append(.answer(read))
        case .read(let chunk, let offset, let count):
          events.append(.content(chunk: chunk, Array(content[offset..<offset + count])))
        case .keep(let progress): kept = progress?.bytes
        case .staleContent, .finished, .failed, .cancelled: break
        }
      }
      if upload.state == .finished || upload.state == .ended { break }
    }
    outcome.wholeFiles = peer.files.count { $0 == content }
    outcome.storedChunks = peer.storedChunks
    return outcome
  }

  static func file(_ content: [UInt8], at path: String = "x") -> AttachmentFile {
    AttachmentFile(
      session: Array("s".utf8),
      project: Array("p".utf8),
      name: Array("n".utf8),
      mimeType: Array("text/plain".utf8),
      path: Array(path.utf8),
      sizeBytes: content.count
    )
  }
}
