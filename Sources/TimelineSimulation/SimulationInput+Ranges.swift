import TimelineCoordinator
import TimelineScroll
import TimelineUnits

/// The ranges in which an input can be run: no sum overflows, nothing is divided by zero, and no
/// timer fires for ever at one instant.
///
/// They are those of scenario files, or wider.
extension SimulationInput {
  /// Checks values that came from outside.
  ///
  /// - Throws: `ImageError.unknownValue` for one that no scenario can hold.
  /// - Complexity: O(*r* + *e*), where *r* is the number of rows and *e* that of events.
  func checkRanges() throws(ImageError) {
    try require(tuning.isInRange && cost.isInRange)
    try require(device.viewport.isScreen && device.insets.areInRange)
    try require((1...16).contains(device.scale) && device.refresh.isStep)
    try require(duration.isDelay && (firstLoad ?? .zero).isDelay)
    for row in rows { try require(row.isInRange) }
    for page in older { try require(page.latency.isDelay) }
    for event in events {
      try require((event.at - .zero).isDelay && event.event.isInRange)
    }
  }

  private func require(_ isInRange: Bool) throws(ImageError) {
    if !isInRange { throw ImageError.unknownValue }
  }
}

extension Interval {
  /// The longest time that a file may name.
  fileprivate static var longest: Interval { .seconds(3_600) }
  fileprivate var isDelay: Bool { self >= .zero && self <= .longest }
  /// Long enough that what comes again and again comes to an end.
  fileprivate var isStep: Bool { self >= .milliseconds(1) && self <= .seconds(60) }
}

extension Length {
  fileprivate var isHeight: Bool { self >= .zero && self <= .points(10_000_000) }
  fileprivate var isSide: Bool { self >= .points(1) && self <= .points(10_000) }
  fileprivate var isPlace: Bool {
    self >= .points(-10_000_000_000) && self <= .points(10_000_000_000)
  }
}

extension Size {
  fileprivate var isScreen: Bool { width.isSide && height.isSide }
}

extension EdgeInsets {
  fileprivate var areInRange: Bool {
    [top, left, bottom, right].allSatisfy { $0 >= .zero && $0 <= .points(10_000) }
  }
}

extension WorkCost {
  fileprivate var isInRange: Bool {
    let prices = [render, snapshot, snapshotRow, layoutPass, configure, measure, commit]
    return prices.allSatisfy { $0.isDelay } && measurePer100Points >= .zero
      && measurePer100Points <= .seconds(1)
  }
}

extension RowContent {
  fileprivate var isInRange: Bool {
    let isSoon =
      switch preparation {
      case .ready: true
      case .takes(let work): work >= .zero && work <= .seconds(10_000_000)
      case .readyAt(let instant): instant >= .zero && instant - .zero <= .seconds(10_000_000)
      }
    return height.isHeight && isSoon
  }
}

extension InputEvent {
  fileprivate var isInRange: Bool {
    switch self {
    case .resize(_, let height): height.isHeight
    case .live(let changes, _), .window(_, let changes), .epoch(_, let changes, _):
      changes.allSatisfy { $0.content.isInRange }
    case .touchDown(let y), .touchMoved(let y): y.isPlace
    case .viewport(let size, let insets): size.isScreen && insets.areInRange
    case .keyboard(let inset): inset >= .zero && inset <= .points(10_000)
    case .stall(let time): time.isDelay
    case .refresh(let period): period.isStep
    case .send, .touchUp, .scrollTo, .composer, .bottomTapped, .reduceMotion, .trim, .data: true
    }
  }
}

extension Tuning {
  fileprivate var isInRange: Bool {
    let steps = [
      reveal.passDelay, follow.duration, follow.maximumStepTime, bottom.passDelay,
      held.checkInterval,
    ]
    let delays = [
      older.minInterval, older.staleAfter, prepend.liveHold, render.overlayInterval,
      render.minInterval, render.minIntervalComposerOpen, bottom.passDelayAfterAnimation,
      scroll.animatedScroll,
    ]
    let lengths = [
      reveal.tolerance, older.threshold, bottom.gapTolerance, bottom.heightTolerance,
      layout.estimatedHeight, rows.changedHeight,
    ]
    let counts = [
      reveal.stillPasses, reveal.maximumPasses, bottom.stablePasses, bottom.maximumPasses,
      layout.loopLimit, rows.heightScale,
    ]
    let slowest = follow.minimumSpeed.pointsPerSecond
    let fastest = follow.maximumSpeed.pointsPerSecond
    return steps.allSatisfy { $0.isStep } && delays.allSatisfy { $0.isDelay }
      && lengths.allSatisfy { $0.isHeight } && layout.estimatedHeight > .zero
      && counts.allSatisfy { (1...100_000).contains($0) }
      && older.maximumPagesUnderCover <= 100_000 && rows.changedRow >= -1
      && slowest >= 0 && slowest <= fastest && fastest <= 1_000_000
  }
}
