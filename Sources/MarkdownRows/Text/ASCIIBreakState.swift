/// What has to be known of the text before a position to decide whether a line may break there.
///
/// One state a class of the last character, and more where ICU's rules look further back: inside a
/// number, after the closing mark of one, in the spaces after an opening mark or a quotation mark,
/// and for a hyphen that starts a segment.
enum ASCIIBreakState: UInt8, CaseIterable {
  case alphabetic, number, space, open, close, closeParenthesis, exclamation, quotation
  case breakAfter, infix, symbol, prefix, postfix, hyphen, lineFeed
  case numberInfix, numberSymbol, numberClose, numberCloseParenthesis
  case spaceAfterOpen, spaceAfterQuotation, startingHyphen

  /// What a character of a class does after this state.
  ///
  /// - Returns: Whether the line may break before the character, whether the answer depends on the
  ///   characters that follow, and the state after the character.
  ///
  /// Source: the rules of ICU 72's root line iterator, restricted to plain ASCII text.
  func step(_ next: LineBreakClass) -> (breaks: Bool, looksAhead: Bool, state: ASCIIBreakState) {
    if self == .lineFeed { return (true, false, ASCIIBreakState.start(next)) }
    let after = state(after: next)
    switch next {
    case .lineFeed, .space, .close, .closeParenthesis, .exclamation, .symbol:
      return (false, false, after)
    case .infix:
      return (false, isBreakingSpace, after)
    default:
      break
    }
    switch self {
    case .open, .spaceAfterOpen, .quotation:
      return (false, false, after)
    case .spaceAfterQuotation where next == .open:
      return (false, false, after)
    case .space, .spaceAfterQuotation:
      return (true, false, ASCIIBreakState.start(next))
    default:
      break
    }
    if next == .quotation || next == .breakAfter || next == .hyphen { return (false, false, after) }
    if (self == .prefix || self == .postfix) && next == .open { return (true, true, after) }
    return (!joins(next), false, after)
  }

  /// The state after the first character of a text or a segment.
  static func start(_ first: LineBreakClass) -> ASCIIBreakState {
    switch first {
    case .hyphen: .startingHyphen
    default: plain(first)
    }
  }

  private static func plain(_ last: LineBreakClass) -> ASCIIBreakState {
    switch last {
    case .alphabetic: .alphabetic
    case .numeric: .number
    case .space: .space
    case .open: .open
    case .close: .close
    case .closeParenthesis: .closeParenthesis
    case .exclamation: .exclamation
    case .quotation: .quotation
    case .breakAfter: .breakAfter
    case .infix: .infix
    case .symbol: .symbol
    case .prefix: .prefix
    case .postfix: .postfix
    case .hyphen: .hyphen
    case .lineFeed: .lineFeed
    }
  }

  private var isBreakingSpace: Bool { self == .space || self == .spaceAfterQuotation }

  private var isInNumber: Bool {
    self == .number || self == .numberInfix || self == .numberSymbol
  }

  private func state(after next: LineBreakClass) -> ASCIIBreakState {
    switch next {
    case .space where self == .open || self == .spaceAfterOpen: .spaceAfterOpen
    case .space where self == .quotation || self == .spaceAfterQuotation: .spaceAfterQuotation
    case .infix where isInNumber: .numberInfix
    case .symbol where isInNumber: .numberSymbol
    case .close where isInNumber: .numberClose
    case .closeParenthesis where isInNumber: .numberCloseParenthesis
    default: ASCIIBreakState.plain(next)
    }
  }

  /// Whether a pair of neighbours stays together, for the classes that no earlier rule settles.
  private func joins(_ next: LineBreakClass) -> Bool {
    let isAffix = next == .prefix || next == .postfix
    let isLetterOrDigit = next == .alphabetic || next == .numeric
    return switch self {
    case .alphabetic, .number: isLetterOrDigit || isAffix || next == .open
    case .infix: isLetterOrDigit
    case .numberInfix: isLetterOrDigit || isAffix
    case .numberSymbol: next == .numeric || isAffix
    case .numberClose: isAffix
    case .numberCloseParenthesis: isLetterOrDigit || isAffix
    case .closeParenthesis, .prefix, .postfix, .startingHyphen: isLetterOrDigit
    case .hyphen: next == .numeric
    default: false
    }
  }
}
