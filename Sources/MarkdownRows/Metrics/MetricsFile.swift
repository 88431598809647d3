public import StrictJSON
public import TimelineUnits

/// A file of text metrics, which takes the place of fonts or of measuring altogether.
///
/// A file is a JSON object with the schema `timelinebench.metrics/1` and at least one of these
/// parts:
///
/// - `recorded`: the words and break positions of a corpus; nothing is shaped for it;
/// - `advances`: an advance for each code point and style, with an optional line height a size;
/// - `rowHeights`: the heights of rows by id and width, exported from a device.
///
/// Source: T-FONT-2, T-DET-6.
public struct MetricsFile: Sendable {
  /// The schema of the format.
  public static let schema = "timelinebench.metrics/1"

  /// What the file is called in results.
  public let name: String
  /// The SHA-256 digest of the file.
  public let sha256: String
  /// The versions that the file was made with, by name.
  public let versions: [(name: String, version: String)]
  /// The fonts that the file was made with.
  public let fonts: [FontDigest]
  let recorded: RecordedText?
  let advances: AdvanceTable?
  /// Line heights by size.
  let lineHeights: [(size: Length, height: Length)]
  /// Ascending by row and width.
  let rowHeights: [RecordedRowHeight]

  /// Reads a file.
  ///
  /// - Throws: `JSONError` when the bytes are no such file.
  /// - Complexity: O(*b*), where *b* is the number of bytes.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    self = try MetricsDecoder.decode(bytes)
  }

  init(
    name: String,
    sha256: String,
    versions: [(name: String, version: String)],
    fonts: [FontDigest],
    recorded: RecordedText?,
    advances: AdvanceTable?,
    lineHeights: [(size: Length, height: Length)],
    rowHeights: [RecordedRowHeight]
  ) {
    self.name = name
    self.sha256 = sha256
    self.versions = versions
    self.fonts = fonts
    self.recorded = recorded
    self.advances = advances
    self.lineHeights = lineHeights
    self.rowHeights = rowHeights
  }

  /// Whether the file holds heights of rows.
  public var hasRowHeights: Bool { !rowHeights.isEmpty }

  /// Whether rows without a recorded height can be measured with the file alone.
  public var measuresText: Bool { recorded != nil || advances != nil }

  /// The recorded height of the row with an id's hash, or nil.
  ///
  /// - Complexity: O(log *r*), where *r* is the number of recorded heights.
  public func height(ofRow hash: UInt64, width: Length) -> Length? {
    let wanted = RecordedRowHeight(row: hash, width: width, height: .zero)
    var (low, high) = (0, rowHeights.count)
    while low < high {
      let middle = (low + high) / 2
      if RecordedRowHeight.precedes(rowHeights[middle], wanted) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < rowHeights.count, rowHeights[low].row == hash, rowHeights[low].width == width
    else { return nil }
    return rowHeights[low].height
  }

  /// A style with the file's line heights in place of its own, where the sizes match.
  public func applied(to style: RowStyle) -> RowStyle {
    guard !lineHeights.isEmpty else { return style }
    var style = style
    style.name += "+" + name
    style.user.blocks = applied(to: style.user.blocks)
    style.agentReply.blocks = applied(to: style.agentReply.blocks)
    style.activity.blocks = applied(to: style.activity.blocks)
    style.system.blocks = applied(to: style.system.blocks)
    return style
  }

  private func applied(to blocks: BlockStyle) -> BlockStyle {
    func replaced(_ font: TextFont) -> TextFont {
      guard let entry = lineHeights.first(where: { $0.size == font.size }) else { return font }
      return TextFont(size: font.size, lineHeight: entry.height, tracking: font.tracking)
    }
    var blocks = blocks
    blocks.text = replaced(blocks.text)
    blocks.headings = blocks.headings.map(replaced)
    blocks.code = replaced(blocks.code)
    blocks.cell = replaced(blocks.cell)
    return blocks
  }
}
