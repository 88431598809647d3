/// The identity of a section: a small number, unique within a snapshot.
public struct SectionID: Equatable, Comparable, Sendable {
  /// The number.
  public var rawValue: UInt32

  /// Creates an id from its number.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The one section of a chat.
  @inlinable
  public static var main: SectionID { SectionID(rawValue: 0) }

  /// Whether the left id has the smaller number.
  @inlinable
  public static func < (left: SectionID, right: SectionID) -> Bool {
    left.rawValue < right.rawValue
  }
}
