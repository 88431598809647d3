import TimelineScroll
import TimelineTrace

extension RevealCause {
  /// Says why the cover was lifted in the trace's own words; a new case does not compile without
  /// one.
  init(_ lift: CoverLift) {
    switch lift {
    case .still: self = .still
    case .deadline: self = .deadline
    }
  }
}
