internal import StrictJSON

/// A part of an export that is read by itself: a line or a top-level element.
///
/// Source: J-15.
struct Piece: Equatable {
  /// What a piece is.
  enum Kind {
    /// A line of a JSON Lines file.
    case line
    /// An element of the array that a file is.
    case element
    /// The whole file.
    case whole
  }

  var kind: Kind
  /// The number of the line or element, from 1.
  var number: Int
  /// Where the piece starts in the file.
  var byteOffset: Int
  var bytes: [UInt8]

  /// How an error names the piece.
  var name: String {
    switch kind {
    case .line: "line \(number)"
    case .element: "element \(number)"
    case .whole: "the document"
    }
  }

  /// What to do about a piece that is broken.
  var wayOut: String {
    switch kind {
    case .line: "; remove the line to import the rest"
    case .element: "; remove the element to import the rest"
    case .whole: "; export the chat again"
    }
  }

  /// Whether nothing but white space is in it.
  var isBlank: Bool { bytes.allSatisfy(Piece.isBlank) }

  /// The value that the piece is.
  ///
  /// - Throws: `ImportError` with the place in the file.
  func value(limits: JSONLimits) throws(ImportError) -> JSONValue {
    do throws(JSONError) {
      return try JSONDocument(bytes, limits: limits).root
    } catch {
      throw ImportError(error, in: self)
    }
  }

  /// An error at the start of the piece.
  func error(_ message: String, rule: String = "J-15") -> ImportError {
    ImportError(rule: rule, byteOffset: byteOffset, piece: name, message: message + wayOut)
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d
  }
}
