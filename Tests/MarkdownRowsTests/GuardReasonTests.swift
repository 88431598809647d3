import Testing

@testable import MarkdownRows

@Suite struct GuardReasonTests {
  /// T-GUARD-1.
  @Test func `Each reason has a stable number, a rule and a name of its own`() {
    let numbers = GuardReason.allCases.map(\.ruleNumber)
    #expect(numbers == [4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 21, 22, 24, 25])
    #expect(GuardReason.pipes.rule == "T-GUARD-7")
    #expect(GuardReason.closingBrackets.rule == "MD-G5")
    for (index, reason) in GuardReason.allCases.enumerated() {
      #expect(!GuardReason.allCases.dropFirst(index + 1).contains { $0.name == reason.name })
    }
  }
}
