internal import CCMarkGFM

/// The parser's kinds of nodes as plain numbers, read once.
///
/// The kinds of the table extension are values given at registration, not constants of a header.
///
/// Source: T-CMARK-2, T-CMARK-3.
struct TreeNodeKind: Sendable {
  let document = CMARK_NODE_DOCUMENT.rawValue
  let quote = CMARK_NODE_BLOCK_QUOTE.rawValue
  let list = CMARK_NODE_LIST.rawValue
  let item = CMARK_NODE_ITEM.rawValue
  let codeBlock = CMARK_NODE_CODE_BLOCK.rawValue
  let htmlBlock = CMARK_NODE_HTML_BLOCK.rawValue
  let paragraph = CMARK_NODE_PARAGRAPH.rawValue
  let heading = CMARK_NODE_HEADING.rawValue
  let thematicBreak = CMARK_NODE_THEMATIC_BREAK.rawValue
  let text = CMARK_NODE_TEXT.rawValue
  let softBreak = CMARK_NODE_SOFTBREAK.rawValue
  let hardBreak = CMARK_NODE_LINEBREAK.rawValue
  let code = CMARK_NODE_CODE.rawValue
  let emphasis = CMARK_NODE_EMPH.rawValue
  let strong = CMARK_NODE_STRONG.rawValue
  let image = CMARK_NODE_IMAGE.rawValue
  let table: UInt32
  let tableRow: UInt32
  let tableCell: UInt32

  /// Reads the kinds.
  ///
  /// - Precondition: the extensions are registered.
  init() {
    table = markdown_node_table().rawValue
    tableRow = markdown_node_table_row().rawValue
    tableCell = markdown_node_table_cell().rawValue
  }
}
