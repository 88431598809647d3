internal import StrictJSON

/// What the first bytes of a file say about its format.
///
/// Source: J-15.
public enum FormatGuess: Equatable, Sendable {
  /// An export that can be imported.
  case export(ExportFormat)
  /// A history envelope, which needs no import.
  case history
  /// Nothing that is known.
  case unknown

  /// The most lines that are looked at.
  private static let lineLimit = 64

  /// Looks at the start of a file.
  ///
  /// Whole lines are read as JSON. A line that the given bytes cut, and a document that spreads
  /// over many lines, are searched for the keys that only one format has.
  ///
  /// - Parameter start: The first bytes, as many as there are at hand.
  /// - Returns: The format that fits first.
  /// - Complexity: O(*b*) for *b* bytes.
  public static func of(_ start: [UInt8]) -> FormatGuess {
    let first = start.first { !Piece.isBlank($0) }
    guard let first else { return .unknown }
    if first == UInt8(ascii: "[") {
      return holds("mapping", in: start[...]) ? .export(.chatGPT) : .unknown
    }
    guard first == UInt8(ascii: "{") else { return .unknown }
    let lines = start.split(separator: UInt8(ascii: "\n"), maxSplits: lineLimit)
    for line in lines.prefix(lineLimit) {
      let guess = of(line: line)
      if guess != .unknown { return guess }
    }
    return keys(in: start[...])
  }

  private static func of(line: ArraySlice<UInt8>) -> FormatGuess {
    guard let root = try? JSONDocument(Array(line), limits: .imports).root,
      root.kind == .object
    else { return .unknown }
    func has(_ key: StaticString) -> Bool { root.at(key) != nil }
    if has("boundaryToken") && has("timeline") { return .history }
    if has("mapping") { return .export(.chatGPT) }
    if has("payload") && has("type") || has("record_type") { return .export(.codex) }
    if has("id") && has("timestamp") && has("instructions") { return .export(.codex) }
    let isSession = has("sessionId") || has("leafUuid") || has("messageId") || has("uuid")
    return has("type") && isSession ? .export(.claudeCode) : .unknown
  }

  /// What the keys say that stand anywhere in bytes that are no whole document.
  private static func keys(in bytes: ArraySlice<UInt8>) -> FormatGuess {
    if holds("boundaryToken", in: bytes) { return .history }
    if holds("payload", in: bytes) { return .export(.codex) }
    if holds("sessionId", in: bytes) { return .export(.claudeCode) }
    return holds("mapping", in: bytes) ? .export(.chatGPT) : .unknown
  }

  /// Whether a key stands in quotes somewhere.
  private static func holds(_ key: StaticString, in bytes: ArraySlice<UInt8>) -> Bool {
    let quoted = Array("\"\(key)\"".utf8)
    var rest = bytes
    while let quote = rest.firstIndex(of: quoted[0]) {
      rest = rest[quote...]
      if rest.starts(with: quoted) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
