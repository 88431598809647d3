public import TimelineTrace

extension AppRecorder {
  /// The list was covered.
  public func covered(at time: Double) {
    passes = (0, 0)
    record(.covered(epoch: 0), at: time)
  }

  /// One settle pass under the cover; passes and still ones in a row are counted here.
  ///
  /// - Parameters:
  ///   - kind: What the pass found.
  ///   - reason: Why it did not count; `none` for a still pass.
  ///   - row: The row that the reason is about, if it is about one.
  ///   - differencePt: The worst difference from the pass before, in points.
  ///   - time: Now, in seconds of the app's clock.
  public func settlePass(
    _ kind: SettleKind,
    because reason: SettleReason = .none,
    row: String? = nil,
    differencePt: Double = 0,
    at time: Double
  ) {
    guard let difference = length(differencePt) else { return record(nil, at: time) }
    passes = (passes.count + 1, kind == .still ? passes.still + 1 : 0)
    let pass = SettlePassRecord(
      index: passes.count,
      kind: kind,
      reason: reason,
      stillCount: passes.still,
      item: row.map(item),
      difference: difference
    )
    record(.settlePass(pass), at: time)
  }

  /// The cover was lifted.
  ///
  /// - Parameters:
  ///   - cause: Why it was lifted.
  ///   - creepPt: How far the layout drifted over the still passes, in points.
  ///   - time: Now, in seconds of the app's clock.
  public func revealed(_ cause: RevealCause, creepPt: Double = 0, at time: Double) {
    let pass = passes.count
    record(length(creepPt).map { .revealed(cause, pass: pass, creep: $0) }, at: time)
  }
}
