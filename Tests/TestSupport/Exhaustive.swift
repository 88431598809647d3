public import Testing

/// Checks a statement for all combinations of a small world and prints the ones that fail.
///
/// Source: S-TEST-4.
public enum Exhaustive {
  /// How many failing combinations are printed; the rest is only counted.
  public static let printed = 3

  /// Checks each combination of the choices that a body draws.
  ///
  /// - Parameters:
  ///   - sourceLocation: Where to report a failure.
  ///   - check: Draws a combination and returns what is wrong with it, or `nil`.
  /// - Returns: How many combinations there were.
  @discardableResult
  public static func expect(
    sourceLocation: SourceLocation = #_sourceLocation,
    check: (inout Choices) throws -> String?
  ) rethrows -> Int {
    let (count, messages) = try messages(check: check)
    for message in messages { Issue.record("\(message)", sourceLocation: sourceLocation) }
    return count
  }

  /// What `expect` reports: the number of combinations, and a message for the first that fail.
  public static func messages(
    check: (inout Choices) throws -> String?
  ) rethrows -> (count: Int, messages: [String]) {
    var choices = Choices()
    var messages: [String] = []
    var failures = 0
    while choices.next() {
      guard let failure = try check(&choices) else { continue }
      failures += 1
      if failures <= printed { messages.append("combination \(choices.count): \(failure)") }
    }
    if failures > printed { messages.append("\(failures) combinations fail") }
    return (choices.count, messages)
  }
}
