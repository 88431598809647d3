/// Why an upload has failed; its draft stays in the composer.
///
/// Source: H-ATT-1, H-ATT-2, H-ATT-9.
public enum UploadFailure: Equatable, Sendable {
  /// The file is larger than the bound, or has a negative size.
  case size
  /// The desktop named a chunk size that is no positive whole number.
  case chunkSize
  /// The desktop refused a call.
  case refused
  /// The file has another size than it had.
  case changed
}
