/// What the driver of an upload has to do, in the order of the list.
public enum UploadEffect: Equatable, Sendable {
  /// Send a call.
  case send(UploadCall)
  /// Read a part of the file and send `UploadEvent.content`.
  case read(chunk: Int, offsetBytes: Int, countBytes: Int)
  /// Keep the progress, or drop it.
  case keep(UploadProgress?)
  /// The file was edited in place: what the desktop keeps may be of its older content.
  case staleContent
  /// The upload is there; its message may be sent with this id.
  case finished(upload: [UInt8])
  /// The upload has failed; the draft stays in the composer.
  case failed(UploadFailure)
  /// The upload is cancelled; the next one of the file has another key.
  case cancelled
}
