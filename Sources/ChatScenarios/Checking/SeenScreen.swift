internal import TimelineTrace
internal import TimelineUnits

/// The last two frames of a run, rebuilt from its trace with the plainest means.
///
/// It shares no code with the engine or with the metrics, because what it finds is held against
/// them.
struct SeenScreen {
  /// The last frame and the one before it.
  private(set) var frame: SeenFrame?
  private(set) var previous: SeenFrame?
  /// Whether the viewport changed since the frame before the last one.
  private(set) var isResized = false

  private var rows: [UInt32: SeenFrame.Row] = [:]
  private var viewport = Size.zero
  private var insets = EdgeInsets()
  private var pixel: Int64 = 1
  private var wasResized = false
  /// The content's height as the measurements since the last frame tell it; unknown after a change
  /// of the list.
  private var content: Int64?
  private var contents: [Int64] = []

  mutating func take(_ timed: TimedRecord) {
    switch timed.record {
    case .began(let setup):
      viewport = setup.viewport
      insets = setup.insets
      pixel = Length.unitsPerPoint / Int64(max(1, setup.scale))
    case .viewport(let size, let newInsets):
      viewport = size
      insets = newInsets
      wasResized = true
    case .placed(let item, let top, let height, let isEstimated):
      rows[item.rawValue] = SeenFrame.Row(
        top: top.units,
        height: height.units,
        isEstimated: isEstimated
      )
    case .left(let item):
      rows[item.rawValue] = nil
    case .snapshotApplied:
      content = nil
    case .measured(_, let old, let new, _):
      content = content.map { $0 + (new - old).units }
    case .layout:
      if let content { contents.append(content) }
    case .frame(let record):
      previous = frame
      frame = SeenFrame(
        at: timed.at,
        record: record,
        rows: rows,
        viewport: viewport,
        insets: insets,
        pixel: pixel,
        contents: contents
      )
      content = record.contentHeight.units
      contents.removeAll()
      isResized = wasResized
      wasResized = false
    default:
      break
    }
  }
}
