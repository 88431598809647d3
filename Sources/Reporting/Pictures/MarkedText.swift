/// A text with parts that a command writes, between `<!-- NAME -->` and `<!-- /NAME -->`.
public struct MarkedText: Equatable, Sendable {
  /// The lines of the text.
  private var lines: [String]

  /// Creates a text.
  public init(_ text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// The whole text.
  public var text: String { lines.joined(separator: "\n") }

  /// The lines of a part, or `nil` if the text has no such part.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public func part(_ name: String) -> [String]? {
    range(of: name).map { Array(lines[$0]) }
  }

  /// Writes a part anew; a text without it stays as it is.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public mutating func replace(_ name: String, with part: [String]) {
    guard let range = range(of: name) else { return }
    lines.replaceSubrange(range, with: part)
  }

  private func range(of name: String) -> Range<Int>? {
    let (start, end) = ("<!-- \(name) -->", "<!-- /\(name) -->")
    guard let first = lines.firstIndex(where: { $0.utf8.elementsEqual(start.utf8) }),
      let last = lines[first...].firstIndex(where: { $0.utf8.elementsEqual(end.utf8) })
    else { return nil }
    return first + 1..<last
  }
}
