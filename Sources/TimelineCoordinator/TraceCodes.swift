import TimelineScroll
import TimelineTrace

// The scroll machines do not know the trace, so their outcomes are put into the trace's own words
// here. The switches are exhaustive: a new case does not compile until it has a word.

extension RevealCause {
  init(_ lift: CoverLift) {
    switch lift {
    case .still: self = .still
    case .deadline: self = .deadline
    }
  }
}

extension FollowReason {
  init(_ cause: FollowCause) {
    switch cause {
    case .revealed: self = .revealed
    case .sent: self = .sent
    case .tapped: self = .tapped
    case .restedAtBottom: self = .restedAtBottom
    case .drag: self = .drag
    case .mounted: self = .mounted
    }
  }
}

extension BottomEnd {
  init(_ end: BottomSettleEnd) {
    switch end {
    case .stable: self = .stable
    case .passLimit: self = .passLimit
    }
  }
}

extension RestoreEnd {
  init(_ end: PrependEnd) {
    switch end {
    case .settled: self = .settled
    case .expired: self = .expired
    }
  }
}

extension OlderOutcome {
  init(_ answer: OlderAnswer) {
    switch answer {
    case .applied: self = .applied
    case .failed: self = .failed
    case .dropped: self = .dropped
    }
  }
}

extension SettleKind {
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

extension SettleReason {
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
