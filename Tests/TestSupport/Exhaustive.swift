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
    var choices = Choices()
    var failures = 0
    while choices.next() {
      guard let failure = try check(&choices) else { continue }
      failures += 1
      if failures <= printed {
        Issue.record("combination \(choices.count): \(failure)", sourceLocation: sourceLocation)
      }
    }
    if failures > printed {
      Issue.record("\(failures) combinations fail", sourceLocation: sourceLocation)
    }
    return choices.count
  }
}
