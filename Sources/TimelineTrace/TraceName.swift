/// A closed set of values that have a stable number and a stable name in traces.
///
/// Names come from one table per set; they are never raw values, because String comparison is not
/// available to the pure modules.
public protocol TraceName: CaseIterable, RawRepresentable, Sendable where RawValue == UInt8 {
  /// The name in the text form: letters in lower camel case.
  var name: StaticString { get }
}

extension TraceName {
  /// The first value of the set: a stand-in for one that could not be read.
  static var first: Self { allCases[allCases.startIndex] }

  /// The value with a name, or `nil` if none has it.
  static func named(_ bytes: ArraySlice<UInt8>) -> Self? {
    for candidate in allCases where candidate.name.spells(bytes) {
      return candidate
    }
    return nil
  }
}

extension StaticString {
  /// Whether the text consists of exactly these bytes.
  func spells(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard utf8CodeUnitCount == bytes.count else { return false }
    return withUTF8Buffer { buffer in
      for position in 0..<buffer.count where buffer[position] != bytes[bytes.startIndex + position]
      {
        return false
      }
      return true
    }
  }
}
