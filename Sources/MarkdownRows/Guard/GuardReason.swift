/// Why a row is laid out as plain text instead of Markdown.
///
/// The raw value is a stable number for traces: the number of the T-GUARD rule, or 20 plus the
/// number of the MD-G rule.
///
/// Source: T-GUARD-1, MD-3.
public enum GuardReason: UInt8, CaseIterable, Sendable {
  /// The row has too many bytes.
  case rowBytes = 4
  /// The row has too many lines.
  case lines = 5
  /// A line outside fences is too long.
  case inlineRun = 6
  /// A line outside fences has too many `|`.
  case pipes = 7
  /// A table has too many cells.
  case tableCells = 8
  /// A line starts with too many container markers.
  case nesting = 9
  /// A line starts with too many spaces.
  case indentation = 10
  /// The row has too many link reference definitions, or they are too long together.
  case references = 11
  /// The row has too many `@`.
  case atSigns = 12
  /// A line inside a fence is too long.
  case fencedLine = 14
  /// The row has too many `<?` and `<!`.
  case declarations = 21
  /// The row has too many `![`.
  case imageMarks = 22
  /// Too many parentheses follow one another.
  case parentheses = 24
  /// The row has too many `]` besides a link reference definition.
  case closingBrackets = 25

  /// The rule's stable number, which traces carry.
  public var ruleNumber: Int { Int(rawValue) }

  /// The id of the rule.
  public var rule: String {
    rawValue < 20 ? "T-GUARD-\(rawValue)" : "MD-G\(rawValue - 20)"
  }

  /// The name of the reason, in lower camel case.
  public var name: String { "\(self)" }
}
