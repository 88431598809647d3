import Testing

@testable import MarkdownRows

@Suite struct ASCIIBreakStateTests {
  /// T-BREAK-1.
  @Test func `A number goes on over marks, and a slash outside one does not`() {
    func breaks(_ classes: [LineBreakClass]) -> [Bool] {
      var state = ASCIIBreakState.start(classes[0])
      return classes.dropFirst().map { next in
        let step = state.step(next)
        state = step.state
        return step.breaks
      }
    }
    #expect(breaks([.numeric, .symbol, .numeric]) == [false, false])
    #expect(breaks([.alphabetic, .symbol, .numeric]) == [false, true])
    #expect(breaks([.numeric, .closeParenthesis, .postfix]) == [false, false])
    #expect(breaks([.alphabetic, .closeParenthesis, .postfix]) == [false, true])
    #expect(breaks([.hyphen, .alphabetic]) == [false])
    #expect(breaks([.alphabetic, .hyphen, .alphabetic]) == [false, true])
    #expect(breaks([.open, .space, .alphabetic]) == [false, false])
    #expect(breaks([.quotation, .space, .open]) == [false, false])
    #expect(breaks([.lineFeed, .lineFeed]) == [true])
  }
}
