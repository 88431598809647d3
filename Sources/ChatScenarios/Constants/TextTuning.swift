public import MarkdownRows

/// The constants of text: `text.…` and `markdown.…`.
///
/// Source: T-BREAK-3, T-GUARD-3, T-STREAM-14.
public struct TextTuning: Equatable, Sendable {
  /// Whether an unfinished last line is shown that may still turn into another kind of block.
  public var provisionalLine: ProvisionalLine
  /// The rules for line breaks; the browser's are those that recorded fixtures prove.
  public var tailoring: Tailoring
  /// The limits of the input guard.
  public var limits: MarkdownLimits

  /// Creates a tuning; what is not given has its default.
  public init(
    provisionalLine: ProvisionalLine = .held,
    tailoring: Tailoring = .web,
    limits: MarkdownLimits = .standard
  ) {
    self.provisionalLine = provisionalLine
    self.tailoring = tailoring
    self.limits = limits
  }
}
