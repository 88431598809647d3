/// A selection of scenarios: a name, or a name in which `*` stands for any run of bytes.
public struct ScenarioPattern: Equatable, Sendable {
  /// The pattern as it was written.
  public let text: String
  private let bytes: [UInt8]

  /// Creates a pattern.
  public init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// Whether the pattern can match more than one name.
  public var isOpen: Bool { bytes.contains(UInt8(ascii: "*")) }

  /// Whether a name matches from its first byte to its last.
  ///
  /// - Complexity: O(*p* · *n*), where *p* and *n* are the lengths of pattern and name.
  public func matches(_ name: ScenarioName) -> Bool { matches(name.description) }

  /// Whether a text matches from its first byte to its last.
  ///
  /// - Complexity: O(*p* · *n*), where *p* and *n* are the lengths of pattern and text.
  public func matches(_ text: String) -> Bool {
    let name = Array(text.utf8)
    // A star is tried with the shortest run first and widened on the first mismatch behind it; the
    // latest star alone has to be remembered.
    var position = 0
    var index = 0
    var star: (position: Int, index: Int)?
    while index < name.count {
      if position < bytes.count, bytes[position] == UInt8(ascii: "*") {
        star = (position, index)
        position += 1
      } else if position < bytes.count, bytes[position] == name[index] {
        position += 1
        index += 1
      } else if let open = star {
        position = open.position + 1
        index = open.index + 1
        star = (open.position, index)
      } else {
        return false
      }
    }
    return bytes[position...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
