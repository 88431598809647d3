/// What a marble run hands to the machine under test.
public enum MarbleEvent: Equatable, Sendable {
  /// An event of the input line.
  case marble(Character)
  /// A timer that the test started.
  case timer
}
