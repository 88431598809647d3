public import TimelineTrace
public import TimelineUnits

/// What one frame of a trace shows beside its own record, for charts over time.
///
/// The values are those that the metrics judge, frame by frame.
public struct FrameValues: Equatable, Sendable {
  /// When the frame was committed.
  public var at: Instant
  /// The distance to the bottom.
  ///
  /// Source: M-LAG-1.
  public var lag: Length
  /// The height of the viewport that has content but no row; zero under the cover.
  ///
  /// Source: M-BLANK-1.
  public var blank: Length
  /// How far the anchor of a prepend stands from its place; zero where none is judged.
  ///
  /// Source: M-DRIFT-1.
  public var drift: Length
  /// The largest movement of a row that nothing commanded; zero where none is judged.
  ///
  /// Source: M-SHIFT-1.
  public var shift: Length

  /// The values of all frames of a trace, in order.
  ///
  /// - Complexity: O(*r* + *f* · *v*) for *r* records and *f* frames with *v* visible rows.
  public static func all(in trace: Trace) -> [FrameValues] {
    var screen = ScreenTrack()
    var blank = BlankArea()
    var drift = AnchorDrift()
    var values: [FrameValues] = []
    for timed in trace.records {
      // A trace with too many rows for the metrics has too many for a chart.
      guard screen.take(timed) else { return values }
      blank.take(timed, on: screen)
      drift.take(timed, on: screen)
      guard case .frame = timed.record else { continue }
      let shift = screen.isUncoveredPair ? screen.movements.map { abs($0.unexplained) }.max() : nil
      values.append(
        FrameValues(
          at: timed.at,
          lag: Length(units: screen.gap),
          blank: Length(units: blank.standing),
          drift: Length(units: drift.distance ?? 0),
          shift: Length(units: shift ?? 0)
        )
      )
    }
    return values
  }
}
