import Testing

@testable import MarkdownRows

@Suite struct DefinitionScanTests {
  private func isFound(_ text: String, byteWise: Bool) -> Bool {
    var scan = DefinitionScan()
    if byteWise {
      for byte in text.utf8 { scan.scan([byte]) }
    } else {
      scan.scan(Array(text.utf8))
    }
    return scan.isFound
  }

  /// T-STREAM-5.
  @Test(arguments: [
    ("[a]: b", true), ("> - 1. [a]: b", true), ("[a\nb\n]: c", true), ("x\r[a]: b", true),
    ("a [b]: c", false), ("[a] : b", false), ("]: [a", false), ("[a]", false),
    ("- [ ] task: x", false), ("[a](b) c]:", true),
  ])
  func `A bracket at the start of a line and a later mark are found in pieces of any size`(
    _ text: String,
    _ expected: Bool
  ) {
    #expect(isFound(text, byteWise: false) == expected)
    #expect(isFound(text, byteWise: true) == expected)
  }
}
