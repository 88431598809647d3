import TimelineScroll
import TimelineTrace

extension BottomEnd {
  /// Says why a bottom settle ended in the trace's own words; a new case does not compile without
  /// one.
  init(_ end: BottomSettleEnd) {
    switch end {
    case .stable: self = .stable
    case .passLimit: self = .passLimit
    }
  }
}
