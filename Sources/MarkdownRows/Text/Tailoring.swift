/// The rules for line breaks.
///
/// Key `text.tailoring`; every result names it.
///
/// Source: T-BREAK-3, T-WEB-1 to T-WEB-6.
public enum Tailoring: UInt8, CaseIterable, Sendable {
  /// The positions of ICU's line iterator, unchanged.
  case uax14
  /// What browsers do with plain ASCII text, on top of ICU.
  case web

  /// The value's name in files and options.
  public var name: String { "\(self)" }
}
