import Testing

@testable import MarkdownRows

@Suite struct WebBreakTableTests {
  /// T-WEB-1, T-WEB-4, T-WEB-6.
  @Test func `The merge keeps hard breaks and ICU's opinion beside other characters`() {
    let table = WebBreakTable()
    func merge(_ text: String, _ positions: [UInt32]) -> [UInt32] {
      Array(text.utf8).withUnsafeBufferPointer { bytes in
        positions.withUnsafeBufferPointer { positions in
          Array(
            unsafeUninitializedCapacity: bytes.count
          ) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            count = table.merge(bytes, positions, into: start)
          }
        }
      }
    }
    #expect(merge("a/b", [2, 3]) == [3])
    #expect(merge("é/b", [3, 4]) == [4])
    #expect(merge("éa", [2, 3]) == [2, 3])
    #expect(merge("a\u{b}b", [2 | LineBreaker.mandatory, 3]) == [2 | LineBreaker.mandatory, 3])
    #expect(merge("a é", [4]) == [2, 4])
  }
}
