extension InputKind: TraceName {
  /// The name in traces.
  public var name: StaticString {
    switch self {
    case .live: "live"
    case .window: "window"
    case .olderPage: "olderPage"
    case .olderFailed: "olderFailed"
    case .send: "send"
    case .ready: "ready"
    case .resized: "resized"
    case .touchDown: "touchDown"
    case .touchMoved: "touchMoved"
    case .touchUp: "touchUp"
    case .composerOpened: "composerOpened"
    case .composerClosed: "composerClosed"
    case .bottomTapped: "bottomTapped"
    case .reduceMotion: "reduceMotion"
    case .stalled: "stalled"
    case .scrolledTo: "scrolledTo"
    case .trimmed: "trimmed"
    }
  }
}

extension RenderCause: TraceName {
  /// The name in traces.
  public var name: StaticString {
    switch self {
    case .live: "live"
    case .window: "window"
    case .olderPage: "olderPage"
    case .send: "send"
    }
  }
}

extension SettleKind: TraceName {
  /// The name in traces.
  public var name: StaticString {
    switch self {
    case .unusable: "unusable"
    case .waiting: "waiting"
    case .first: "first"
    case .still: "still"
    case .moved: "moved"
    }
  }
}

extension SettleReason: TraceName {
  /// The name in traces.
  public var name: StaticString {
    switch self {
    case .none: "none"
    case .bounds: "bounds"
    case .preparing: "preparing"
    case .applying: "applying"
    case .firstLoad: "firstLoad"
    case .olderPage: "olderPage"
    case .noBaseline: "noBaseline"
    case .afterWait: "afterWait"
    case .boundsChanged: "boundsChanged"
    case .insets: "insets"
    case .contentHeight: "contentHeight"
    case .offset: "offset"
    case .visibleRows: "visibleRows"
    case .rowTop: "rowTop"
    case .rowHeight: "rowHeight"
    }
  }
}

extension RevealCause: TraceName {
  /// The name in traces.
  public var name: StaticString {
    switch self {
    case .still: "still"
    case .deadline: "deadline"
    }
  }
}

extension OlderOutcome: TraceName {
  /// The name in traces.
  public var name: StaticString {
    switch self {
    case .applied: "applied"
    case .failed: "failed"
    case .stale: "stale"
    case .dropped: "dropped"
    }
  }
}

extension RestoreEnd: TraceName {
  /// The name in traces.
  public var name: StaticString {
    switch self {
    case .settled: "settled"
    case .expired: "expired"
    case .drag: "drag"
    case .superseded: "superseded"
    }
  }
}

extension FollowReason: TraceName {
  /// The name in traces.
  public var name: StaticString {
    switch self {
    case .revealed: "revealed"
    case .sent: "sent"
    case .tapped: "tapped"
    case .restedAtBottom: "restedAtBottom"
    case .drag: "drag"
    case .mounted: "mounted"
    case .scrolled: "scrolled"
    }
  }
}

extension BottomEnd: TraceName {
  /// The name in traces.
  public var name: StaticString {
    switch self {
    case .stable: "stable"
    case .passLimit: "passLimit"
    case .drag: "drag"
    case .superseded: "superseded"
    }
  }
}

extension FaultKind: TraceName {
  /// The name in traces.
  public var name: StaticString {
    switch self {
    case .layoutLoop: "layoutLoop"
    case .duplicateItem: "duplicateItem"
    }
  }
}
