internal import TimelineUnits

/// Where each block of a row stands, from the heights that were fitted.
///
/// Source: T-BLOCK-3 to T-BLOCK-9.
struct BlockPlacing {
  /// The upper left corner of a block.
  struct Place {
    var left: Length
    var top: Length
  }

  /// An open container.
  private struct Frame {
    /// The index after the container's last descendant.
    var end: Int
    var left: Length
    /// Where the next block goes.
    var next: Length
    var hasContent = false
    /// Whether blocks stand side by side, as the cells of a table row do.
    var isRow = false
    /// Whether there is a gap between blocks.
    var hasGaps = true
  }

  private let style: BlockStyle
  private var frames: [Frame]
  /// The corners of the blocks that were taken, in their order.
  private(set) var places: [Place] = []

  init(left: Length, top: Length, style: BlockStyle) {
    self.style = style
    frames = [Frame(end: .max, left: left, next: top)]
  }

  /// Places the next block of the document; a parent comes before its children.
  ///
  /// - Complexity: O(1), spread over all blocks.
  mutating func take(_ block: Block, at index: Int, size: BlockHeight) {
    while frames[frames.count - 1].end <= index { frames.removeLast() }
    let last = frames.count - 1
    var place = Place(left: frames[last].left, top: frames[last].next)
    if frames[last].isRow {
      frames[last].left = frames[last].left + size.width
    } else if size.height > .zero {
      if frames[last].hasContent && frames[last].hasGaps { place.top = place.top + style.gap }
      frames[last].next = place.top + size.height
      frames[last].hasContent = true
    }
    places.append(place)
    guard Int(block.end) > index + 1 else { return }
    frames.append(frame(of: block, at: place))
  }

  private func frame(of block: Block, at place: Place) -> Frame {
    let isIndented = Int(block.depth) < BlockStyle.depthLimit
    var frame = Frame(end: Int(block.end), left: place.left, next: place.top)
    switch block.kind {
    case .quote: if isIndented { frame.left = place.left + style.quoteIndent }
    case .item: if isIndented { frame.left = place.left + style.itemIndent }
    case .table: frame.hasGaps = false
    case .tableRow:
      frame.isRow = true
      frame.next = place.top + Length(units: style.cellPadding.units / 2)
    default: break
    }
    return frame
  }
}
