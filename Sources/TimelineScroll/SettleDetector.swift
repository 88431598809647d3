public import TimelineUnits

/// Judges by settle passes whether the layout has come to rest.
///
/// Every pass but an unusable one becomes the baseline of the next, so a slow creep within the
/// tolerance counts as still; how far it went is kept as `creep`.
///
/// Source: H-SETTLE-4 to H-SETTLE-8.
public struct SettleDetector: Equatable, Sendable {
  /// The largest difference that counts as still.
  public var tolerance: Length
  /// Still passes in a row.
  public private(set) var stillCount = 0

  private var baseline = SettleObservation()
  private var hasBaseline = false
  private var baselineWaited = false
  private var runStart = SettleObservation()
  private var runDrift: Length = .zero

  /// Creates a detector without a baseline.
  public init(tolerance: Length = Length(units: 96)) {
    self.tolerance = tolerance
  }

  /// Forgets the baseline and the still passes: mount, new epoch, older page asked for.
  ///
  /// The end of a wait is no reset.
  public mutating func reset() {
    stillCount = 0
    hasBaseline = false
    runDrift = .zero
  }

  /// How far the layout has drifted over the still passes in a row.
  ///
  /// The worst difference between the pass before the first of them and the last one: at most the
  /// tolerance times their number.
  ///
  /// Source: H-SETTLE-7, M-REVEAL-6.
  public var creep: Length { runDrift }

  /// One pass.
  ///
  /// - Parameters:
  ///   - observation: What the pass saw. The buffer is swapped away: its content afterwards is that
  ///     of an older pass.
  ///   - wait: What the pass waits for, or `nil`.
  /// - Returns: What the pass found.
  /// - Complexity: O(*v*), where *v* is the number of visible rows.
  public mutating func pass(
    _ observation: inout SettleObservation,
    waitingFor wait: SettleWait?
  ) -> SettleOutcome {
    guard observation.isUsable else {
      reset()
      return outcome(.unusable, .bounds)
    }
    var difference: SettleDifference?
    if hasBaseline {
      difference = SettleDifference(from: baseline, to: observation, tolerance: tolerance)
    }
    let result = judge(difference, wait)
    keep(&observation, isStill: result.kind == .still, waited: wait != nil)
    return result
  }

  private mutating func judge(
    _ difference: SettleDifference?,
    _ wait: SettleWait?
  ) -> SettleOutcome {
    let worst = difference?.worst ?? .zero
    if let wait {
      stillCount = 0
      return waiting(for: wait, worst)
    }
    guard let difference else {
      stillCount = 0
      return outcome(.first, .noBaseline)
    }
    guard difference.isStill else {
      stillCount = 0
      return outcome(.moved, difference.reason, difference.item, worst)
    }
    if baselineWaited {
      stillCount = 0
      return outcome(.first, .afterWait, nil, worst)
    }
    stillCount += 1
    return outcome(.still, .none, nil, worst)
  }

  private func waiting(for wait: SettleWait, _ worst: Length) -> SettleOutcome {
    switch wait {
    case .preparing(let item): outcome(.waiting, .preparing, item, worst)
    case .applying: outcome(.waiting, .applying, nil, worst)
    case .firstLoad: outcome(.waiting, .firstLoad, nil, worst)
    case .olderPage: outcome(.waiting, .olderPage, nil, worst)
    }
  }

  private func outcome(
    _ kind: SettlePassKind,
    _ reason: SettlePassReason,
    _ item: ItemID? = nil,
    _ difference: Length = .zero
  ) -> SettleOutcome {
    SettleOutcome(
      kind: kind,
      reason: reason,
      item: item,
      stillCount: stillCount,
      difference: difference
    )
  }

  /// Makes the observation the baseline, and the old baseline the start of a run of still passes.
  private mutating func keep(
    _ observation: inout SettleObservation,
    isStill: Bool,
    waited: Bool
  ) {
    if isStill {
      if stillCount == 1 { swap(&runStart, &baseline) }
      let drift = SettleDifference(from: runStart, to: observation, tolerance: tolerance)
      runDrift = drift.worst
    } else {
      runDrift = .zero
    }
    swap(&baseline, &observation)
    hasBaseline = true
    baselineWaited = waited
  }
}
