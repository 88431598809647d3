import TimelineScroll
import TimelineTrace

extension SettleReason {
  /// Says why a settle pass did not count in the trace's own words; a new case does not compile
  /// without one.
  init(_ reason: SettlePassReason) {
    switch reason {
    case .none: self = .none
    case .bounds: self = .bounds
    case .preparing: self = .preparing
    case .applying: self = .applying
    case .firstLoad: self = .firstLoad
    case .olderPage: self = .olderPage
    case .noBaseline: self = .noBaseline
    case .afterWait: self = .afterWait
    case .boundsChanged: self = .boundsChanged
    case .insets: self = .insets
    case .contentHeight: self = .contentHeight
    case .offset: self = .offset
    case .visibleRows: self = .visibleRows
    case .rowTop: self = .rowTop
    case .rowHeight: self = .rowHeight
    }
  }
}
