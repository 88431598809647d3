internal import TimelineTrace
internal import TimelineUnits

/// The bottom pulls nobody: after a drag the list follows its bottom only once it was there, or the
/// user asked for it.
///
/// A scroll to a row brings a fling to rest and what waited for that to the list before the next
/// frame, so where the list rested is not seen then.
///
/// Source: H-FOLLOW-3, H-HOLD-3, M-YANK-1.
struct PullCheck: ScreenCheck {
  /// What counts as the bottom: its tolerance of 1 pt and a pixel of rounding.
  private static let bottom = 2 * Length.unitsPerPoint

  let name = "pull"
  private var isAllowed = true
  /// Whether the list was scrolled to a row since the last frame.
  private var isScrolledTo = false

  mutating func take(_ timed: TimedRecord, _ screen: SeenScreen) -> String? {
    switch timed.record {
    case .input(.send, _), .input(.bottomTapped, _), .revealed, .mounted, .viewport:
      isAllowed = true
    case .input(.scrolledTo, _): isScrolledTo = true
    case .heldApplied: if isScrolledTo { isAllowed = true }
    case .restoreEnded, .snapshotApplied, .measured:
      // Between two frames the list may have been at its bottom before something grew.
      if let frame = screen.frame, frame.gap <= PullCheck.bottom { isAllowed = true }
    case .frame:
      isScrolledTo = false
      guard let frame = screen.frame else { return nil }
      let state = frame.record.state
      if state.contains(.dragging) {
        isAllowed = false
        return state.contains(.following) ? "the list follows its bottom under a finger" : nil
      }
      let wasAtBottom = screen.previous.map { $0.gap <= PullCheck.bottom } ?? true
      if frame.gap <= PullCheck.bottom || wasAtBottom { isAllowed = true }
      guard !isAllowed, state.contains(.following) else { return nil }
      return "the list follows its bottom from \(Length(units: frame.gap).points) pt above it"
    default:
      break
    }
    return nil
  }
}
