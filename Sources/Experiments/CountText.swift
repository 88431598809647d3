/// Numbers of things in words.
public enum CountText {
  /// A number with its noun, such as `1 row` and `2 rows`.
  ///
  /// - Parameters:
  ///   - number: How many there are.
  ///   - noun: What one of them is called.
  ///   - plural: What several are called; without it the noun with an `s`.
  /// - Returns: The words.
  public static func text(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(number) " + (number == 1 ? noun : plural ?? noun + "s")
  }
}
