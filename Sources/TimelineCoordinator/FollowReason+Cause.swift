import TimelineScroll
import TimelineTrace

extension FollowReason {
  /// Says why following was switched in the trace's own words; a new case does not compile without
  /// one.
  init(_ cause: FollowCause) {
    switch cause {
    case .revealed: self = .revealed
    case .sent: self = .sent
    case .tapped: self = .tapped
    case .restedAtBottom: self = .restedAtBottom
    case .drag: self = .drag
    case .mounted: self = .mounted
    case .scrolled: self = .scrolled
    }
  }
}
