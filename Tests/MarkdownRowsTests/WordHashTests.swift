import Testing

@testable import MarkdownRows

@Suite struct WordHashTests {
  /// T-WORD-5.
  @Test func `The hash of a word never changes, and words of any length tell apart`() {
    func hash(_ word: String, _ style: FaceStyle = .regular) -> UInt32 {
      Array(word.utf8).withUnsafeBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return 0 }
        return WordHash.hash(start, bytes.count, style)
      }
    }
    var seen: [UInt32] = []
    for length in 1...40 {
      let word = String(repeating: "a", count: length)
      for last in ["b", "c"] { seen.append(hash(word.dropLast() + last)) }
      seen.append(hash(word, .bold))
    }
    #expect(Set(seen).count >= seen.count - 1)
    #expect(hash("timeline") == hash("timeline"))
  }

  @Test func `Two words of one length are equal when all their bytes are`() {
    for length in 1...40 {
      let word = [UInt8](repeating: 0x61, count: length)
      for place in 0..<length {
        var other = word
        other[place] = 0x62
        word.withUnsafeBufferPointer { left in
          other.withUnsafeBufferPointer { right in
            guard let left = left.baseAddress, let right = right.baseAddress else { return }
            #expect(WordHash.isEqual(left, left, length))
            #expect(!WordHash.isEqual(left, right, length))
          }
        }
      }
    }
  }
}
