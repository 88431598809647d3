import Testing
import TimelineTrace
import TimelineUnits

@testable import FrameMetrics

@Suite struct ShiftScoreTests {
  /// M-SHIFT-1.
  @Test func `A row that jumps farther than the screen is high counts as the whole distance`() {
    var score = ShiftScore()
    let jump = RowMovement(
      item: RunBuilder.row,
      previousY: 0,
      previousHeight: 1_000,
      y: -5_000,
      height: 1_000,
      unexplained: -5_000
    )
    score.take(jump, viewportHeight: 2_000)
    #expect(score.millionths(viewportHeight: 2_000) == 500_000)
    score.clear()
    #expect(score.millionths(viewportHeight: 2_000) == 0)
  }

  /// BM-STAT-2.
  @Test func `A viewport without height has no score`() {
    var score = ShiftScore()
    let movement = RowMovement(
      item: RunBuilder.row,
      previousY: 0,
      previousHeight: 900,
      y: 600,
      height: 900,
      unexplained: 600
    )
    score.take(movement, viewportHeight: 1_000)
    #expect(score.millionths(viewportHeight: 0) == 0)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `The score agrees with a count of touched units on random shifts`(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let height = 50
    var run = RunBuilder(height: Int64(height))
    let rows = (0..<6).map { _ in (random.within(-20...60), random.within(1...15)) }
    for (id, row) in rows.enumerated() {
      run.place(UInt32(id), top: Double(row.0), height: Double(row.1))
    }
    run.frame()
    var touched = [Bool](repeating: false, count: height)
    var farthest = 0
    func overlaps(_ top: Int, _ height: Int) -> Bool { top < 50 && top + height > 0 }
    for (id, row) in rows.enumerated() {
      let top = row.0 + random.within(-8...8)
      run.place(UInt32(id), top: Double(top), height: Double(row.1))
      guard overlaps(row.0, row.1), overlaps(top, row.1), abs(top - row.0) >= 3 else { continue }
      farthest = max(farthest, abs(top - row.0))
      for y in 0..<height
      where (row.0..<row.0 + row.1).contains(y) || (top..<top + row.1).contains(y) {
        touched[y] = true
      }
    }
    run.frame()
    let impact = touched.filter { $0 }.count
    let expected = Double(impact * farthest) / Double(height * height)
    let score = try run.value(.shiftScore) ?? 0
    #expect(abs(score - expected) <= 0.000_001)
  }
}
