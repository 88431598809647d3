/// Why a block is as tall as it is.
public struct BlockExplanation: Equatable, Sendable {
  /// What the block is.
  public var kind: BlockKind
  /// The number of ancestors.
  public var depth: Int
  /// The height, the lines and the width.
  public var size: BlockHeight
  /// The number of bytes of the block's own text; the text itself is left out.
  public var textBytes: Int
  /// The font files and width rules that measured the text, each once, in the order of first use.
  public var faces: [String]
  /// Whether the block is the box of images, whose alternative text is not shown.
  public var isImage: Bool

  /// Creates an explanation.
  public init(
    kind: BlockKind,
    depth: Int,
    size: BlockHeight,
    textBytes: Int,
    faces: [String],
    isImage: Bool = false
  ) {
    self.kind = kind
    self.depth = depth
    self.size = size
    self.textBytes = textBytes
    self.faces = faces
    self.isImage = isImage
  }
}
