import CollectionLayout
import TimelineScroll
import TimelineTrace
import TimelineUnits

/// What injected faults do that is more than a switch in the right place.
///
/// Source: BM-SELF-2.
extension ScreenCoordinator {
  /// The record of an anchor as a restore with a fault would take it.
  ///
  /// The list has changed already, so what stands at the anchor's old index is another row.
  func spoiled(_ record: ScrollAnchor?) -> ScrollAnchor? {
    guard let fault = tuning.fault, var record else { return record }
    let screenY = record.row.screenY
    switch fault {
    case .restoreByIndex:
      if let anchorIndex, anchorIndex < layout.snapshot.count {
        record.row.item = layout.snapshot[anchorIndex]
      }
    case .restoreRoundsOneSide:
      let step = 4 * Length.unitsPerPoint
      let beyond = (screenY.units % step + step) % step
      record.row.screenY = Length(units: screenY.units - beyond)
    case .restoreOffByAPoint:
      record.row.screenY = screenY + .points(1)
    default:
      break
    }
    return record
  }

  /// Does to the list what an update should not do.
  mutating func spoil(_ update: ScreenUpdate) {
    guard !cover.isCovering else { return }
    switch tuning.fault {
    case .followLostByUpdate: switched(follow.turnOff(.scrolled))
    case .reloadsAfterSnapshot where update.rows != nil: reload()
    case .updateShiftsList:
      scroll.shift(by: .points(-2))
    case .reconfiguresAllVisible:
      for index in layout.visibleRows {
        let item = layout.snapshot[index]
        layout.reconfigure(item)
        record(.reconfigured(item))
      }
    case .reloadsOnUpdate where update.rows == nil:
      reload()
    default:
      break
    }
  }

  /// Fills the list anew with the rows that it has.
  private mutating func reload() {
    layout.reset(to: layout.snapshot)
    work.snapshots += 1
    record(.snapshotApplied(inserted: 0, deleted: 0, moved: 0))
  }

  /// What a page that brought nothing should not do.
  mutating func spoilPageEnd() {
    if tuning.fault == .failedPageReloads { reload() }
  }

  /// Lays out until the platform gives up.
  private mutating func layOutWithoutEnd(_ bounds: inout VerticalExtent) {
    for _ in 0..<tuning.layout.loopLimit { measureAgain(&bounds) }
    record(.fault(.layoutLoop, value: tuning.layout.loopLimit))
  }

  /// Does after a layout what none should do.
  mutating func spoilLayout(_ bounds: inout VerticalExtent) {
    switch tuning.fault {
    case .cellsMeasuredTwice: measureAgain(&bounds)
    case .layoutNeverEnds: layOutWithoutEnd(&bounds)
    default: break
    }
  }

  /// Measures the visible rows once more.
  private mutating func measureAgain(_ bounds: inout VerticalExtent) {
    for index in layout.visibleRows { layout.invalidateSize(of: layout.snapshot[index]) }
    let report = layout.layOut(bounds: &bounds, cells: &cells)
    take(report, bounds)
    record(.layout(LayoutSummary(report)))
  }

  /// Does in a frame what none should do.
  ///
  /// - Returns: The instant that the frame takes itself to be shown at.
  mutating func spoiledFrame(_ target: Instant) -> Instant {
    switch tuning.fault {
    case .motionTimeJitters:
      framesToFault = 1 - framesToFault
      return target + Interval(ticks: refresh.ticks / 3) * Int64(framesToFault)
    case .listJumpsAfterReveal: if framesToFault > 0 { jumpByFault() }
    case .rendersIdle:
      framesToFault = (framesToFault + 1) % 60
      guard framesToFault == 0, !cover.isCovering else { return target }
      record(.rendered(.window, changed: 0))
      work.renders += 1
    default: break
    }
    return target
  }

  /// Counts down to the frame in which the list jumps.
  private mutating func jumpByFault() {
    framesToFault -= 1
    guard framesToFault == 0 else { return }
    scroll.shift(by: .points(-40))
    laidOutBounds = nil
  }
}
