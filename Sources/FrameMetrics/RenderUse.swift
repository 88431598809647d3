import TimelineTrace

/// How many renders there were and how many of them changed nothing on screen.
///
/// What follows a render up to the next render or frame is its effect; that of a held render is
/// what follows the application of the held update. A held render that a newer one replaced had
/// none.
///
/// Source: M-CAD-3.
struct RenderUse: Accumulator {
  private var renders = 0
  private var live = 0
  private var useful = 0
  /// Whether the effect of a render may follow.
  private var isOpen = false

  mutating func take(_ timed: TimedRecord, on screen: ScreenTrack) {
    switch timed.record {
    case .rendered(let cause, _):
      renders += 1
      if cause == .live { live += 1 }
      isOpen = true
    case .heldApplied:
      isOpen = true
    case .held, .frame:
      isOpen = false
    case .reconfigured, .snapshotApplied, .mounted:
      if isOpen { useful += 1 }
      isOpen = false
    default:
      break
    }
  }

  mutating func report(to measurements: inout Measurements) {
    measurements.set(.renderCount, count: renders)
    measurements.set(.renderLive, count: live)
    measurements.set(.renderWaste, .share(renders - min(useful, renders), of: renders))
  }
}
