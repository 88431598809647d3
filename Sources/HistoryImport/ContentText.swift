internal import StrictJSON

/// The Markdown of content that is text or a list of blocks.
struct ContentText {
  private(set) var markdown: [UInt8] = []
  /// The types of blocks that are neither text nor image.
  private(set) var unknown: [[UInt8]?] = []

  /// Reads a string, a list of blocks, or an object that holds one of them as `content`.
  init(_ value: JSONValue?) {
    guard let value else { return }
    if let text = value.text {
      markdown = text
    } else if let inner = value.at("content") {
      self = ContentText(within: inner)
    } else {
      self = ContentText(within: value)
    }
  }

  private init(within value: JSONValue) {
    if let text = value.text {
      markdown = text
      return
    }
    for block in value.list { append(block) }
  }

  private mutating func append(_ block: JSONValue) {
    if let text = block.text ?? block.text("text") {
      append(text)
    } else if let image = ContentText.image(block) {
      append(image)
    } else {
      unknown.append(block.text("type"))
    }
  }

  /// Adds a paragraph.
  mutating func append(_ text: [UInt8]) {
    if !markdown.isEmpty, !text.isEmpty { markdown += [0x0a, 0x0a] }
    markdown += text
  }

  /// A line that stands for a picture, whose bytes are not kept; `nil` for any other block.
  static func image(_ block: JSONValue) -> [UInt8]? {
    guard let type = block.text("type") ?? block.text("content_type") else { return nil }
    let words = ["image", "input_image", "image_url", "local_image", "image_asset_pointer"]
    guard words.contains(where: { $0.utf8.elementsEqual(type) }) else { return nil }
    return Array("*[image]*".utf8)
  }
}
