internal import ChatData
internal import StrictJSON

/// Reads `conversations.json` of a ChatGPT data export.
///
/// Each element is a conversation: a `mapping` from ids to nodes that name their parent, and the
/// node that is shown last. The rows are the messages from the root to that node; other branches,
/// made by edited questions and answers asked for again, are left out.
///
/// Source: J-15.
struct ChatGPTReader: RecordReader {
  private var rows = RowCollector(format: .chatGPT)
  /// The conversation to take, from 1; the others are only checked.
  private let conversation: Int

  init(conversation: Int) {
    self.conversation = conversation
  }

  mutating func read(_ piece: Piece, limits: JSONLimits) throws(ImportError) {
    let value = try piece.value(limits: limits)
    guard value.kind == .object else { throw piece.error("a conversation is an object") }
    guard piece.number == conversation else { return rows.skip("other conversation") }
    guard let mapping = value.at("mapping"), mapping.kind == .object,
      let members = try? mapping.members()
    else { throw piece.error("a conversation has its messages in mapping") }
    rows.report.conversation = conversation
    var nodes: [[UInt8]: JSONValue] = [:]
    for member in members { nodes[member.key] = member.value }
    let branch = try branch(of: value, mapping, nodes, piece)
    rows.begin(piece.number)
    rows.setTime(value.at("create_time"))
    for node in branch { read(node) }
    rows.skip("node of another branch", nodes.count - branch.count)
  }

  consuming func finish(pieces: Int) throws(ImportError) -> ImportedHistory {
    guard conversation <= pieces else {
      throw ImportError(
        rule: "J-15",
        byteOffset: 0,
        piece: "the document",
        message: "there is no conversation \(conversation); the file has \(pieces)"
      )
    }
    return rows.finish(pieces: pieces)
  }

  /// The nodes from the root to the current one.
  private func branch(
    of conversation: JSONValue,
    _ mapping: JSONValue,
    _ nodes: [[UInt8]: JSONValue],
    _ piece: Piece
  ) throws(ImportError) -> [JSONValue] {
    var next = conversation.text("current_node") ?? lastLeaf(of: mapping, nodes)
    var branch: [JSONValue] = []
    while let id = next {
      guard let node = nodes[id] else { throw fault("a link leads to no node", piece, branch.last) }
      guard branch.count < nodes.count else {
        throw fault("the links of the nodes lead in a circle", piece, node)
      }
      branch.append(node)
      next = node.text("parent")
    }
    return branch.reversed()
  }

  /// The leaf that the last child of every node leads to; the first exports name no current node.
  private func lastLeaf(of mapping: JSONValue, _ nodes: [[UInt8]: JSONValue]) -> [UInt8]? {
    guard let members = try? mapping.members() else { return nil }
    var leaf = members.first { $0.value.text("parent") == nil }?.key
    for _ in 0..<nodes.count {
      guard let id = leaf, let child = nodes[id]?.at("children")?.list.last?.text else { break }
      leaf = child
    }
    return leaf
  }

  private func fault(_ message: String, _ piece: Piece, _ node: JSONValue?) -> ImportError {
    var error = piece.error(message)
    error.byteOffset += node?.byteOffset ?? 0
    return error
  }

  private mutating func read(_ node: JSONValue) {
    guard let message = node.at("message"), message.kind == .object else { return }
    rows.setTime(message.at("create_time"))
    if message.at("metadata")?.isTrue("is_visually_hidden_from_conversation") == true {
      return rows.skip("hidden message")
    }
    let author = message.at("author")
    guard let content = message.at("content") else { return rows.skip("message without content") }
    if author?.has("role", "user") == true {
      add(.user, content)
    } else if author?.has("role", "assistant") == true {
      readAnswer(content, recipient: message.text("recipient"))
    } else if author?.has("role", "tool") == true {
      let text = MessageText(content, shortened: &rows.report.shortened)
      for type in text.unknown { rows.skip("content/", type: type) }
      rows.addCall(author?.text("name"), id: nil, input: text.markdown)
    } else {
      rows.skip("message/", type: author?.text("role"))
    }
  }

  private mutating func readAnswer(_ content: JSONValue, recipient: [UInt8]?) {
    let isThinking =
      content.has("content_type", "thoughts")
      || content.has("content_type", "reasoning_recap")
    if isThinking { return add(.thinking, content) }
    guard let recipient, !recipient.elementsEqual("all".utf8) else {
      return add(.agentReply, content)
    }
    let text = MessageText(content, shortened: &rows.report.shortened)
    for type in text.unknown { rows.skip("content/", type: type) }
    rows.addCall(recipient, id: nil, input: text.source)
  }

  private mutating func add(_ type: RowType, _ content: JSONValue) {
    let text = MessageText(content, shortened: &rows.report.shortened)
    for type in text.unknown { rows.skip("content/", type: type) }
    if !rows.add(type, text.markdown), text.unknown.isEmpty { rows.skip("message without text") }
  }
}
