import MarkdownRows
import Testing
import TimelineUnits

@testable import ChatScenarios

@Suite struct FragmentPoolTests {
  private func row(_ kind: RowKind, _ text: String) -> TextRow {
    TextRow(kind: kind, markdown: Array(text.utf8), idHash: 0)
  }

  private func drawn(_ text: String, _ kind: RowKind, from pool: FragmentPool) throws -> [String] {
    var random = RandomSource(seed: 1)
    let fragment = try #require(MarkdownFragment.all(in: Array(text.utf8)).first)
    let texts = (0..<200).map { _ in
      String(decoding: pool.substitute(for: fragment, in: kind, &random).bytes, as: UTF8.self)
    }
    return Set(texts).sorted()
  }

  @Test
  func `A substitute has the kind, the row kind and three quarters to four thirds the length`()
    throws
  {
    let pool = FragmentPool([
      row(.user, "12345678"), row(.agentReply, "123456789012\n\n123456789\n\n12345678"),
      row(.agentReply, "1234567890123456\n\n12345678901234567\n\n# 3456789012"),
    ])
    #expect(
      try drawn("123456789012", .agentReply, from: pool)
        == ["123456789", "123456789012", "1234567890123456"]
    )
    #expect(try drawn("12345678", .user, from: pool) == ["12345678"])
  }

  @Test func `A piece without an equal, and a definition, stay as they are`() throws {
    let pool = FragmentPool([row(.agentReply, "[a]: bbbb\n\n[c]: dddd")])
    #expect(try drawn("lonely", .user, from: pool) == ["lonely"])
    #expect(try drawn("[x]: yyyy", .agentReply, from: pool) == ["[x]: yyyy"])
  }
}
