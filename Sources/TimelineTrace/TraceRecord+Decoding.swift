import TimelineUnits

extension TraceRecord {
  /// Reads the fields of a record, in the order in which `write(to:)` writes them.
  ///
  /// It means nothing if the source has a flaw afterwards.
  init(_ tag: TraceTag, from source: inout some TraceSource) {
    switch tag {
    case .began: self = .began(RunSetup(from: &source))
    case .viewport:
      let box = source.box()
      self = .viewport(size: box.size, insets: box.insets)
    case .input:
      self = .input(source.name(.kind), item: source.optionalItem(.item))
    case .covered: self = .covered(epoch: source.count(.epoch))
    case .mounted: self = .mounted(rows: source.count(.rows))
    case .modelUpdated: self = .modelUpdated
    case .rendered:
      self = .rendered(source.name(.cause), changed: source.count(.changed))
    case .held: self = .held
    case .heldApplied: self = .heldApplied(restedAt: source.instant(.restedAt))
    case .snapshotApplied:
      self = .snapshotApplied(
        inserted: source.count(.inserted),
        deleted: source.count(.deleted),
        moved: source.count(.moved)
      )
    case .layout: self = .layout(LayoutSummary(from: &source))
    case .settlePass: self = .settlePass(SettlePassRecord(from: &source))
    case .frame: self = .frame(FrameRecord(from: &source))
    case .fault:
      self = .fault(source.name(.kind), value: source.integer(.value))
    case .ended: self = .ended
    case .late: self = .late(by: source.interval(.lateness))
    case .waited: self = .waited(source.interval(.lateness))
    case .refreshed: self = .refreshed(source.interval(.refresh))
    case .reconfigured, .preparing, .prepared, .guarded, .measured, .placed, .left, .textWork:
      self = TraceRecord(row: tag, from: &source)
    case .revealed, .olderRequested, .olderEnded, .restoreBegan, .restoreEnded, .followSwitched,
      .followLink, .bottomPass, .bottomEnded:
      self = TraceRecord(motion: tag, from: &source)
    case .dataBegan, .loadEnded, .hostReleased, .leaseRenewed, .liveWithheld, .liveUnheard,
      .liveShown, .sent, .stored, .confirmed, .chunkStored:
      self = .data(DataFact(tag, from: &source))
    }
  }

  /// Reads a record about one row.
  private init(row tag: TraceTag, from source: inout some TraceSource) {
    let item = source.item(.item)
    switch tag {
    case .reconfigured: self = .reconfigured(item)
    case .preparing: self = .preparing(item)
    case .prepared: self = .prepared(item)
    case .guarded: self = .guarded(item, rule: source.count(.rule))
    case .textWork:
      let parses = source.count(.parses)
      self = .textWork(item, parses: parses, shapes: source.count(.shapes))
    case .measured:
      self = .measured(
        item,
        from: source.length(.from),
        to: source.length(.to),
        isFirst: source.flag(.isFirst)
      )
    case .placed:
      self = .placed(
        item,
        top: source.length(.top),
        height: source.rowHeight(.rowHeight),
        isEstimated: source.flag(.isEstimated)
      )
    default: self = .left(item)
    }
  }

  /// Reads a record about reveal, older pages, restores, following or the bottom settle.
  private init(motion tag: TraceTag, from source: inout some TraceSource) {
    switch tag {
    case .revealed:
      self = .revealed(
        source.name(.cause),
        pass: source.count(.index),
        creep: source.length(.creep)
      )
    case .olderRequested: self = .olderRequested(underCover: source.flag(.underCover))
    case .olderEnded:
      self = .olderEnded(source.name(.outcome), rows: source.count(.rows))
    case .restoreBegan:
      self = .restoreBegan(
        anchor: source.item(.item),
        screenY: source.length(.screenY)
      )
    case .restoreEnded: self = .restoreEnded(source.name(.end))
    case .followSwitched:
      self = .followSwitched(on: source.flag(.on), source.name(.reason))
    case .followLink: self = .followLink(running: source.flag(.running))
    case .bottomPass:
      self = .bottomPass(
        index: source.count(.index),
        gap: source.length(.gap),
        isStable: source.flag(.isStable)
      )
    default: self = .bottomEnded(source.name(.end))
    }
  }
}

extension TraceSource {
  /// Reads a viewport.
  fileprivate mutating func box() -> (size: Size, insets: EdgeInsets) {
    let size = Size(width: length(.width), height: length(.height))
    let insets = EdgeInsets(
      top: length(.insetTop),
      left: length(.insetLeft),
      bottom: length(.insetBottom),
      right: length(.insetRight)
    )
    return (size, insets)
  }
}

extension RunSetup {
  fileprivate init(from source: inout some TraceSource) {
    let box = source.box()
    self.init(
      viewport: box.size,
      insets: box.insets,
      scale: source.count(.scale),
      refresh: source.interval(.refresh),
      estimatedHeight: source.length(.estimate),
      renderInterval: source.interval(.renderInterval)
    )
  }
}

extension LayoutSummary {
  fileprivate init(from source: inout some TraceSource) {
    self.init(
      passes: source.count(.passes),
      queries: source.count(.queries),
      cellsMade: source.count(.cellsMade),
      configured: source.count(.configured),
      measured: source.count(.measured),
      remeasured: source.count(.remeasured),
      wasted: source.count(.wasted),
      invalidations: source.count(.invalidations)
    )
  }
}

extension SettlePassRecord {
  fileprivate init(from source: inout some TraceSource) {
    self.init(
      index: source.count(.index),
      kind: source.name(.kind),
      reason: source.name(.reason),
      stillCount: source.count(.still),
      item: source.optionalItem(.item),
      difference: source.length(.difference)
    )
  }
}

extension FrameRecord {
  fileprivate init(from source: inout some TraceSource) {
    self.init(
      offset: source.length(.offset),
      contentHeight: source.length(.contentHeight),
      commanded: source.length(.commanded),
      state: source.state(.state)
    )
  }
}
