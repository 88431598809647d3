import Testing

@testable import MarkdownRows

@Suite struct OpenFenceTests {
  /// T-STREAM-15.
  @Test(arguments: [
    ("```", true), ("````", true), ("  ``` \t", true), ("> ```", true), ("``", false),
    ("~~~", false), ("``` a", false), ("", false),
  ])
  func `A fence of three is closed by a run of at least three and nothing else`(
    _ line: String,
    _ expected: Bool
  ) {
    let fence = OpenFence(
      character: UInt8(ascii: "`"),
      length: 3,
      startLine: 1,
      endLine: 2,
      isNested: false
    )
    let isClosed = Array(line.utf8).withUnsafeBufferPointer { fence.isClosed(by: $0) }
    #expect(isClosed == expected)
  }
}
