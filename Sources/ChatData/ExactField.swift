internal import StrictJSON

/// A field of an object that has exactly the keys of its format.
protocol ExactField: CaseIterable, Equatable {
  /// The key.
  var name: StaticString { get }
  /// The rule that an object without the key breaks.
  var missingRule: String { get }
  /// The rule that an object with another key breaks.
  static var unknownRule: String { get }
}

extension ExactField {
  /// The fields of an object with their values, in document order.
  ///
  /// A missing key is refused here. A key that does not belong is refused by `read` when its turn
  /// comes, so that the first fault in document order is the one reported.
  static func read(
    _ object: JSONValue,
    rule: String,
    _ read: (Self, JSONValue) throws(EnvelopeError) -> Void
  ) throws(EnvelopeError) {
    let members = try object.members(rule: rule)
    for field in allCases where !members.contains(where: { $0.hasKey(field.name) }) {
      throw object.missing(field.name, rule: field.missingRule)
    }
    for member in members {
      guard let field = allCases.first(where: { member.hasKey($0.name) }) else {
        let known = allCases.map { "\($0.name)" }
        throw EnvelopeError(member.unknownKey(rule: unknownRule, known: known))
      }
      try read(field, member.value)
    }
  }
}
