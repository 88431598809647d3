/// The identity of a row: a small number that stands for a byte string.
///
/// Numbers are given in order of first sight by an `Interner` and are never reused, so an id is
/// also an index into a dense table. Deliberately not `Hashable`: nothing in the model may depend
/// on hash order.
///
/// Source: L-INTERN-3.
public struct ItemID: Equatable, Comparable, Sendable {
  /// The position in order of first sight, from 0.
  public var rawValue: UInt32

  /// Creates an id from its number.
  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The number as an index into a dense table.
  @inlinable
  public var index: Int { Int(rawValue) }

  /// Whether the left id was given first.
  @inlinable
  public static func < (left: ItemID, right: ItemID) -> Bool { left.rawValue < right.rawValue }
}
