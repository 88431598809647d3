internal import StrictJSON

/// Why an export was refused, and where.
///
/// Nothing of a refused export is kept. The message never quotes what the file says.
///
/// Source: J-11, J-15.
public struct ImportError: Error, Equatable, Sendable {
  /// The id of the rule that the file breaks.
  public var rule: String
  /// Where the first offending byte stands, counted from the start of the file.
  public var byteOffset: Int
  /// The line or top-level element, such as `line 12`.
  public var piece: String
  /// What is wrong and what to do about it, in one line without a full stop.
  public var message: String

  /// Creates an error.
  public init(rule: String, byteOffset: Int, piece: String, message: String) {
    self.rule = rule
    self.byteOffset = byteOffset
    self.piece = piece
    self.message = message
  }

  init(_ error: JSONError, in piece: Piece) {
    // The path is left out: in exports keys are ids.
    self.init(
      rule: error.rule,
      byteOffset: piece.byteOffset + error.byteOffset,
      piece: piece.name,
      message: error.message + piece.wayOut
    )
  }
}

extension ImportError: CustomStringConvertible {
  /// One line: the byte, the piece, what is wrong, and the rule.
  public var description: String { "byte \(byteOffset), \(piece): \(message) (\(rule))" }
}
