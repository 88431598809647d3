/// Why bytes are not a trace, and where.
public struct TraceError: Error, Equatable, Sendable {
  /// The position of the first byte that is wrong, from 0; the length of the input if bytes are
  /// missing.
  public var byteOffset: Int
  /// What is wrong there.
  public var reason: Reason

  /// Creates an error.
  public init(byteOffset: Int, reason: Reason) {
    self.byteOffset = byteOffset
    self.reason = reason
  }

  /// The flaws that a reader of traces tells apart.
  public enum Reason: UInt8, CaseIterable, Sendable {
    /// The first bytes are not those of a trace.
    case notATrace
    /// The format's version is not one that this reader knows.
    case unsupportedVersion
    /// The bytes end inside a record.
    case truncated
    /// No record has this number or name.
    case unknownRecord
    /// A cause, flag, state or id has a value that does not exist.
    case unknownValue
    /// A number is written longer than it need be, or is not in lowest terms.
    case overlongNumber
    /// A number is outside ±(2^53 − 1), or a count is negative.
    case numberOutOfRange
    /// A record is earlier than the one before it.
    case timeGoesBack
    /// The first record does not describe the run.
    case notBegun
    /// A second record describes the run.
    case begunTwice
    /// The last record is not the end of the run.
    case notEnded
    /// A record stands after the end of the run.
    case afterEnd
    /// A line of text does not have the form of its record.
    case malformedLine
    /// More rows are on screen at once than a viewport can hold.
    case tooManyRows
  }
}

extension TraceError.Reason {
  /// The flaw in a few words, without a full stop.
  public var message: StaticString {
    switch self {
    case .notATrace: "this is not a trace"
    case .unsupportedVersion: "the trace has a version that this build cannot read"
    case .truncated: "the trace ends inside a record"
    case .unknownRecord: "there is no such record"
    case .unknownValue: "a value does not exist in its field"
    case .overlongNumber: "a number is not in its shortest form"
    case .numberOutOfRange: "a number is out of range"
    case .timeGoesBack: "a record is earlier than the one before it"
    case .notBegun: "the first record does not describe the run"
    case .begunTwice: "the run begins twice"
    case .notEnded: "the run does not end"
    case .afterEnd: "a record stands after the end of the run"
    case .malformedLine: "a line does not have the form of its record"
    case .tooManyRows: "more rows are on screen than a viewport can hold"
    }
  }
}
