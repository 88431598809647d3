internal import TimelineUnits

/// How large something that is read may be, and what its refusal says.
public struct InputLimit: Equatable, Sendable {
  /// The most bytes.
  public var bytes: Int
  /// The rule that sets the limit.
  public var rule: String
  /// What is held against it, as a sentence begins: `the file has`.
  public var subject: String
  /// What the user can do about it.
  public var wayOut: String

  /// Creates a limit.
  public init(bytes: Int, rule: String, subject: String, wayOut: String) {
    self.bytes = bytes
    self.rule = rule
    self.subject = subject
    self.wayOut = wayOut
  }

  /// One file: 64 MiB.
  ///
  /// Source: LIM-1.
  public static let file = InputLimit(
    bytes: Limits.inputBytes,
    rule: "LIM-1",
    subject: "the file has",
    wayOut: "split it"
  )

  /// All rows of an input together: 64 MiB.
  ///
  /// Source: LIM-1.
  public static let folder = InputLimit(
    bytes: Limits.inputBytes,
    rule: "LIM-1",
    subject: "the .md files together have",
    wayOut: "take fewer of them"
  )

  /// One row: 4 MiB.
  ///
  /// Source: LIM-7.
  public static let row = InputLimit(
    bytes: Limits.rowBytes,
    rule: "LIM-7",
    subject: "the row has",
    wayOut: "shorten it or leave it out"
  )

  /// The refusal of something of a size.
  public func refusal(of size: Int, at place: String) -> InputError {
    InputError(
      place: place,
      rule: rule,
      message: "\(subject) \(size) bytes, the most is \(bytes); \(wayOut)"
    )
  }

  /// What a rule that limits inputs says, or `nil` if none has the id.
  public static func sentence(of id: String) -> String? {
    let sentences = [
      ("LIM-1", "An input has at most 64 MiB: a file, or the files of a folder together."),
      ("LIM-7", "A row has at most 4 MiB; beyond 64 KiB it is shown as plain text."),
    ]
    return sentences.first { $0.0.utf8.elementsEqual(id.utf8) }?.1
  }

  /// The ids of the rules that limit inputs.
  public static let ids = ["LIM-1", "LIM-7"]
}
