import Experiments
import FrameMetrics
import Testing
import TimelineUnits

@Suite struct ParetoFrontTests {
  private let objectives = [
    SweepObjective(.revealMs), SweepObjective(.cadenceMinInterval), SweepObjective(.shiftPtMax),
  ].compactMap(\.self)

  @Test func `A point is beaten by one that is better in something and worse in nothing`() {
    let points: [[Int64?]] = [[1, 5, 3], [1, 4, 3], [2, 9, 9], [1, 5, 3], [3, 9, nil]]
    #expect(ParetoFront.marks(of: points, objectives) == [true, false, true, true, false])
    #expect(!ParetoFront.dominates([1, 5, 3], [1, 5, 3], objectives))
  }

  @Test func `500 drawn sets have the front that comparing each with each gives`() {
    var random = RandomSource(seed: 3)
    for draw in 0..<500 {
      let points = (0..<random.within(0...25)).map { _ in
        objectives.map { _ in random.chance(1, in: 8) ? nil : Int64(random.below(6)) }
      }
      let naive = points.map { point in
        !points.contains { ParetoFront.dominates($0, point, objectives) }
      }
      #expect(ParetoFront.marks(of: points, objectives) == naive, "seed 3, draw \(draw)")
    }
  }
}
