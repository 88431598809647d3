/// The bounds of one JSON document; beyond one lies a typed error, never a trap.
///
/// Imports of other formats apply them to each line or top-level element (J-15).
///
/// Source: H-JSON-7, LIM-1 to LIM-6.
public struct JSONLimits: Equatable, Sendable {
  /// The longest document, in bytes: 64 MiB; key `json.maximumBytes`.
  public var maximumBytes = 64 << 20
  /// The deepest nesting of arrays and objects, with the root as level 1: 64; key
  /// `json.maximumDepth`.
  ///
  /// Values above 1,024 count as 1,024, which bounds the reader's stack.
  public var maximumDepth = 64
  /// The most values of one document, containers included and keys not: 1,000,000; key
  /// `json.maximumNodes`.
  public var maximumNodes = 1_000_000
  /// The longest string or key, in decoded bytes: 16 MiB; key `json.maximumStringBytes`.
  public var maximumStringBytes = 16 << 20
  /// The most members of one object: 4,096; key `json.maximumKeys`.
  public var maximumKeys = 4_096
  /// The longest token where an exact integer is required, in characters: 17; key
  /// `json.maximumIntegerLength`.
  public var maximumIntegerLength = 17

  /// The bounds of every file that the project reads, unless a caller sets its own.
  public static let `default` = JSONLimits()

  /// Creates the default bounds.
  public init() {}
}
