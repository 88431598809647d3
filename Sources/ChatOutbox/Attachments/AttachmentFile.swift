/// A file that the user attaches, as it lies on the device; text is UTF-8.
///
/// Source: H-ATT-4, H-ATT-6.
public struct AttachmentFile: Equatable, Sendable {
  /// The session that it is sent in.
  public var session: [UInt8]
  /// The project of the session.
  public var project: [UInt8]
  /// The file's name.
  public var name: [UInt8]
  /// The MIME type of the file, before any re-encoding.
  public var mimeType: [UInt8]
  /// Where the file lies.
  public var path: [UInt8]
  /// Its size in bytes, before any re-encoding.
  public var sizeBytes: Int
  /// When it was changed last, in ms since 1970; no part of the key.
  public var modifiedMs: Int64

  /// Creates a file.
  public init(
    session: [UInt8],
    project: [UInt8],
    name: [UInt8],
    mimeType: [UInt8],
    path: [UInt8],
    sizeBytes: Int,
    modifiedMs: Int64 = 0
  ) {
    self.session = session
    self.project = project
    self.name = name
    self.mimeType = mimeType
    self.path = path
    self.sizeBytes = sizeBytes
    self.modifiedMs = modifiedMs
  }
}
