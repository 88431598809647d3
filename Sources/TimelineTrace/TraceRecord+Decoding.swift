import TimelineUnits

extension TraceRecord {
  /// Reads the fields of a record, in the order in which `write(to:)` writes them.
  init(_ tag: TraceTag, from source: inout some TraceSource) throws(TraceError) {
    switch tag {
    case .began: self = .began(try RunSetup(from: &source))
    case .viewport:
      let box = try source.box()
      self = .viewport(size: box.size, insets: box.insets)
    case .input:
      self = .input(try source.name(.kind), item: try source.optionalItem(.item))
    case .covered: self = .covered(epoch: try source.count(.epoch))
    case .mounted: self = .mounted(rows: try source.count(.rows))
    case .modelUpdated: self = .modelUpdated
    case .rendered:
      self = .rendered(try source.name(.cause), changed: try source.count(.changed))
    case .held: self = .held
    case .heldApplied: self = .heldApplied(restedAt: try source.instant(.restedAt))
    case .snapshotApplied:
      self = .snapshotApplied(
        inserted: try source.count(.inserted),
        deleted: try source.count(.deleted),
        moved: try source.count(.moved)
      )
    case .layout: self = .layout(try LayoutSummary(from: &source))
    case .settlePass: self = .settlePass(try SettlePassRecord(from: &source))
    case .frame: self = .frame(try FrameRecord(from: &source))
    case .fault:
      self = .fault(try source.name(.kind), value: try source.integer(.value))
    case .ended: self = .ended
    case .late: self = .late(by: try source.interval(.lateness))
    case .waited: self = .waited(try source.interval(.lateness))
    case .refreshed: self = .refreshed(try source.interval(.refresh))
    case .reconfigured, .preparing, .prepared, .guarded, .measured, .placed, .left, .textWork:
      self = try TraceRecord(row: tag, from: &source)
    case .revealed, .olderRequested, .olderEnded, .restoreBegan, .restoreEnded, .followSwitched,
      .followLink, .bottomPass, .bottomEnded:
      self = try TraceRecord(motion: tag, from: &source)
    case .dataBegan, .loadEnded, .hostReleased, .leaseRenewed, .liveWithheld, .liveUnheard,
      .liveShown, .sent, .stored, .confirmed, .chunkStored:
      self = .data(try DataFact(tag, from: &source))
    }
  }

  /// Reads a record about one row.
  private init(row tag: TraceTag, from source: inout some TraceSource) throws(TraceError) {
    let item = try source.item(.item)
    switch tag {
    case .reconfigured: self = .reconfigured(item)
    case .preparing: self = .preparing(item)
    case .prepared: self = .prepared(item)
    case .guarded: self = .guarded(item, rule: try source.count(.rule))
    case .textWork:
      let parses = try source.count(.parses)
      self = .textWork(item, parses: parses, shapes: try source.count(.shapes))
    case .measured:
      self = .measured(
        item,
        from: try source.length(.from),
        to: try source.length(.to),
        isFirst: try source.flag(.isFirst)
      )
    case .placed:
      self = .placed(
        item,
        top: try source.length(.top),
        height: try source.rowHeight(.rowHeight),
        isEstimated: try source.flag(.isEstimated)
      )
    default: self = .left(item)
    }
  }

  /// Reads a record about reveal, older pages, restores, following or the bottom settle.
  private init(motion tag: TraceTag, from source: inout some TraceSource) throws(TraceError) {
    switch tag {
    case .revealed:
      self = .revealed(
        try source.name(.cause),
        pass: try source.count(.index),
        creep: try source.length(.creep)
      )
    case .olderRequested: self = .olderRequested(underCover: try source.flag(.underCover))
    case .olderEnded:
      self = .olderEnded(try source.name(.outcome), rows: try source.count(.rows))
    case .restoreBegan:
      self = .restoreBegan(
        anchor: try source.item(.item),
        screenY: try source.length(.screenY)
      )
    case .restoreEnded: self = .restoreEnded(try source.name(.end))
    case .followSwitched:
      self = .followSwitched(on: try source.flag(.on), try source.name(.reason))
    case .followLink: self = .followLink(running: try source.flag(.running))
    case .bottomPass:
      self = .bottomPass(
        index: try source.count(.index),
        gap: try source.length(.gap),
        isStable: try source.flag(.isStable)
      )
    default: self = .bottomEnded(try source.name(.end))
    }
  }
}

extension TraceSource {
  /// Reads a viewport.
  fileprivate mutating func box() throws(TraceError) -> (size: Size, insets: EdgeInsets) {
    let size = Size(width: try length(.width), height: try length(.height))
    let insets = EdgeInsets(
      top: try length(.insetTop),
      left: try length(.insetLeft),
      bottom: try length(.insetBottom),
      right: try length(.insetRight)
    )
    return (size, insets)
  }
}

extension RunSetup {
  fileprivate init(from source: inout some TraceSource) throws(TraceError) {
    let box = try source.box()
    self.init(
      viewport: box.size,
      insets: box.insets,
      scale: try source.count(.scale),
      refresh: try source.interval(.refresh),
      estimatedHeight: try source.length(.estimate),
      renderInterval: try source.interval(.renderInterval)
    )
  }
}

extension LayoutSummary {
  fileprivate init(from source: inout some TraceSource) throws(TraceError) {
    self.init(
      passes: try source.count(.passes),
      queries: try source.count(.queries),
      cellsMade: try source.count(.cellsMade),
      configured: try source.count(.configured),
      measured: try source.count(.measured),
      remeasured: try source.count(.remeasured),
      wasted: try source.count(.wasted),
      invalidations: try source.count(.invalidations)
    )
  }
}

extension SettlePassRecord {
  fileprivate init(from source: inout some TraceSource) throws(TraceError) {
    self.init(
      index: try source.count(.index),
      kind: try source.name(.kind),
      reason: try source.name(.reason),
      stillCount: try source.count(.still),
      item: try source.optionalItem(.item),
      difference: try source.length(.difference)
    )
  }
}

extension FrameRecord {
  fileprivate init(from source: inout some TraceSource) throws(TraceError) {
    self.init(
      offset: try source.length(.offset),
      contentHeight: try source.length(.contentHeight),
      commanded: try source.length(.commanded),
      state: try source.state(.state)
    )
  }
}
