internal import CCMarkGFM

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Copies a tree into flat arrays, without recursion.
///
/// Source: T-PIPE-2, T-CMARK-7, T-BLOCK-11.
struct TreeFlattener {
  var text: [UInt8] = []
  var blocks: [Block] = []
  var runs: [StyleRun] = []
  /// The blocks at the top level.
  var roots: [TreeRoot] = []
  /// The fence of the last block, if that is fenced code and nothing follows it.
  var lastFence: OpenFence?

  private let kind = TreeNodeKind()
  /// The indices of the blocks that are open.
  private var open: [Int] = []
  /// The number of open strong nodes; a heading counts as one.
  private var bold = 0
  private var italic = 0
  private var images = 0
  /// Whether the open leaf shows anything besides images.
  private var hasText = false
  private var hasImage = false
  /// The key of the open leaf's first image.
  private var imageKey: UInt32 = 0

  /// Copies a tree.
  ///
  /// The tree is the proof that the extensions are registered, so that their kinds can be read.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes and bytes.
  init(_ tree: borrowing MarkdownTree, byteCount: Int) {
    text.reserveCapacity(byteCount + 16)
    blocks.reserveCapacity(16 + byteCount / 64)
    runs.reserveCapacity(16 + byteCount / 64)
    guard let iterator = cmark_iter_new(tree.root) else {
      preconditionFailure("the parser aborts by itself when memory runs out (T-CMARK-6)")
    }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      if event == CMARK_EVENT_DONE { break }
      guard let node = cmark_iter_get_node(iterator) else { break }
      let type = cmark_node_get_type(node).rawValue
      let isInline = type & UInt32(CMARK_NODE_TYPE_MASK) == UInt32(CMARK_NODE_TYPE_INLINE)
      if isInline {
        visitInline(node, type, isEntering: event == CMARK_EVENT_ENTER)
      } else if event == CMARK_EVENT_ENTER {
        enterBlock(node, type)
      } else {
        exitBlock(type)
      }
    }
  }

  private mutating func enterBlock(_ node: OpaquePointer, _ type: UInt32) {
    guard let (blockKind, detail) = describe(node, type) else { return }
    let depth = open.count < Int(UInt16.max) ? UInt16(open.count) : UInt16.max
    var block = Block(kind: blockKind, depth: depth, detail: detail)
    let start = UInt32(text.count)
    let runStart = UInt32(runs.count)
    block.text = start..<start
    block.runs = runStart..<runStart
    if open.isEmpty {
      roots.append(
        TreeRoot(
          block: blocks.count,
          startLine: Int(cmark_node_get_start_line(node)),
          endLine: Int(cmark_node_get_end_line(node))
        )
      )
    }
    lastFence = blockKind == .codeBlock ? fence(of: node) : nil
    if blockKind == .codeBlock { block.detail = append(cmark_node_get_literal(node)).lineFeeds }
    hasText = false
    hasImage = false
    imageKey = 0
    bold = blockKind == .heading ? 1 : 0
    if isLeaf(blockKind) && !blockKind.hasInlineText {
      block.text = start..<UInt32(text.count)
      block.end = UInt32(blocks.count + 1)
      blocks.append(block)
    } else {
      open.append(blocks.count)
      blocks.append(block)
    }
  }

  private func fence(of node: OpaquePointer) -> OpenFence? {
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    guard cmark_node_get_fenced(node, &length, &offset, &character) != 0 else { return nil }
    return OpenFence(
      character: UInt8(bitPattern: character),
      length: Int(length),
      startLine: Int(cmark_node_get_start_line(node)),
      endLine: Int(cmark_node_get_end_line(node)),
      isNested: !open.isEmpty
    )
  }

  /// Whether the parser sends no second event for the block.
  private func isLeaf(_ blockKind: BlockKind) -> Bool {
    switch blockKind {
    case .codeBlock, .thematicBreak, .htmlBlock: true
    default: false
    }
  }

  private func describe(_ node: OpaquePointer, _ type: UInt32) -> (BlockKind, UInt32)? {
    switch type {
    case kind.paragraph: return (.paragraph, 0)
    case kind.heading: return (.heading, UInt32(clamping: cmark_node_get_heading_level(node)))
    case kind.codeBlock: return (.codeBlock, 0)
    case kind.quote: return (.quote, 0)
    case kind.list: return (.list, 0)
    case kind.item: return (.item, checkMark(node))
    case kind.thematicBreak: return (.thematicBreak, 0)
    case kind.htmlBlock: return (.htmlBlock, 0)
    case kind.table: return (.table, UInt32(cmark_gfm_extensions_get_table_columns(node)))
    case kind.tableRow: return (.tableRow, 0)
    case kind.tableCell: return (.tableCell, 0)
    default: return nil
    }
  }

  private func checkMark(_ node: OpaquePointer) -> UInt32 {
    // A task-list item has the kind of an item and a type string of its own.
    guard let name = cmark_node_get_type_string(node), strcmp(name, "tasklist") == 0 else {
      return 0
    }
    return cmark_gfm_extensions_get_tasklist_item_checked(node) ? 2 : 1
  }

  private mutating func exitBlock(_ type: UInt32) {
    guard type != kind.document, let index = open.popLast() else { return }
    blocks[index].end = UInt32(blocks.count)
    guard blocks[index].kind.hasInlineText else { return }
    blocks[index].text = blocks[index].text.lowerBound..<UInt32(text.count)
    blocks[index].runs = blocks[index].runs.lowerBound..<UInt32(runs.count)
    guard blocks[index].kind == .paragraph, hasImage, !hasText else { return }
    blocks[index].isImageOnly = true
    blocks[index].detail = imageKey
  }

  private mutating func visitInline(_ node: OpaquePointer, _ type: UInt32, isEntering: Bool) {
    switch type {
    case kind.text: show(cmark_node_get_literal(node), proportionalStyle)
    case kind.softBreak: show(UInt8(ascii: " "))
    case kind.hardBreak: show(UInt8(ascii: "\n"))
    case kind.code:
      hasText = hasText || images == 0
      show(cmark_node_get_literal(node), .mono)
    case kind.strong: bold += isEntering ? 1 : -1
    case kind.emphasis: italic += isEntering ? 1 : -1
    case kind.image:
      images += isEntering ? 1 : -1
      hasImage = true
      if imageKey == 0, let address = cmark_node_get_url(node) {
        let length = strlen(address)
        imageKey = ImageBoxes.key(of: UnsafeRawBufferPointer(start: address, count: length))
      }
    default: break
    }
  }

  private var proportionalStyle: FaceStyle {
    switch (bold > 0, italic > 0) {
    case (false, false): .regular
    case (true, false): .bold
    case (false, true): .italic
    case (true, true): .boldItalic
    }
  }

  private mutating func show(_ byte: UInt8) {
    startRun(proportionalStyle)
    text.append(byte)
  }

  private mutating func show(_ literal: UnsafePointer<CChar>?, _ style: FaceStyle) {
    guard let literal, literal.pointee != 0 else { return }
    startRun(style)
    let isBlank = append(literal).isBlank
    if images == 0 && !isBlank { hasText = true }
  }

  private mutating func startRun(_ style: FaceStyle) {
    if let leaf = open.last, runs.count > Int(blocks[leaf].runs.lowerBound),
      runs[runs.count - 1].style == style
    {
      return
    }
    runs.append(StyleRun(start: UInt32(text.count), style: style))
  }

  /// Appends a C string of the tree.
  @discardableResult
  private mutating func append(
    _ literal: UnsafePointer<CChar>?
  ) -> (lineFeeds: UInt32, isBlank: Bool) {
    guard let literal else { return (0, true) }
    let length = strlen(literal)
    let bytes = UnsafeRawBufferPointer(start: literal, count: length)
    text.append(contentsOf: bytes)
    let isBlank = length == 1 && bytes[0] == GuardByte.space
    guard images == 0, open.isEmpty || !blocks[open[open.count - 1]].kind.hasInlineText else {
      return (0, isBlank)
    }
    var lineFeeds: UInt32 = 0
    for byte in bytes where byte == GuardByte.lineFeed { lineFeeds += 1 }
    return (lineFeeds, isBlank)
  }
}
