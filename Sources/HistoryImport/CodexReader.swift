internal import ChatData
internal import StrictJSON

/// Reads rollout files of Codex CLI.
///
/// Each line is a record with a type and a payload. What the model was sent and answered are
/// `response_item`; `event_msg` says the same again for the screen and is skipped. Files of the
/// first versions hold the items without the record around them.
///
/// Source: J-15.
struct CodexReader: RecordReader {
  private var rows = RowCollector(format: .codex)

  mutating func read(_ piece: Piece, limits: JSONLimits) throws(ImportError) {
    let record = try piece.value(limits: limits)
    guard record.kind == .object else { throw piece.error("a line is an object") }
    rows.begin(piece.number)
    rows.setTime(record.at("timestamp"))
    guard let payload = record.at("payload"), payload.kind == .object else {
      return readBare(record)
    }
    if record.has("type", "response_item") {
      readItem(payload)
    } else if record.has("type", "compacted") {
      readSummary(payload)
    } else if record.has("type", "event_msg") {
      rows.skip("event_msg/", type: payload.text("type"))
    } else {
      rows.skip("", type: record.text("type"))
    }
  }

  consuming func finish(pieces: Int) -> ImportedHistory { rows.finish(pieces: pieces) }

  /// Reads a line of a file of the first versions.
  private mutating func readBare(_ record: JSONValue) {
    if record.at("type") != nil {
      readItem(record)
    } else if record.at("record_type") != nil {
      rows.skip("record_type/", type: record.text("record_type"))
    } else {
      rows.skip(record.at("id") == nil ? "untyped" : "session_meta")
    }
  }

  private mutating func readSummary(_ payload: JSONValue) {
    let text = payload.text("message") ?? []
    if !rows.add(.system, text) { rows.add(.system, Array("*Context compacted*".utf8)) }
  }

  private mutating func readItem(_ item: JSONValue) {
    guard let type = item.text("type") else { return rows.skip("response_item/untyped") }
    switch String(decoding: type, as: UTF8.self) {
    case "message": readMessage(item)
    case "reasoning": readReasoning(item)
    case "function_call", "custom_tool_call":
      let input = item.text("arguments") ?? item.text("input") ?? []
      rows.addCall(item.text("name"), id: item.text("call_id"), input: input)
    case "local_shell_call":
      let id = item.text("call_id") ?? item.text("id")
      rows.addCall(Array("shell".utf8), id: id, input: command(item), language: Array("sh".utf8))
    case "web_search_call":
      let action = item.at("action")
      let input = action?.text("query") ?? action?.text("url") ?? []
      rows.addCall(Array("web_search".utf8), id: nil, input: input)
    case "function_call_output", "custom_tool_call_output":
      readOutput(item)
    default: rows.skip("response_item/", type: type)
    }
  }

  private mutating func readMessage(_ item: JSONValue) {
    let content = ContentText(item.at("content"))
    for type in content.unknown { rows.skip("content/", type: type) }
    let text = content.markdown
    if item.has("role", "assistant") {
      if !rows.add(.agentReply, text) { rows.skip("message without text") }
    } else if item.has("role", "user") {
      if InjectedText.isInjected(text) { return rows.skip("injected context") }
      if !rows.add(.user, text) { rows.skip("message without text") }
    } else {
      rows.skip("message/", type: item.text("role"))
    }
  }

  private mutating func readReasoning(_ item: JSONValue) {
    var text = ContentText(item.at("summary")).markdown
    if text.isEmpty { text = ContentText(item.at("content")).markdown }
    if !rows.add(.thinking, text) { rows.skip("reasoning without text") }
  }

  private mutating func readOutput(_ item: JSONValue) {
    let content = ContentText(item.at("output"))
    for type in content.unknown { rows.skip("output/", type: type) }
    rows.addOutput(content.markdown, of: item.text("call_id"))
  }

  /// The words of a command with spaces between.
  private func command(_ item: JSONValue) -> [UInt8] {
    let words = item.at("action")?.at("command")?.list.compactMap(\.text) ?? []
    return Array(words.joined(separator: [UInt8(ascii: " ")]))
  }
}
