import ChatData
import TimelineUnits

/// What a checker sees of a row: no text, only what the modelled desktop coded into it.
struct RowMark: Equatable {
  /// The hash of type and id.
  var key: UInt64
  /// The first number of the source order, or -1 where there is none.
  var order: Int
  /// The version that the text names, or 0.
  var version: Int
  var isCanonical: Bool
  /// The chat and the target that the id names, or -1 for an echo.
  var chat: Int
  var target: Int

  init(_ row: HistoryRow) {
    key = RowMark.hash(row.spliceKey)
    order = Int(row.sourceOrder[0])
    version = RowMark.number(row.text.dropFirst())
    isCanonical = row.origin == .canonical
    (chat, target) = RowMark.owner(row.id[...])
  }

  init(_ row: DisplayRow) {
    key = StableHash.of(row.itemKey)
    order = -1
    version = RowMark.number(row.text.dropFirst())
    isCanonical = false
    let id = row.itemKey.drop { $0 != UInt8(ascii: ":") }.dropFirst()
    (chat, target) = RowMark.owner(id)
  }

  /// The hash of an item's key, without the key being put together.
  static func hash(_ identity: SpliceKey) -> UInt64 {
    var hash = StableHash()
    identity.type.name.withUTF8Buffer { for byte in $0 { hash.combine(byte) } }
    hash.combine(UInt8(ascii: ":"))
    for byte in identity.id { hash.combine(byte) }
    return hash.value
  }

  /// An id begins with `c`, a digit for the chat, `t`, and a digit for the target.
  private static func owner(_ id: ArraySlice<UInt8>) -> (Int, Int) {
    let bytes = id.prefix(4)
    guard bytes.count == 4, bytes.first == UInt8(ascii: "c") else { return (-1, -1) }
    let start = bytes.startIndex
    return (Int(bytes[start + 1]) - 48, Int(bytes[start + 3]) - 48)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int {
    var value = 0
    for digit in digits {
      guard digit >= 48, digit <= 57, value < 1_000_000 else { return 0 }
      value = value * 10 + Int(digit) - 48
    }
    return value
  }
}
