public import StrictJSON

extension LiveOverlay {
  /// Reads a live event: an overlay as a document of its own.
  ///
  /// - Throws: `EnvelopeError` for the first fault.
  /// - Complexity: O(*b* + *n* log *n*) for *b* bytes and *n* blocks.
  ///
  /// Source: H-OVL-1 to H-OVL-4.
  public static func decode(
    _ bytes: [UInt8],
    limits: JSONLimits = .default
  ) throws(EnvelopeError) -> LiveOverlay {
    try LiveOverlay(document(bytes, limits).root)
  }

  static func document(
    _ bytes: [UInt8],
    _ limits: JSONLimits
  ) throws(EnvelopeError) -> JSONDocument {
    do throws(JSONError) {
      return try JSONDocument(bytes, limits: limits)
    } catch {
      throw EnvelopeError(error)
    }
  }
}
