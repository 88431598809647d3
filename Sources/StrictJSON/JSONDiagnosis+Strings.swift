extension JSONDiagnosis {
  /// Reads a string or a key into `decoded`.
  mutating func string() throws(JSONError) {
    let start = position
    position += 1
    decoded.removeAll(keepingCapacity: true)
    while true {
      guard let byte = current else { throw endFault() }
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard decoded.count <= limits.maximumStringBytes else {
          let message = "a string has at most \(limits.maximumStringBytes) bytes"
          throw fault(rule: "H-JSON-7", at: start, message)
        }
        return
      case UInt8(ascii: "\\"):
        try escape()
      case 0x00...0x1f:
        throw fault(at: position, "a raw control character in a string")
      case 0x20...0x7f:
        decoded.append(byte)
        position += 1
      default:
        try scalar(startingWith: byte)
      }
    }
  }

  /// Reads one character of two to four bytes.
  private mutating func scalar(startingWith lead: UInt8) throws(JSONError) {
    let (count, second): (Int, ClosedRange<UInt8>) =
      switch lead {
      case 0xc2...0xdf: (2, 0x80...0xbf)
      case 0xe0: (3, 0xa0...0xbf)
      case 0xed: (3, 0x80...0x9f)
      case 0xe1...0xef: (3, 0x80...0xbf)
      case 0xf0: (4, 0x90...0xbf)
      case 0xf1...0xf3: (4, 0x80...0xbf)
      case 0xf4: (4, 0x80...0x8f)
      default: (0, 0x80...0xbf)
      }
    let end = position + count
    guard count > 0, end <= bytes.count, second.contains(bytes[position + 1]),
      bytes[position..<end].dropFirst(2).allSatisfy({ $0 & 0xc0 == 0x80 })
    else {
      throw fault(at: position, "invalid UTF-8")
    }
    decoded.append(contentsOf: bytes[position..<end])
    position = end
  }

  private mutating func escape() throws(JSONError) {
    let start = position
    position += 1
    guard let letter = current else { throw endFault() }
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(letter)
    case UInt8(ascii: "b"): decoded.append(0x08)
    case UInt8(ascii: "f"): decoded.append(0x0c)
    case UInt8(ascii: "n"): decoded.append(0x0a)
    case UInt8(ascii: "r"): decoded.append(0x0d)
    case UInt8(ascii: "t"): decoded.append(0x09)
    case UInt8(ascii: "u"): try unicodeEscape(from: start)
    default: throw fault(at: start, "an unknown escape")
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONError) {
    let high = try hexDigits(from: start)
    var scalar = high
    if (0xd800...0xdbff).contains(high), bytes[position...].starts(with: [0x5c, 0x75]) {
      position += 2
      let low = try hexDigits(from: start)
      guard (0xdc00...0xdfff).contains(low) else {
        throw fault(at: start, "half of a surrogate pair")
      }
      scalar = 0x10000 + (high - 0xd800) << 10 + (low - 0xdc00)
    }
    guard let character = Unicode.Scalar(scalar) else {
      throw fault(at: start, "half of a surrogate pair")
    }
    decoded.append(contentsOf: UTF8.encode(character).map(Array.init) ?? [])
  }

  private mutating func hexDigits(from start: Int) throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current else { throw endFault() }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault(at: start, "an escape without four hexadecimal digits")
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
