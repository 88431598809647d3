import ChatData
import TimelineUnits

/// Seeded histories and exports of any length.
enum DataInputs {
  /// An envelope of rows of about 700 bytes each, with line breaks and quotes to be unescaped.
  static func envelope(byteCount: Int) -> [UInt8] {
    var random = RandomSource(seed: 0xe4)
    let prose = MarkdownInputs.prose(byteCount: 200_000)
    var rows: [HistoryRow] = []
    var total = 0
    while total < byteCount {
      let text = paragraph(prose, &random)
      rows.append(
        HistoryRow(
          type: RowType.allCases[random.below(RowType.allCases.count)],
          id: Array("item_\(rows.count)_4f2a9c".utf8),
          sourceOrder: [UInt64(rows.count), 0],
          timestamp: 1_772_355_600_000 + Int64(rows.count),
          runID: Array("run_\(rows.count / 40)".utf8),
          text: Array(text)
        )
      )
      total += text.count + 170
    }
    return HistoryEnvelope(boundaryToken: Array("bench".utf8), rows: rows).encode()
  }

  /// A session of lines as an agent writes them: prompts, answers, calls of tools and long outputs.
  static func session(byteCount: Int) -> [UInt8] {
    var random = RandomSource(seed: 0x5e)
    let prose = MarkdownInputs.prose(byteCount: 200_000)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(byteCount + 20_000)
    var number = 0
    while bytes.count < byteCount {
      let block = number % 4
      let text = paragraph(prose, &random, longest: block == 2 ? 9_000 : 900)
      bytes += line(number, block, Array(text))
      number += 1
    }
    return bytes
  }

  private static func line(_ number: Int, _ block: Int, _ text: [UInt8]) -> [UInt8] {
    let content =
      switch block {
      case 0: ("user", #"[{"type":"text","text":""#, #""}]"#)
      case 1:
        (
          "assistant", #"[{"type":"tool_use","id":"t\#(number)","name":"Bash","input":{"c":""#,
          #""}}]"#
        )
      case 2:
        (
          "user", #"[{"type":"tool_result","tool_use_id":"t\#(number - 1)","content":""#,
          #""}]"#
        )
      default: ("assistant", #"[{"type":"text","text":""#, #""}]"#)
      }
    let parent = number == 0 ? "null" : "\"u\(number - 1)\""
    let head =
      #"{"parentUuid":\#(parent),"isSidechain":false,"cwd":"/srv/demo","sessionId":"s","#
      + #""version":"2.0.61","type":"\#(content.0)","message":{"role":"\#(content.0)","content":"#
    let tail = #"},"uuid":"u\#(number)","timestamp":"2026-03-01T09:00:00.125Z"}"# + "\n"
    return Array((head + content.1).utf8) + escaped(text) + Array((content.2 + tail).utf8)
  }

  private static func escaped(_ text: [UInt8]) -> [UInt8] {
    text.flatMap { byte in byte == 0x0a ? [0x5c, UInt8(ascii: "n")] : [byte] }
  }

  private static func paragraph(
    _ prose: [UInt8],
    _ random: inout RandomSource,
    longest: Int = 900
  ) -> ArraySlice<UInt8> {
    let start = random.below(prose.count - longest)
    return prose[start..<(start + random.within(100...longest))]
  }
}
