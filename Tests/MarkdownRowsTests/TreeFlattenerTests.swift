import Testing

@testable import MarkdownRows

@Suite struct TreeFlattenerTests {
  private func flatten(_ text: String) -> TreeFlattener {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      TreeFlattener(MarkdownParser.parse(bytes), byteCount: bytes.count)
    }
  }

  /// T-STREAM-3, T-STREAM-4.
  @Test func `Top-level blocks are known with their lines`() {
    let roots = flatten("a\nb\n\n- c\n  d\n\n# e\n").roots
    #expect(
      roots == [
        TreeRoot(block: 0, startLine: 1, endLine: 2), TreeRoot(block: 1, startLine: 4, endLine: 6),
        TreeRoot(block: 4, startLine: 7, endLine: 7),
      ]
    )
  }

  /// T-STREAM-8.
  @Test func `Only a fence that ends the text is the last one`() {
    let fence = flatten("a\n\n- ~~~~\n  b").lastFence
    #expect(fence?.character == UInt8(ascii: "~"))
    #expect(fence?.length == 4)
    #expect(fence?.startLine == 3)
    #expect(fence?.isNested == true)
    #expect(flatten("```\na\n```\n\nb").lastFence == nil)
    #expect(flatten("    code").lastFence == nil)
  }

  /// T-BLOCK-11.
  @Test func `Neighbouring pieces of one style are one run`() {
    let source = flatten("a [b](c) ~~d~~ &amp; \\* e")
    #expect(source.runs == [StyleRun(start: 0, style: .regular)])
    #expect(source.text == Array("a b d & * e".utf8))
  }
}
