/// A place in a document as text, such as `timeline[17].sourceOrder`.
///
/// Source: J-11.
struct JSONPath {
  private(set) var text = ""

  mutating func append(index: Int) {
    text += "[\(index)]"
  }

  mutating func append(key: some Collection<UInt8>) {
    guard let name = JSONPath.name(of: key) else {
      text += text.isEmpty ? "?" : ".?"
      return
    }
    if name.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") }) {
      text += "[\"\(name)\"]"
    } else {
      text += text.isEmpty ? name : ".\(name)"
    }
  }

  /// A key as it may be shown, or `nil` if it does not look like a name.
  ///
  /// Anything else could carry text of a private chat or control characters into a message.
  static func name(of key: some Collection<UInt8>) -> String? {
    guard (1...64).contains(key.count), key.allSatisfy(isNameByte) else { return nil }
    return String(decoding: key, as: UTF8.self)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "/"):
      true
    default:
      false
    }
  }
}
