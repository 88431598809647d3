internal import CCMarkGFM

/// A finished tree of the C parser; it is freed with its owner.
///
/// A tree is walked and freed outside the parser's lock, and never shared between threads: it has
/// one owner, so handing it over is safe.
///
/// Source: T-LOCK-2, MD-1.
struct MarkdownTree: ~Copyable, @unchecked Sendable {
  /// The document node.
  let root: OpaquePointer

  deinit {
    cmark_node_free(root)
  }
}
