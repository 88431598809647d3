/// One JSON document, read strictly and completely before anything of it is used.
///
/// A document is refused as a whole: invalid UTF-8, a byte-order mark, equal keys in one object at
/// any depth, anything after the root, or a broken limit. Duplicates are told by decoded bytes, so
/// `"a"` and `"\u0061"` are one key, while composed and decomposed letters are different ones.
///
/// Source: H-JSON-1 to H-JSON-8, J-1 to J-11.
public struct JSONDocument: Sendable {
  private let tape: JSONTape

  /// Reads a document.
  ///
  /// - Throws: `JSONError` with rule, byte offset and path of the first fault in document order.
  /// - Complexity: O(*b*) for *b* bytes, plus O(*k* log *k*) comparisons for each object of *k*
  ///   members.
  public init(_ bytes: [UInt8], limits: JSONLimits = .default) throws(JSONError) {
    tape = try JSONTape(bytes, limits: limits)
  }

  /// The value that the document is.
  public var root: JSONValue { JSONValue(tape: tape, index: 0) }
}
