import Testing
import TimelineUnits

@testable import MarkdownRows

@Suite struct LineFillTests {
  private func word(_ units: UInt32, space: UInt32 = 0, isHard: Bool = false) -> PreparedWord {
    PreparedWord(
      units: units,
      spaceUnits: space,
      startAndMark: isHard ? LineBreaker.mandatory : 0,
      clusters: UInt16(units / 10),
      spaceClusters: UInt16(space / 10)
    )
  }

  private func fill(
    _ words: [PreparedWord],
    widthPt: Int64,
    tracking: Length = .zero
  ) -> LineFill {
    let font = TextFont(size: .points(10), lineHeight: .points(12), tracking: tracking)
    var fill = LineFill(
      font: font,
      scaledWidth: Length.points(widthPt).units * 10,
      unitsPerEm: 10
    )
    var sink = NoLines()
    words.withUnsafeBufferPointer { words in
      fill.fill(words, &sink) { index in
        let half = words[index].units / 2
        let piece = ClusterAdvance(units: half, byteCount: 1, isTracked: true)
        return [piece, piece]
      }
    }
    return fill
  }

  /// T-FILL-1.
  @Test func `A word fits up to the width and 1 text unit of tolerance`() {
    // The em has 10 units, so 100 units are 100 pt; the tolerance rounds up to 1 unit.
    #expect(fill([word(50), word(50)], widthPt: 100).lines == 1)
    #expect(fill([word(50), word(51)], widthPt: 100).lines == 1)
    #expect(fill([word(50), word(52)], widthPt: 100).lines == 2)
  }

  /// T-FILL-2.
  @Test func `Pending spaces count only before a word on the same line`() {
    #expect(fill([word(50, space: 60)], widthPt: 50).lines == 1)
    #expect(fill([word(20, space: 10), word(20)], widthPt: 50).lines == 1)
    #expect(fill([word(20, space: 12), word(20)], widthPt: 50).lines == 2)
  }

  /// T-FILL-3, T-FILL-5.
  @Test func `A hard break ends a line except at the end of the text`() {
    #expect(fill([], widthPt: 50).lines == 0)
    #expect(fill([word(10, isHard: true)], widthPt: 50).lines == 1)
    #expect(fill([word(0, isHard: true), word(0, isHard: true), word(5)], widthPt: 50).lines == 3)
  }

  /// T-FILL-4.
  @Test func `A wide word is split with at least one cluster a line`() {
    let result = fill([word(100)], widthPt: 50)
    #expect(result.lines == 2)
    #expect(result.emergencyBreaks == 1)
    #expect(fill([word(100)], widthPt: 1).lines == 2)
    #expect(fill([word(10), word(100), word(10)], widthPt: 60).lines == 3)
  }

  /// T-WORD-7.
  @Test func `Tracking widens each cluster, spaces included`() {
    // Three clusters of 1 pt more: 10 + 10 + 10 units become 33 pt.
    let words = [word(10, space: 10), word(10)]
    #expect(fill(words, widthPt: 31, tracking: .points(1)).lines == 2)
    #expect(fill(words, widthPt: 33, tracking: .points(1)).lines == 1)
    #expect(fill(words, widthPt: 27, tracking: .points(-1)).lines == 1)
  }

  /// T-FILL-6.
  @Test func `The widest line leaves out its trailing spaces`() {
    let result = fill([word(30, space: 50), word(40, isHard: true), word(5)], widthPt: 60)
    #expect(result.widest == 40 * Length.points(10).units)
  }
}
