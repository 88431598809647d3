/// What an unfinished line may still turn into.
///
/// Source: T-STREAM-15.
enum LineOutlook {
  /// The longest line that is ever held back, in bytes.
  static let longestHeld = 256

  /// Whether the line may still turn into another kind of block.
  ///
  /// - Parameters:
  ///   - line: The bytes after the last line end.
  ///   - fence: The fence that is open before the line, or nil.
  /// - Returns: Whether the line is held back under the policy `held`.
  /// - Complexity: O(*b*), where *b* is the number of bytes, at most 256.
  static func isProvisional(_ line: UnsafeBufferPointer<UInt8>, in fence: OpenFence?) -> Bool {
    guard line.count <= longestHeld else { return false }
    if let fence {
      if isClosing(line, fence) { return true }
      // A line inside a fence at the top level can only be code.
      if !fence.isNested { return false }
    }
    let rest = UnsafeBufferPointer(rebasing: line[markersEnd(line)...])
    guard let first = rest.first else { return true }
    switch first {
    case UInt8(ascii: "#"):
      return rest.count <= 6 && rest.allSatisfy { $0 == first }
    case UInt8(ascii: "<"):
      return true
    case UInt8(ascii: "["):
      return isOpenLabel(rest)
    case UInt8(ascii: "`"), UInt8(ascii: "~"):
      let run = rest.prefix { $0 == first }.count
      return run >= 3 || run == rest.count
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return isListNumber(rest)
    default:
      return consists(rest, of: "-=*_+ \t") || consists(rest, of: "|-: \t")
    }
  }

  /// The number of bytes of spaces and complete container markers at the start of the line.
  private static func markersEnd(_ line: UnsafeBufferPointer<UInt8>) -> Int {
    var end = 0
    while end < line.count {
      let byte = line[end]
      if GuardByte.isBlank(byte) || byte == UInt8(ascii: ">") {
        end += 1
        continue
      }
      var after = end
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "+") {
        after = end + 1
      } else {
        while after < line.count, isDigit(line[after]), after - end < 9 { after += 1 }
        guard after > end, after < line.count, isNumberEnd(line[after]) else { return end }
        after += 1
      }
      guard after < line.count, GuardByte.isBlank(line[after]) else { return end }
      end = after + 1
    }
    return end
  }

  /// Whether the line is a run of the fence's character with nothing but spaces around it.
  private static func isClosing(_ line: UnsafeBufferPointer<UInt8>, _ fence: OpenFence) -> Bool {
    var index = 0
    while index < line.count, GuardByte.isBlank(line[index]) || line[index] == UInt8(ascii: ">") {
      index += 1
    }
    while index < line.count, line[index] == fence.character { index += 1 }
    while index < line.count, GuardByte.isBlank(line[index]) { index += 1 }
    return index == line.count
  }

  private static func isOpenLabel(_ rest: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let close = rest.firstIndex(of: UInt8(ascii: "]")) else { return true }
    return close + 1 == rest.count || rest[close + 1] == UInt8(ascii: ":")
  }

  private static func isListNumber(_ rest: UnsafeBufferPointer<UInt8>) -> Bool {
    let digits = rest.prefix { isDigit($0) }.count
    guard digits <= 9 else { return false }
    return digits == rest.count || (digits + 1 == rest.count && isNumberEnd(rest[digits]))
  }

  private static func consists(
    _ rest: UnsafeBufferPointer<UInt8>,
    of allowed: StaticString
  ) -> Bool {
    allowed.withUTF8Buffer { allowed in rest.allSatisfy { allowed.contains($0) } }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isNumberEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")")
  }
}
