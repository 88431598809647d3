/// Cuts a text into ever longer beginnings, as a stream delivers them.
///
/// A beginning never ends inside an encoded scalar, so each is valid UTF-8 if the text is.
struct TextCut: IteratorProtocol {
  private let text: [UInt8]
  private let step: Int
  private var end = 0

  /// Creates the cuts of a text.
  ///
  /// - Precondition: `step` is positive.
  init(_ text: [UInt8], step: Int) {
    precondition(step > 0, "a revision adds something")
    self.text = text
    self.step = step
  }

  /// The number of bytes of the next beginning; `nil` after the whole text.
  mutating func next() -> Int? {
    guard end < text.count else { return nil }
    end = min(end + step, text.count)
    // Continuation bytes belong to the scalar before them; at most three follow in valid UTF-8.
    var extra = 0
    while end < text.count, extra < 3, text[end] & 0xc0 == 0x80 {
      end += 1
      extra += 1
    }
    return end
  }
}
