/// One rule of the modelled app: a stable id, one sentence, and the tests that pin it.
///
/// An id is never used for a second rule.
public struct Rule: Equatable, Sendable {
  /// The id, such as `H-SETTLE-2`.
  public var id: String
  /// What the rule says, as one sentence.
  public var sentence: String
  /// The test suites that name the rule above one of their tests, in order of their names.
  public var tests: [String]

  /// Creates a rule.
  public init(id: String, sentence: String, tests: [String]) {
    self.id = id
    self.sentence = sentence
    self.tests = tests
  }

  /// Whether a test pins the rule.
  public var isPinned: Bool { !tests.isEmpty }

  /// The id without its number: `H-SETTLE` for `H-SETTLE-2`, `H-OUTBOX` for `H-OUTBOX-T5`.
  public var family: String {
    guard let dash = id.utf8.lastIndex(of: UInt8(ascii: "-")) else { return id }
    return String(id[..<dash])
  }
}
