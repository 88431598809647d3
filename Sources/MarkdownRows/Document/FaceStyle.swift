/// The five styles of text that have a face of their own.
///
/// Source: T-FACE-1.
public enum FaceStyle: UInt8, CaseIterable, Sendable {
  /// Upright text.
  case regular = 0
  /// Strong text and headings.
  case bold = 1
  /// Emphasised text.
  case italic = 2
  /// Emphasised text inside strong text or a heading.
  case boldItalic = 3
  /// Code; it stays regular inside bold text.
  case mono = 4

  /// The name of the style, in lower camel case.
  public var name: String { "\(self)" }
}
