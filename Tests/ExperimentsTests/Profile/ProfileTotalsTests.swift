import Testing

@testable import Experiments

@Suite struct ProfileTotalsTests {
  @Test func `Each figure is the smaller of two`() {
    let first = ProfileTotals(preparationCPU: 1, preparationWall: 9, runCPU: 3, runWall: 9)
    let second = ProfileTotals(preparationCPU: 9, preparationWall: 2, runCPU: 9, runWall: 4)
    #expect(
      first.smaller(second)
        == ProfileTotals(preparationCPU: 1, preparationWall: 2, runCPU: 3, runWall: 4)
    )
  }
}
