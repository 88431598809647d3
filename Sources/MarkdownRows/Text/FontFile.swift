/// A face by file and index.
///
/// Source: T-FACE-3.
public struct FontFile: Equatable, Sendable {
  /// The path of the file.
  public var path: String
  /// The index of the face in the file, from 0.
  public var index: Int

  /// Creates a reference to a face; nothing is read.
  public init(path: String, index: Int = 0) {
    self.path = path
    self.index = index
  }
}
