import Testing
import TimelineUnits

@testable import MarkdownRows

/// Covers `BlockPlacing`, `LineWidths`, `RowLines`, `BlockLines`.
@Suite struct RowMeasurerLinesTests {
  /// Every code point is as wide as the em.
  private func square(_ style: RowStyle) throws -> RowMeasurer {
    try RowMeasurer(source: .table(.square(unitsPerEm: 1_000)), style: style)
  }

  private func lines(_ text: String, widthPt: Int64 = 160) throws -> RowLines {
    try square(.oracle).lines(
      markdown: Array(text.utf8),
      kind: .agentReply,
      width: .points(widthPt)
    )
  }

  /// BM-DATA-3.
  @Test func `Two lines of 10 and 5 em of 16 pt are 160 and 80 pt wide`() throws {
    let row = try lines("abcde abcd abcde")
    #expect(row.blocks.map(\.lines) == [[.points(160), .points(80)]])
    #expect(row.blocks[0].lineHeight == .points(24))
    #expect(row.height == .points(48))
  }

  @Test func `Blocks stand below one another with 8 pt between them, moved in as containers are`()
    throws
  {
    let row = try lines("ab\n\n> c\n\n- d\n  - e\n\n```\nx\n```")
    #expect(row.blocks.map(\.kind) == [.paragraph, .paragraph, .paragraph, .paragraph, .codeBlock])
    #expect(row.blocks.map(\.top.points) == [0, 32, 64, 96, 128])
    #expect(row.blocks.map(\.left.points) == [0, 16, 24, 48, 0])
    #expect(row.blocks[4].lines.isEmpty && row.blocks[4].height == .points(44))
  }

  @Test func `Cells stand side by side in columns as wide as their widest cell`() throws {
    let row = try lines("|a|bb|\n|-|-|\n|ccc|d|", widthPt: 400)
    #expect(row.blocks.map(\.left.points) == [0, 48, 0, 48])
    #expect(row.blocks.map(\.top.points) == [6, 6, 42, 42])
    #expect(
      row.blocks.map(\.lines) == [[.points(16)], [.points(32)], [.points(48)], [.points(16)]]
    )
  }

  @Test func `A user's message ends 30 pt before the row's edge`() throws {
    let text = Array("ab".utf8)
    let row = try square(.phone).lines(markdown: text, kind: .user, width: .points(400))
    #expect(row.blocks[0].left + row.blocks[0].width == .points(370))
    #expect(row.blocks[0].top == .points(16))
  }

  @Test func `A line of activity stands alone in the middle of its 44 pt, whatever its text is`()
    throws
  {
    let text = String(repeating: "long text ", count: 40) + "\n\nmore"
    let row = try square(.phone).lines(
      markdown: Array(text.utf8),
      kind: .activity,
      width: .points(400)
    )
    #expect(row.height == .points(44) && row.blocks.count == 1)
    let block = row.blocks[0]
    #expect(block.lines.count == 1 && block.lines[0] <= .points(368) && block.left == .points(16))
    #expect(block.top + block.top + block.height == .points(44))
  }

  /// The control is the fitter: it sums heights, and knows nothing of places.
  @Test func `The lowest block and the chrome below it end where 6 rows of all kinds end`() throws {
    let texts = [
      "a", "# b\n\ntext\n\n- c\n- d\n\n  e", "> > f\n> g\n\n---\n\nh", "|a|b|\n|-|-|\n|c|d|\n\ni",
      "![x](y)\n\nj", "```\nk\n```\n\n1. l\n   - m\n     > n",
    ]
    for text in texts {
      for kind in [RowKind.user, .agentReply, .system] {
        let measurer = try square(.phone)
        let row = measurer.lines(markdown: Array(text.utf8), kind: kind, width: .points(300))
        let (chrome, style) = (
          RowStyle.phone.part(kind).chrome, RowStyle.phone.part(kind).blocks
        )
        let ends = row.blocks.map { block in
          let padding = block.kind == .tableCell ? style.cellPadding.units / 2 : 0
          return block.top + block.height + Length(units: padding)
        }
        let lowest = try #require(ends.max())
        #expect(lowest + chrome.insets.bottom == row.height, "\(text)")
        for block in row.blocks {
          #expect(block.lines.allSatisfy { $0 <= block.width + .points(1) })
          let isText = !block.lines.isEmpty
          #expect(!isText || block.height == block.lineHeight * Int64(block.lines.count))
        }
      }
    }
  }
}
