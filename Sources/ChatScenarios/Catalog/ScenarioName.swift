/// The name of a scenario: `family/slug`, each part of small letters, digits and hyphens.
///
/// Only a text of this form is ever joined to a path.
///
/// Source: INJ-9.
public struct ScenarioName: Equatable, Sendable, CustomStringConvertible {
  /// The folder of the scenario's file, and the name of its budgets.
  public let family: String
  /// The file's name without its ending.
  public let slug: String

  /// Creates the name from its parts, or `nil` if one has another form.
  public init?(family: String, slug: String) {
    guard ScenarioName.isPart(family), ScenarioName.isPart(slug) else { return nil }
    self.family = family
    self.slug = slug
  }

  /// Creates the name from `family/slug`, or `nil` if the text has another form.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    self.init(family: String(Substring(parts[0])), slug: String(Substring(parts[1])))
  }

  /// The name as it is written: `family/slug`.
  public var description: String { family + "/" + slug }

  /// Whether a text can be one part of a name: 1 to 64 of `a-z`, `0-9` and `-`.
  public static func isPart(_ text: String) -> Bool {
    let bytes = text.utf8
    return (1...64).contains(bytes.count) && bytes.allSatisfy(isPartByte)
  }

  private static func isPartByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: byte == UInt8(ascii: "-")
    }
  }
}
