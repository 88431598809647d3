public import TimelineTrace
internal import TimelineUnits

/// Values over time, read from a trace.
public enum TraceSeries {
  /// The distance to the bottom in each frame that shows the list, in seconds and points.
  ///
  /// - Parameters:
  ///   - trace: The run.
  ///   - step: Every how many frames one is taken.
  /// - Returns: The distances in the order of the frames.
  /// - Complexity: O(*r*), where *r* is the number of records.
  ///
  /// Source: M-LAG-1, H-GEO-2.
  public static func gaps(in trace: Trace, every step: Int = 1) -> [PictureSeries.Point] {
    var points: [PictureSeries.Point] = []
    var box = (size: Size(width: .zero, height: .zero), insets: EdgeInsets())
    var frames = 0
    for timed in trace.records {
      switch timed.record {
      case .began(let setup): box = (setup.viewport, setup.insets)
      case .viewport(let size, let insets): box = (size, insets)
      case .frame(let frame) where !frame.state.contains(.covered):
        frames += 1
        guard frames % max(step, 1) == 0 else { continue }
        let lowest = frame.contentHeight - box.size.height + box.insets.bottom
        let gap = max(-box.insets.top, lowest) - frame.offset
        points.append(.init(x: seconds(timed.at), y: gap.points))
      default: break
      }
    }
    return points
  }

  /// When live changes arrived and when the screen was rendered for them, in seconds.
  ///
  /// - Complexity: O(*r*), where *r* is the number of records.
  public static func cadence(in trace: Trace) -> (arrivals: [Double], renders: [Double]) {
    var arrivals: [Double] = []
    var renders: [Double] = []
    for timed in trace.records {
      switch timed.record {
      case .input(.live, _): arrivals.append(seconds(timed.at))
      case .rendered(.live, _): renders.append(seconds(timed.at))
      default: break
      }
    }
    return (arrivals, renders)
  }

  /// The shortest time between two renders that the run allows, in seconds.
  ///
  /// - Complexity: O(1): a run begins with what it was set up with.
  public static func renderInterval(in trace: Trace) -> Double {
    for timed in trace.records {
      if case .began(let setup) = timed.record { return setup.renderInterval.seconds }
    }
    return 0
  }

  /// How many frames the list follows its bottom in; 0 if a finger moves it in any frame.
  ///
  /// - Complexity: O(*r*), where *r* is the number of records.
  public static func followedFrames(in trace: Trace) -> Int {
    var frames = 0
    for timed in trace.records {
      guard case .frame(let frame) = timed.record else { continue }
      if frame.state.contains(.dragging) { return 0 }
      if frame.state.contains(.following) { frames += 1 }
    }
    return frames
  }

  private static func seconds(_ instant: Instant) -> Double { (instant - .zero).seconds }
}
