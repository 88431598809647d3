/// What a JSON value is.
public enum JSONKind: Sendable {
  /// `null`, which is a value and not an absence.
  case null
  /// `true` or `false`, which are never numbers.
  case boolean
  /// A number token of any form.
  case number
  /// A string.
  case string
  /// An array.
  case array
  /// An object.
  case object

  /// The kind with its article, for messages.
  var phrase: String {
    switch self {
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
