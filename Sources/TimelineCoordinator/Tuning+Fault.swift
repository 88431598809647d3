import TimelineScroll
import TimelineUnits

extension Tuning {
  /// The constants that the engine works with: those of the tuning, unless a fault gets one wrong.
  var inForce: Tuning {
    guard let fault else { return self }
    var wrong = self
    wrong.spoilCover(by: fault)
    wrong.spoilMotion(by: fault)
    wrong.spoilUpdates(by: fault)
    return wrong
  }

  private mutating func spoilCover(by fault: InjectedFault) {
    switch fault {
    case .coverLiftsAPassEarly: reveal.stillPasses -= 1
    case .deadlineAPassLate: reveal.maximumPasses += 1
    case .coverNeverSettles: reveal.stillPasses = .max
    case .coverNeverLifts:
      reveal.stillPasses = .max
      reveal.maximumPasses = .max
    case .creepIsRefused: reveal.tolerance = .zero
    case .motionIsIgnored: reveal.tolerance = .points(1_000_000)
    case .shortHistoryIgnored: older.maximumPagesUnderCover = 0
    default: break
    }
  }

  private mutating func spoilMotion(by fault: InjectedFault) {
    switch fault {
    case .followIsSlow:
      follow.duration = Interval(ticks: follow.duration.ticks * 21 / 20)
      follow.maximumSpeed = Speed(pointsPerSecond: follow.maximumSpeed.pointsPerSecond * 20 / 21)
    case .followIsFast:
      follow.duration = Interval(ticks: follow.duration.ticks * 20 / 21)
    case .bottomSettleStopsAtOne: bottom.stablePasses = 1
    case .bottomSettleOverrunsLimit: bottom.maximumPasses += 1
    case .estimateIsTiny:
      layout.estimatedHeight = Length(units: max(1, layout.estimatedHeight.units / 10))
    case .layoutGivesUp: layout.loopLimit = 1
    default: break
    }
  }

  private mutating func spoilUpdates(by fault: InjectedFault) {
    switch fault {
    case .gateIntervalIgnored: render.minInterval = .zero
    case .composerIntervalIgnored: render.minIntervalComposerOpen = render.minInterval
    case .heldCheckIsSlow: held.checkInterval = held.checkInterval * 2
    case .olderSpacingIgnored: older.minInterval = .zero
    case .olderNeverStale: older.staleAfter = .seconds(100_000)
    default: break
    }
  }
}
