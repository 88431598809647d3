/// Whether an unfinished last line is shown that may still turn into another kind of block.
///
/// Key `text.provisionalLine`; every result names it.
///
/// Source: T-STREAM-14.
public enum ProvisionalLine: UInt8, CaseIterable, Sendable {
  /// Such a line is held back until it is settled or ends.
  case held
  /// All bytes so far are shown.
  case exact

  /// The value's name in files and options.
  public var name: String { "\(self)" }
}
