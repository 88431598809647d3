/// A top-level piece of a Markdown text, from one blank line to the next.
///
/// It is told by its first line, not by a parser: good enough to shuffle the pieces of chat
/// answers, and it never changes a byte.
struct MarkdownFragment: Equatable {
  /// What the piece is.
  var kind: FragmentKind
  /// The bytes of the piece, without the line end behind it.
  var bytes: [UInt8]

  /// The pieces of a text in their order; blank lines between them are dropped.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func all(in text: [UInt8]) -> [MarkdownFragment] {
    var splitter = FragmentSplitter()
    for line in text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      splitter.add(line)
    }
    return splitter.finish()
  }

  /// A text of pieces, with a blank line between each two.
  ///
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  static func text(of fragments: [MarkdownFragment]) -> [UInt8] {
    Array(fragments.map(\.bytes).joined(separator: "\n\n".utf8))
  }
}
