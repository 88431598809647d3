/// Numbers among the arguments.
extension ParsedArguments {
  /// The whole number that an option has, or `nil` if it is not given.
  ///
  /// - Throws: `UsageError` for anything else and for a number outside the range.
  func number(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    return try RunOptions.number(text, of: option, in: range)
  }

  /// How many things run at once: what `--jobs` says, else one per processor.
  ///
  /// - Throws: `UsageError` for what is no number from 1 to 256.
  func jobs() throws(UsageError) -> Int {
    try number("--jobs", in: 1...256) ?? RunOptions.processors
  }
}
