/// Why bytes are no image of an input.
public enum ImageError: UInt8, Error, CaseIterable, Sendable {
  /// The bytes do not begin as an image does, or are of another version.
  case notAnImage
  /// The bytes end within a value.
  case truncated
  /// A number has more digits than it may have.
  case overlongNumber
  /// A number stands for no value of its type.
  case unknownValue
  /// A row is named that the image does not hold.
  case unknownRow
  /// Bytes are left after the last value.
  case trailingBytes
}
