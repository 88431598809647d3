/// Finds where an element of the outermost array ends, over any number of chunks.
struct BracketScan {
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// The place of the comma or bracket that ends the element, or `nil` if it is not in the chunk.
  mutating func end(in chunk: [UInt8], from start: Int) -> Int? {
    chunk.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        if isInString {
          index = skipString(bytes, from: index)
        } else {
          if ends(at: bytes[index]) { return index }
          index += 1
        }
      }
      return nil
    }
  }

  /// Goes on behind the end of the string, or to the end of the chunk.
  private mutating func skipString(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
        return index
      }
    }
    return index
  }

  /// Whether a byte outside of strings ends the element before it.
  private mutating func ends(at byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard depth > 0 else { return byte == UInt8(ascii: "]") }
      depth -= 1
    case UInt8(ascii: ","): return depth == 0
    default: break
    }
    return false
  }
}
