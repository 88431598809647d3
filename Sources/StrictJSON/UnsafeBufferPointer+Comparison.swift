extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are those of a literal.
  func isEqual(to text: StaticString) -> Bool {
    guard text.hasPointerRepresentation, count == text.utf8CodeUnitCount else { return false }
    return elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: count))
  }
}
