internal import CCMarkGFM
internal import Synchronization

/// The one door to the C parser.
///
/// The parser keeps the special characters of its extensions in static tables while it reads
/// inlines, so two parses at once disturb each other. One lock covers the whole process.
///
/// Source: T-LOCK-1, T-LOCK-2, T-CMARK-3, T-CMARK-4.
enum MarkdownParser {
  /// Whether the extensions are registered; held for registration and for each parse.
  private static let isRegistered = Mutex(false)

  /// Parses a row.
  ///
  /// - Complexity: O(*b*) on ordinary text, where *b* is the number of bytes; the guard keeps the
  ///   inputs away on which the parser needs more.
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> MarkdownTree {
    isRegistered.withLock { isRegistered in
      if !isRegistered {
        cmark_gfm_core_extensions_ensure_registered()
        isRegistered = true
      }
      return parseWithoutLock(bytes)
    }
  }

  /// Parses without taking the lock: the control of the race test, which must see wrong trees.
  ///
  /// - Precondition: the extensions are registered.
  static func parseWithoutLock(_ bytes: UnsafeBufferPointer<UInt8>) -> MarkdownTree {
    guard let parser = cmark_parser_new(CMARK_OPT_VALIDATE_UTF8) else {
      preconditionFailure("the parser aborts by itself when memory runs out (T-CMARK-6)")
    }
    defer { cmark_parser_free(parser) }
    attach("table", to: parser)
    attach("strikethrough", to: parser)
    attach("autolink", to: parser)
    attach("tasklist", to: parser)
    bytes.withMemoryRebound(to: CChar.self) { characters in
      if let start = characters.baseAddress {
        cmark_parser_feed(parser, start, characters.count)
      }
    }
    guard let root = cmark_parser_finish(parser) else {
      preconditionFailure("a parser that was never finished returns a tree")
    }
    return MarkdownTree(root: root)
  }

  private static func attach(_ name: StaticString, to parser: OpaquePointer) {
    name.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard
          let start = characters.baseAddress,
          let found = cmark_find_syntax_extension(start)
        else { preconditionFailure("the core extensions are registered (T-CMARK-3)") }
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
  }
}
