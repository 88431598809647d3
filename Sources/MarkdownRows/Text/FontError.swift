/// Why text cannot be measured.
public enum FontError: Error, Equatable, Sendable {
  /// The font file does not exist or cannot be read.
  case unreadable(path: String)
  /// The file holds no usable face at the index.
  case noFace(path: String, index: Int)
  /// ICU has no data for line breaking.
  case noLineBreaking

  /// One line that says what is missing.
  public var message: String {
    switch self {
    case .unreadable(let path): "cannot read the font file \(path)"
    case .noFace(let path, let index): "no usable face \(index) in the font file \(path)"
    case .noLineBreaking: "the ICU library has no line-break data"
    }
  }
}
