/// Bytes as UTF-8: each part that is none is replaced by U+FFFD and counted.
public struct RepairedText: Equatable, Sendable {
  /// The text; the very bytes that were given if nothing had to be replaced.
  public private(set) var bytes: [UInt8]
  /// How many parts were replaced.
  public private(set) var repairs = 0

  /// Repairs bytes.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public init(_ given: [UInt8]) {
    bytes = given
    RepairedText.parts(of: given) { part in if part == nil { repairs += 1 } }
    guard repairs > 0 else { return }
    bytes.removeAll(keepingCapacity: true)
    RepairedText.parts(of: given) { part in
      bytes += UTF8.encode(part ?? "\u{fffd}") ?? .init()
    }
  }

  /// What a note says of the repairs, or `nil` without any.
  var note: String? {
    switch repairs {
    case 0: nil
    case 1: "1 part is no UTF-8 and is read as U+FFFD"
    default: "\(repairs) parts are no UTF-8 and are read as U+FFFD"
    }
  }

  /// Bytes with those that are no UTF-8 as their numbers, such as `a\xff.md`.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public static func shown(_ bytes: [UInt8]) -> String {
    var result = ""
    var rest = bytes[...]
    while let first = rest.first {
      var decoder = UTF8()
      var iterator = rest.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&iterator) {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(UTF8.width(scalar))
      } else {
        result += (first < 16 ? "\\x0" : "\\x") + String(first, radix: 16)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Hands out the scalars in order, `nil` for a part that is none.
  private static func parts(of bytes: [UInt8], _ take: (Unicode.Scalar?) -> Void) {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): take(scalar)
      case .error: take(nil)
      case .emptyInput: return
      }
    }
  }
}
