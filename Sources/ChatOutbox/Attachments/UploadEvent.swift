/// What happens to an upload.
public enum UploadEvent: Equatable, Sendable {
  /// It may start, or go on where it was.
  case start(wallMs: Int64)
  /// The bytes of a chunk that were asked for.
  case content(chunk: Int, [UInt8])
  /// The desktop has answered.
  case answer(UploadAnswer)
  /// The answer is overdue, or the link has dropped and is usable again.
  case again
  /// The user gives the upload up.
  case cancel
}
