/// What a ratio of times says about a change.
///
/// Source: BM-STAT-5.
public enum TimeVerdict: String, Equatable, Sendable {
  /// It takes less time, by more than the change that counts.
  case better
  /// It takes more time, by more than the change that counts.
  case worse
  /// A change is smaller than the one that counts.
  case same
  /// The interval is too wide to tell.
  case inconclusive

  /// The verdict of an interval; without one nothing can be told.
  ///
  /// - Parameters:
  ///   - interval: The ratio of times, head over base.
  ///   - delta: The smallest change that counts, as a share.
  public init(_ interval: RatioInterval?, delta: Double) {
    let most = 1 + delta
    guard let interval else {
      self = .inconclusive
      return
    }
    if interval.low > most {
      self = .worse
    } else if interval.high < 1 / most {
      self = .better
    } else if 1 / most <= interval.low && interval.high <= most {
      self = .same
    } else {
      self = .inconclusive
    }
  }

  /// The verdict of two independent sets of pairs: both have to say that it is worse.
  ///
  /// Source: BM-TIME-6.
  public func confirmed(by second: TimeVerdict) -> TimeVerdict {
    self == .worse && second != .worse ? .inconclusive : self
  }
}
