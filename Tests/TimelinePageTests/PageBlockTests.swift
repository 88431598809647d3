import Testing

@testable import TimelinePage

@Suite struct PageBlockTests {
  @Test func `Bytes cross the border and come back, also none at all`() {
    let bytes: [UInt8] = Array(0...255)
    let block = PageBlock.make(of: bytes)
    defer { pageFree(block: block) }
    #expect(PageBlock.bytes(in: block) == bytes)
    let empty = pageBlock(count: 0)
    defer { pageFree(block: empty) }
    #expect(PageBlock.bytes(in: empty).isEmpty)
  }

  @Test func `A run over the border gives the answer that a plain call gives`() {
    let block = PageBlock.make(of: [1, 2, 3])
    defer { pageFree(block: block) }
    let answer = pageRun(block: block)
    defer { pageFree(block: answer) }
    #expect(PageBlock.bytes(in: answer) == PageRun.answer(to: [1, 2, 3]))
  }
}
