extension JSONDiagnosis {
  /// Reads a literal or a number.
  mutating func scalar() throws(JSONError) {
    let start = position
    while let byte = current, !JSONDiagnosis.isDelimiter(byte) { position += 1 }
    let token = bytes[start..<position]
    guard let first = token.first else { throw fault(at: start, "expected a value") }
    switch first {
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      let literals: [StaticString] = ["true", "false", "null"]
      guard literals.contains(where: { token.elementsEqual($0.description.utf8) }) else {
        throw fault(at: start, "expected true, false or null")
      }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try number(token)
    default:
      throw fault(at: start, "expected a value")
    }
  }

  private func number(_ token: ArraySlice<UInt8>) throws(JSONError) {
    var grammar = NumberGrammar(rest: token)
    guard grammar.matches() else {
      throw fault(at: token.startIndex, "not a number in the form of JSON")
    }
    let text = String(decoding: token, as: UTF8.self)
    let isInRange: Bool
    if !grammar.isInteger {
      isInRange = Double(text)?.isFinite ?? false
    } else if token.first == UInt8(ascii: "-") {
      isInRange = Int64(text) != nil
    } else {
      isInRange = UInt64(text) != nil
    }
    guard isInRange else {
      throw fault(at: token.startIndex, "a number beyond 64 bits")
    }
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "\""):
      true
    default:
      isBlank(byte)
    }
  }
}

/// The number grammar of RFC 8259.
private struct NumberGrammar {
  var rest: ArraySlice<UInt8>
  var isInteger = true

  init(rest: ArraySlice<UInt8>) {
    self.rest = rest
  }

  mutating func matches() -> Bool {
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) {
      guard takeDigits() else { return false }
    }
    if take(UInt8(ascii: ".")) {
      isInteger = false
      guard takeDigits() else { return false }
    }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      isInteger = false
      if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
      guard takeDigits() else { return false }
    }
    return rest.isEmpty
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takeDigits() -> Bool {
    let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    rest.removeFirst(count)
    return count > 0
  }
}
