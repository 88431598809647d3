internal import CHarfBuzz

/// Splits a word into pieces of one face and one script.
///
/// Source: T-FACE-2 to T-FACE-5.
struct FaceChooser {
  let fonts: FontSet
  /// The number of code points that no face had.
  private(set) var missing = 0

  init(fonts: FontSet) {
    self.fonts = fonts
  }

  /// Appends the word's pieces.
  ///
  /// - Complexity: O(*s* · *f*), where *s* is the number of code points and *f* that of fallbacks.
  mutating func split(
    _ word: UnsafeBufferPointer<UInt8>,
    _ style: FaceStyle,
    into pieces: inout [FacePiece]
  ) {
    var reader = ScalarReader(word)
    var previous: UInt32 = 0
    while let scalar = reader.next() {
      let isFirst = pieces.isEmpty
      let measure =
        if ScalarClass.staysWithBase(scalar) {
          isFirst ? .primary : pieces[pieces.count - 1].measure
        } else {
          choose(scalar, style, reader.peek(), after: previous, pieces.last?.measure)
        }
      let script = FaceChooser.script(of: scalar)
      if let last = pieces.last, last.measure == measure,
        last.script == nil || script == nil || last.script == script
      {
        pieces[pieces.count - 1].end = reader.end
        if last.script == nil { pieces[pieces.count - 1].script = script }
      } else {
        pieces.append(
          FacePiece(measure: measure, script: script, start: reader.start, end: reader.end)
        )
      }
      previous = scalar
    }
  }

  private mutating func choose(
    _ scalar: UInt32,
    _ style: FaceStyle,
    _ next: UInt32?,
    after previous: UInt32,
    _ last: FacePiece.Measure?
  ) -> FacePiece.Measure {
    if previous == ScalarClass.zeroWidthJoiner, let last, isEmojiMeasure(last) { return last }
    if ScalarClass.asksForEmoji(scalar, before: next) {
      if let index = fonts.emojiIndex {
        if fonts.fallbacks[index].hasGlyph(for: scalar) { return .fallback(index) }
      } else if ScalarClass.isEmoji(scalar) {
        return .emoji
      }
    }
    if fonts.primary[Int(style.rawValue)].hasGlyph(for: scalar) { return .primary }
    for (index, face) in fonts.fallbacks.enumerated() where face.hasGlyph(for: scalar) {
      return .fallback(index)
    }
    if ScalarClass.isHangulSyllable(scalar) { return .hangul }
    if ScalarClass.isWide(scalar) { return .wide }
    missing += 1
    return .primary
  }

  private func isEmojiMeasure(_ measure: FacePiece.Measure) -> Bool {
    switch measure {
    case .emoji: true
    case .fallback(let index): index == fonts.emojiIndex
    default: false
    }
  }

  /// The script of a code point, or nil where the script does not count.
  private static func script(of scalar: UInt32) -> UInt32? {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return nil
    default: return script.rawValue
    }
  }
}
