import TimelineUnits

/// Where a finger was, and when.
struct FingerSample: Equatable {
  var y = Length.zero
  var time = Instant.zero

  /// The speed down the screen since an earlier sample.
  func speed(since earlier: FingerSample) -> Speed {
    let seconds = (time - earlier.time).seconds
    return Speed(pointsPerSecond: (y - earlier.y).points / seconds)
  }
}
