import TimelineScroll
import TimelineTrace

extension RestoreEnd {
  /// Says why a prepend restore ended in the trace's own words; a new case does not compile without
  /// one.
  init(_ end: PrependEnd) {
    switch end {
    case .settled: self = .settled
    case .expired: self = .expired
    }
  }
}
