internal import ChatData
internal import StrictJSON

/// Reads session files of Claude Code.
///
/// Each line is a record with a type; `user` and `assistant` hold a message of blocks. Records
/// point to the one before them, so a file is a tree: where a prompt was sent again from an earlier
/// place, what followed the old prompt is left out. A session that was resumed can repeat records
/// of the old one; a repeated `uuid` counts once. Threads of subagents are left out.
///
/// Source: J-15.
struct ClaudeReader: RecordReader {
  private var rows = RowCollector(format: .claudeCode)
  private var tree = RecordTree()

  mutating func read(_ piece: Piece, limits: JSONLimits) throws(ImportError) {
    let record = try piece.value(limits: limits)
    guard record.kind == .object else { throw piece.error("a line is an object") }
    if record.isTrue("isSidechain") { return rows.skip("sidechain") }
    guard let owner = place(record) else { return rows.skip("repeated record") }
    rows.begin(piece.number, owner: owner)
    rows.setTime(record.at("timestamp"))
    if record.has("type", "user") {
      readUser(record)
    } else if record.has("type", "assistant") {
      readAssistant(record)
    } else if record.has("type", "system") {
      let text = record.text("content") ?? []
      let isRow = !InjectedText.isInjected(text) && rows.add(.system, text)
      if !isRow { rows.skip("system/", type: record.text("subtype")) }
    } else {
      rows.skip("", type: record.text("type"))
    }
  }

  consuming func finish(pieces: Int) -> ImportedHistory {
    let isAbandoned = tree.abandoned
    return rows.finish(pieces: pieces) { owner in !isAbandoned[Int(owner)] }
  }

  /// Puts a record into the tree; `nil` if its id is there already.
  private mutating func place(_ record: JSONValue) -> Int32? {
    tree.add(
      id: record.text("uuid"),
      parent: record.text("parentUuid"),
      isPrompt: record.has("type", "user") && isPrompt(record.at("message")?.at("content"))
    )
  }

  /// Whether content was typed by a user: anything but results of tools.
  private func isPrompt(_ content: JSONValue?) -> Bool {
    !(content?.list.contains { $0.has("type", "tool_result") } ?? false)
  }

  private mutating func readUser(_ record: JSONValue) {
    let content = record.at("message")?.at("content")
    if record.isTrue("isMeta") { return rows.skip("user/isMeta") }
    var text = ContentText(content?.text == nil ? nil : content)
    for block in content?.list ?? [] {
      if block.has("type", "tool_result") {
        readResult(block)
      } else if let plain = block.text("text") {
        if InjectedText.isInjected(plain) {
          rows.skip("injected context")
        } else {
          text.append(plain)
        }
      } else if let image = ContentText.image(block) {
        text.append(image)
      } else {
        rows.skip("user/", type: block.text("type"))
      }
    }
    if InjectedText.isInjected(text.markdown) { return rows.skip("injected context") }
    let type: RowType = record.isTrue("isCompactSummary") ? .system : .user
    rows.add(type, text.markdown)
  }

  private mutating func readResult(_ block: JSONValue) {
    let content = ContentText(block.at("content"))
    for type in content.unknown { rows.skip("tool_result/", type: type) }
    rows.addOutput(content.markdown, of: block.text("tool_use_id"))
  }

  private mutating func readAssistant(_ record: JSONValue) {
    let content = record.at("message")?.at("content")
    if let text = content?.text { rows.add(.agentReply, text) }
    for block in content?.list ?? [] {
      if block.has("type", "text") {
        rows.add(.agentReply, block.text("text") ?? [])
      } else if block.has("type", "thinking") {
        let isShown = rows.add(.thinking, block.text("thinking") ?? [])
        if !isShown { rows.skip("thinking without text") }
      } else if block.has("type", "tool_use") || block.has("type", "server_tool_use") {
        let input = block.at("input")?.rawBytes ?? []
        let language = Array("json".utf8)
        rows.addCall(block.text("name"), id: block.text("id"), input: input, language: language)
      } else {
        rows.skip("assistant/", type: block.text("type"))
      }
    }
  }
}
