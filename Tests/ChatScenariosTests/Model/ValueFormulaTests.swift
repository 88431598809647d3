import ChatScenarios
import Testing

@Suite struct ValueFormulaTests {
  @Test func `The step is added for each row and wraps at the modulo`() {
    let formula = ValueFormula(base: 44, step: 13, modulo: 30)
    #expect((0..<5).map { formula.value(at: $0) } == [44, 57, 70, 53, 66])
  }

  @Test func `Without a modulo it never wraps, and without a step it never changes`() {
    #expect(ValueFormula(base: 1, step: 2).value(at: 1_000) == 2_001)
    #expect(ValueFormula(base: 7).value(at: 1_000_000) == 7)
  }

  @Test func `A value beyond 64 bits is none`() {
    #expect(ValueFormula(base: 0, step: Int64.max).value(at: 2) == nil)
    #expect(ValueFormula(base: Int64.max, step: 1).value(at: 1) == nil)
    #expect(ValueFormula(base: Int64.max, step: 1).value(at: 0) == Int64.max)
  }
}
