/// A block at the top level of a tree with the lines it stands on.
struct TreeRoot: Equatable, Sendable {
  /// The index of the block in the flat array.
  var block: Int
  /// The number of the block's first line, from 1; 0 when the parser lost it.
  var startLine: Int
  /// The number of the block's last line.
  var endLine: Int
}
