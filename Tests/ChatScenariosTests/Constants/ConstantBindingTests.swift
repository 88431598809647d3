import Testing
import TimelineCoordinator
import TimelineScroll

@testable import ChatScenarios

@Suite struct ConstantBindingTests {
  @Test func `What is set can be read, for every kind of value`() {
    for constant in ConstantTable.all {
      var tuning = AppTuning()
      let parts = constant.range.upperBound
      constant.binding.set(parts, in: &tuning)
      #expect(constant.binding.parts(in: tuning) == parts, "\(constant.key)")
    }
  }

  @Test func `A position that no choice has changes nothing`() {
    var tuning = AppTuning()
    ConstantBinding.passClock(\.reveal.passClock).set(9, in: &tuning)
    ConstantBinding.provisionalLine(\.provisionalLine).set(9, in: &tuning)
    #expect(tuning == AppTuning())
  }
}
