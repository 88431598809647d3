/// The break positions of plain ASCII text, equal to ICU's and far cheaper.
///
/// Plain means U+0020 to U+007E and line feeds. Latin letters from U+00C0 to U+027F break like
/// ASCII letters, so the table covers them too. Tests hold it against ICU on all short texts over
/// its classes, on each of these letters and on random texts.
///
/// Source: T-PIPE-4, T-COST-1.
struct ASCIILineBreaks: Sendable {
  private static let breakFlag: UInt8 = 0x80
  private static let aheadFlag: UInt8 = 0x40
  private static let stateMask: UInt8 = 0x1f
  private static let notPlain: UInt8 = 15

  /// The class of each byte.
  private let classes: [UInt8]
  /// What each class does after each state: the next state and the two flags.
  private let steps: [UInt8]
  /// For each first byte, the bytes before which a line may break under the web's rules: two words
  /// of 64 bits.
  private let webPairs: [UInt64]

  init() {
    classes = (UInt8(0)...255).map { byte in
      // A lead byte is the letter, and a continuation byte a letter that never breaks from it.
      if byte >= 0x80 { return LineBreakClass.alphabetic.rawValue }
      return LineBreakClass(byte)?.rawValue ?? ASCIILineBreaks.notPlain
    }
    var steps = [UInt8](repeating: 0, count: ASCIIBreakState.allCases.count * 16)
    for state in ASCIIBreakState.allCases {
      for next in LineBreakClass.allCases {
        let step = state.step(next)
        var code = step.state.rawValue
        if step.breaks { code |= ASCIILineBreaks.breakFlag }
        if step.looksAhead { code |= ASCIILineBreaks.aheadFlag }
        steps[Int(state.rawValue) * 16 + Int(next.rawValue)] = code
      }
    }
    self.steps = steps
    var pairs = [UInt64](repeating: 0, count: 256)
    for first in UInt8(0)...127 {
      for second in UInt8(0)...127 where WebBreakRule.allows(first, second) {
        pairs[Int(first) * 2 + Int(second >> 6)] |= 1 << UInt64(second & 63)
      }
    }
    webPairs = pairs
  }

  /// How much of the table's ground a text keeps to.
  enum Coverage {
    /// Plain ASCII text.
    case plain
    /// Plain ASCII text and Latin letters.
    case latin
    /// Anything else.
    case none
  }

  /// Whether the table covers the text.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  /// - Precondition: the text is valid UTF-8.
  static func coverage(of text: UnsafeBufferPointer<UInt8>) -> Coverage {
    var notPlain: UInt8 = 0
    var notLatin: UInt8 = 0
    for byte in text {
      let strange: UInt8 = (byte &- 0x20 > 0x5e ? 1 : 0) & (byte == 0x0a ? 0 : 1)
      // Continuation bytes follow one of these lead bytes, or the lead byte is strange itself.
      let letter: UInt8 = byte &- 0x80 < 0x40 || byte &- 0xc3 < 7 ? 1 : 0
      notPlain |= strange
      notLatin |= strange & ~letter
    }
    return notPlain == 0 ? .plain : notLatin == 0 ? .latin : .none
  }

  /// Writes the positions after the start of the text, its end included, as `LineBreaker` does.
  ///
  /// - Returns: The number of positions.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  /// - Precondition: the text is plain and not empty; there is room for a position a byte.
  func find(
    _ text: UnsafeBufferPointer<UInt8>,
    into breaks: UnsafeMutablePointer<UInt32>
  ) -> Int {
    classes.withUnsafeBufferPointer { classes in
      steps.withUnsafeBufferPointer { steps in
        var found = 0
        var state = ASCIIBreakState.lineFeed.rawValue
        state = steps[Int(state) * 16 + Int(classes[Int(text[0])])] & ASCIILineBreaks.stateMask
        var index = 1
        while index < text.count {
          let step = steps[Int(state) * 16 + Int(classes[Int(text[index])])]
          let next = step & ASCIILineBreaks.stateMask
          if step >= ASCIILineBreaks.aheadFlag {
            var breaksHere = step & ASCIILineBreaks.breakFlag != 0
            if step & ASCIILineBreaks.aheadFlag != 0 {
              let joins = joinsNumber(text, after: index, isOpen: breaksHere, classes)
              breaksHere = breaksHere != joins
            }
            if breaksHere {
              let isHard = state == ASCIIBreakState.lineFeed.rawValue
              breaks[found] = UInt32(index) | (isHard ? LineBreaker.mandatory : 0)
              found += 1
            }
          }
          state = next
          index += 1
        }
        let isHard = state == ASCIIBreakState.lineFeed.rawValue
        breaks[found] = UInt32(text.count) | (isHard ? LineBreaker.mandatory : 0)
        return found + 1
      }
    }
  }

  /// Whether a number follows the character at `index`: at once, or behind one infix mark after an
  /// opening mark.
  private func joinsNumber(
    _ text: UnsafeBufferPointer<UInt8>,
    after index: Int,
    isOpen: Bool,
    _ classes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var next = index + 1
    guard next < text.count else { return false }
    let numeric = LineBreakClass.numeric.rawValue
    if isOpen && classes[Int(text[next])] == LineBreakClass.infix.rawValue { next += 1 }
    return next < text.count && classes[Int(text[next])] == numeric
  }

  /// The same under the web's rules.
  ///
  /// - Returns: The number of positions.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  /// - Precondition: the text is plain and not empty; there is room for a position a byte.
  func findForWeb(
    _ text: UnsafeBufferPointer<UInt8>,
    into breaks: UnsafeMutablePointer<UInt32>
  ) -> Int {
    webPairs.withUnsafeBufferPointer { pairs in
      var found = 0
      var first = text[0]
      for index in 1..<max(1, text.count) {
        let second = text[index]
        let mask = pairs[Int(first) &* 2 &+ Int(second >> 6)]
        if mask >> UInt64(second & 63) & 1 != 0 {
          let isAllowed =
            first != UInt8(ascii: "-") || WebBreakRule.allowsAfterHyphen(text, at: index)
          if isAllowed {
            breaks[found] = UInt32(index) | (first == 0x0a ? LineBreaker.mandatory : 0)
            found += 1
          }
        }
        first = second
      }
      breaks[found] = UInt32(text.count) | (first == 0x0a ? LineBreaker.mandatory : 0)
      return found + 1
    }
  }
}
