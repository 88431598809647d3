/// Looks for what may be a link reference definition, the only rule of Markdown that reaches past
/// the blocks around it.
///
/// Source: T-STREAM-5.
struct DefinitionScan: Sendable {
  /// Whether the text may hold a definition; never false again.
  private(set) var isFound = false

  private var isAtMarkers = true
  private var hasOpenBracket = false
  private var previous: UInt8 = 0

  /// Scans the next bytes.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  mutating func scan(_ bytes: some Sequence<UInt8>) {
    guard !isFound else { return }
    for byte in bytes {
      switch byte {
      case GuardByte.lineFeed, GuardByte.carriageReturn:
        isAtMarkers = true
      case UInt8(ascii: "["):
        hasOpenBracket = hasOpenBracket || isAtMarkers
        isAtMarkers = false
      case UInt8(ascii: ":") where hasOpenBracket && previous == UInt8(ascii: "]"):
        isFound = true
        return
      default:
        if isAtMarkers { isAtMarkers = DefinitionScan.isMarker(byte) }
      }
      previous = byte
    }
  }

  private static func isMarker(_ byte: UInt8) -> Bool {
    switch byte {
    case GuardByte.space, GuardByte.tab, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "*"), UInt8(ascii: "."), UInt8(ascii: ")"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
