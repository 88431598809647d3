/// The members of a flat JSON object, as the modelled desktop reads them from the link.
///
/// The desktop shares no code with the phone: this is a reader of its own, for the few forms that
/// calls have. Keys have no escapes; nested values are kept as bytes.
struct WireObject {
  private var members: [(key: Range<Int>, value: Range<Int>)] = []
  private let bytes: [UInt8]

  /// Reads an object; `nil` if the bytes are no object.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    members.reserveCapacity(8)
    var position = 0
    guard skip(UInt8(ascii: "{"), at: &position) else { return nil }
    if skip(UInt8(ascii: "}"), at: &position) { return }
    repeat {
      let key = position + 1
      guard let keyEnd = endOfString(at: position), keyEnd < bytes.count,
        bytes[keyEnd] == UInt8(ascii: ":"), let end = endOfValue(at: keyEnd + 1)
      else { return nil }
      members.append((key..<keyEnd - 1, keyEnd + 1..<end))
      position = end
    } while skip(UInt8(ascii: ","), at: &position)
    guard skip(UInt8(ascii: "}"), at: &position), position == bytes.count else { return nil }
  }

  /// The bytes of a value, or `nil` if there is none; strings without their quotes.
  func value(_ key: StaticString) -> ArraySlice<UInt8>? {
    let wanted = UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
    for member in members
    where member.key.count == wanted.count && bytes[member.key].elementsEqual(wanted) {
      let isString = bytes[member.value.lowerBound] == UInt8(ascii: "\"")
      return isString ? bytes[member.value].dropFirst().dropLast() : bytes[member.value]
    }
    return nil
  }

  /// The whole number of a key.
  func number(_ key: StaticString) -> Int? {
    guard let digits = value(key), !digits.isEmpty else { return nil }
    var number = 0
    for digit in digits {
      guard digit >= 48, digit <= 57, number < 1 << 53 else { return nil }
      number = number * 10 + Int(digit - 48)
    }
    return number
  }

  private func skip(_ byte: UInt8, at position: inout Int) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private func endOfString(at start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else { return nil }
    var position = start + 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""): return position + 1
      case UInt8(ascii: "\\"): position += 2
      default: position += 1
      }
    }
    return nil
  }

  /// The end of any value: nested ones end where their brackets are closed.
  private func endOfValue(at start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "\"") { return endOfString(at: start) }
    var depth = 0
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        guard let end = endOfString(at: position) else { return nil }
        position = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return position > start ? position : nil }
        depth -= 1
        if depth == 0 { return position + 1 }
      case UInt8(ascii: ",") where depth == 0: return position > start ? position : nil
      default: break
      }
      position += 1
    }
    return nil
  }
}
