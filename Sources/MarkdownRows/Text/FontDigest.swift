/// A font file's name and content, as results name it.
///
/// Source: T-DET-2.
public struct FontDigest: Equatable, Sendable {
  /// The name of the file without its folder.
  public var name: String
  /// The SHA-256 digest of the file in lower-case hexadecimal.
  public var sha256: String

  /// Creates a digest.
  public init(name: String, sha256: String) {
    self.name = name
    self.sha256 = sha256
  }
}
