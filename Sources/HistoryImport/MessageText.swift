internal import StrictJSON

/// The Markdown of a message's content in a ChatGPT export, by its `content_type`.
struct MessageText {
  private(set) var markdown: [UInt8] = []
  /// Code without its fence; the Markdown of anything else.
  private(set) var source: [UInt8] = []
  /// The types of content that are not known.
  private(set) var unknown: [[UInt8]?] = []

  init(_ content: JSONValue, shortened: inout Int) {
    let type = content.text("content_type")
    switch type.map({ String(decoding: $0, as: UTF8.self) }) {
    case "text", "multimodal_text": readParts(content)
    case "code":
      source = content.text("text") ?? []
      let word = content.text("language") ?? []
      let language = word.elementsEqual("unknown".utf8) ? [] : word
      markdown = ToolText.fenced(source, language: language, shortened: &shortened)
      return
    case "execution_output", "system_error", "tether_quote", "sonic_webpage":
      markdown = content.text("text") ?? []
    case "tether_browsing_display": markdown = content.text("result") ?? []
    case "thoughts": readThoughts(content)
    case "reasoning_recap": markdown = content.text("content") ?? []
    default: unknown.append(type)
    }
    source = markdown
  }

  private mutating func readParts(_ content: JSONValue) {
    for part in content.at("parts")?.list ?? [] {
      if let text = part.text ?? part.text("text") {
        append(text)
      } else if let image = ContentText.image(part) {
        append(image)
      } else if part.kind != .null {
        unknown.append(part.text("content_type"))
      }
    }
  }

  private mutating func readThoughts(_ content: JSONValue) {
    for thought in content.at("thoughts")?.list ?? [] {
      if let summary = thought.text("summary"), !summary.isEmpty {
        append(Array("**".utf8) + summary + Array("**".utf8))
      }
      if let text = thought.text("content") { append(text) }
    }
  }

  private mutating func append(_ text: [UInt8]) {
    guard !text.isEmpty else { return }
    if !markdown.isEmpty { markdown += [0x0a, 0x0a] }
    markdown += text
  }
}
