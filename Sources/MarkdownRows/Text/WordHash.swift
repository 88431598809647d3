/// The project's own hash of words: the same in every process, unlike the language's.
///
/// Source: T-WORD-5.
enum WordHash {
  /// The hash of a word in a style.
  ///
  /// - Precondition: the word is not empty.
  @inline(__always)
  static func hash(_ word: UnsafePointer<UInt8>, _ count: Int, _ style: FaceStyle) -> UInt32 {
    let raw = UnsafeRawPointer(word)
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    var value = (UInt64(count) << 3 | UInt64(style.rawValue)) &* factor
    if count >= 8 {
      var offset = 0
      while offset + 8 <= count {
        value = (value ^ load(raw + offset, as: UInt64.self)) &* factor
        value ^= value >> 29
        offset += 8
      }
      value = (value ^ load(raw + (count - 8), as: UInt64.self)) &* factor
    } else if count >= 4 {
      let low = UInt64(load(raw, as: UInt32.self))
      let high = UInt64(load(raw + (count - 4), as: UInt32.self))
      value = (value ^ (low | high << 32)) &* factor
    } else {
      let ends = UInt64(word[0]) | UInt64(word[count - 1]) << 8
      value = (value ^ (ends | UInt64(word[count / 2]) << 16)) &* factor
    }
    return UInt32(truncatingIfNeeded: (value ^ value >> 29) &* factor >> 32)
  }

  /// Whether two words of one length have the same bytes.
  ///
  /// - Precondition: the words are not empty.
  @inline(__always)
  static func isEqual(
    _ left: UnsafePointer<UInt8>,
    _ right: UnsafePointer<UInt8>,
    _ count: Int
  ) -> Bool {
    let (first, second) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
    if count >= 8 {
      var offset = 0
      while offset + 8 <= count {
        let equal =
          load(first + offset, as: UInt64.self) == load(second + offset, as: UInt64.self)
        if !equal { return false }
        offset += 8
      }
      let tail = count - 8
      return load(first + tail, as: UInt64.self) == load(second + tail, as: UInt64.self)
    }
    if count >= 4 {
      let tail = count - 4
      return load(first, as: UInt32.self) == load(second, as: UInt32.self)
        && load(first + tail, as: UInt32.self) == load(second + tail, as: UInt32.self)
    }
    return left[0] == right[0] && left[count - 1] == right[count - 1]
      && left[count / 2] == right[count / 2]
  }

  @inline(__always)
  private static func load<Word: FixedWidthInteger & BitwiseCopyable>(
    _ pointer: UnsafeRawPointer,
    as type: Word.Type
  ) -> Word {
    Word(littleEndian: pointer.loadUnaligned(as: type))
  }
}
