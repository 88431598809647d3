extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are those of a literal.
  func isEqual(to text: StaticString) -> Bool {
    guard text.hasPointerRepresentation, count == text.utf8CodeUnitCount else { return false }
    let start = text.utf8Start
    for index in 0..<count where self[index] != start[index] { return false }
    return true
  }
}
