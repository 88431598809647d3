import Testing

@testable import MarkdownRows

@Suite struct WordBufferTests {
  @Test func `Words stay when the buffer grows, and their indices go on`() {
    var buffer = WordBuffer()
    var expected: [PreparedWord] = []
    for round in 0..<6 {
      let count = 400 * (round + 1)
      let room = buffer.room(for: count)
      for index in 0..<count {
        let word = PreparedWord(
          units: UInt32(index),
          spaceUnits: UInt32(round),
          startAndMark: 0,
          clusters: 0,
          spaceClusters: 0
        )
        room[index] = word
        expected.append(word)
      }
      let taken = buffer.take(count)
      #expect(taken.upperBound == UInt32(expected.count))
    }
    #expect(buffer.words == expected)
    buffer.append(expected[1..<3])
    #expect(buffer.words == expected + expected[1..<3])
    buffer.removeAll()
    buffer.append([])
    #expect(buffer.words.isEmpty)
  }
}
