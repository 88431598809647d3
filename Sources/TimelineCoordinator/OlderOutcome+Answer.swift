import TimelineScroll
import TimelineTrace

extension OlderOutcome {
  /// Says what became of an answer in the trace's own words; a new case does not compile without
  /// one.
  init(_ answer: OlderAnswer) {
    switch answer {
    case .applied: self = .applied
    case .failed: self = .failed
    case .dropped: self = .dropped
    }
  }
}
