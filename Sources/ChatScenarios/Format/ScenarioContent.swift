internal import StrictJSON
internal import TimelineUnits

/// The digest of what the file of a scenario puts into a run.
///
/// White space and what only describes the scenario do not count, so that a better title makes no
/// baseline stale.
///
/// Source: BM-BASE-3.
enum ScenarioContent {
  /// The members that say nothing about the run.
  private static let descriptive: [StaticString] = [
    "$schema", "title", "notes", "covers", "threads",
  ]
  /// Ends a token; no token of a document holds it, since it is no byte of UTF-8.
  private static let end: UInt8 = 0xff

  /// The 64-bit FNV-1a digest of the values of a scenario's file.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func digest(of root: JSONValue) throws(JSONError) -> UInt64 {
    var hash = StableHash()
    for member in try root.members() where !descriptive.contains(where: member.hasKey) {
      try combine(member, into: &hash)
    }
    return hash.value
  }

  private static func combine(
    _ member: JSONMember,
    into hash: inout StableHash
  ) throws(JSONError) {
    for byte in member.key { hash.combine(byte) }
    hash.combine(end)
    try combine(member.value, into: &hash)
  }

  private static func combine(
    _ value: JSONValue,
    into hash: inout StableHash
  ) throws(JSONError) {
    switch value.kind {
    case .object:
      hash.combine(UInt8(ascii: "{"))
      for member in try value.members() { try combine(member, into: &hash) }
    case .array:
      hash.combine(UInt8(ascii: "["))
      for element in try value.elements() { try combine(element, into: &hash) }
    default:
      for byte in value.rawBytes { hash.combine(byte) }
    }
    hash.combine(end)
  }
}
