import TimelineScroll
import TimelineTrace

extension SettleKind {
  /// Says what a settle pass found in the trace's own words; a new case does not compile without
  /// one.
  init(_ kind: SettlePassKind) {
    switch kind {
    case .unusable: self = .unusable
    case .waiting: self = .waiting
    case .first: self = .first
    case .still: self = .still
    case .moved: self = .moved
    }
  }
}
