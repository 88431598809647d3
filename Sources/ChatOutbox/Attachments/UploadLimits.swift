/// The bounds of an upload.
///
/// Source: H-ATT-2, H-ATT-9.
public struct UploadLimits: Equatable, Sendable {
  /// The largest chunk that the phone sends, in bytes: 1 MiB; key `attachment.chunkSize`.
  public var chunkBytes = 1 << 20
  /// The largest file, in bytes: 1 GiB, included; key `attachment.maximumFileSize`.
  public var fileBytes = 1 << 30
  /// How long the desktop keeps its answers, less a margin, in ms: 47 h.
  public var resumableMs: Int64 = 47 * 3_600_000

  /// Creates the bounds of the modelled app.
  public init() {}
}
