import Testing

@testable import MarkdownRows

@Suite struct LineBreakClassTests {
  @Test func `96 bytes have a class, the others none`() {
    let classes = (UInt8(0)...255).compactMap { LineBreakClass($0) }
    #expect(classes.count == 96)
    for value in LineBreakClass.allCases { #expect(classes.contains(value)) }
  }
}
