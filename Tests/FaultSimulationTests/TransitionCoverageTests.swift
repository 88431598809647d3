import FaultSimulation
import Testing

@Suite struct TransitionCoverageTests {
  private enum Step: Int, CaseIterable, Sendable {
    case opened = 1
    case closed = 2
    case lost = 22
  }

  @Test func `A transition below the bound is missing, one at it is not`() {
    var coverage = TransitionCoverage<Step>()
    #expect(coverage.missing(below: 1) == [.opened, .closed, .lost])
    for _ in 0..<10 { coverage.hit(.opened) }
    for _ in 0..<9 { coverage.hit(.lost) }
    #expect(coverage.count(of: .opened) == 10)
    #expect(coverage.missing(below: 10) == [.closed, .lost])
  }

  @Test func `Counts of two runs add up`() {
    var coverage = TransitionCoverage<Step>()
    coverage.hit(.closed)
    var other = coverage
    other.hit(.closed)
    coverage.add(other)
    #expect(coverage.count(of: .closed) == 3)
    #expect(coverage != other)
  }
}
