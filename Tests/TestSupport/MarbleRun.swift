public import Testing
public import TimelineUnits

/// Virtual time for a machine under test: it starts timers and emits marbles.
///
/// Source: S-TEST-3, H-UNIT-4.
public struct MarbleRun {
  /// The present.
  public private(set) var now: Instant = .zero

  private let step: Interval
  private var timers: [Instant] = []
  private var output: [[Character]]

  private init(length: Int, step: Interval) {
    self.step = step
    output = Array(repeating: [], count: length)
  }

  /// Starts a timer; one in the past fires in this tick.
  public mutating func startTimer(at instant: Instant) {
    timers.append(instant)
  }

  /// Writes an event into the output line, in the present tick.
  public mutating func emit(_ marble: Character) {
    output[Int(now.sinceStart.ticks / step.ticks)].append(marble)
  }

  /// Runs a machine on an input line and compares what it emits with an expected line.
  ///
  /// In one tick the events of the line come first, then the timers by their instants, equal ones
  /// in the order in which they were started. A timer between two ticks is a mistake of the test
  /// and is recorded as one, as is a line that cannot be read.
  ///
  /// - Parameters:
  ///   - input: The line of events, ended by `|`.
  ///   - expected: The line that the machine should emit, ended by `|` in the same tick.
  ///   - step: The time of one tick.
  ///   - sourceLocation: Where to report a difference.
  ///   - handle: Hands an event to the machine.
  public static func expect(
    _ input: String,
    gives expected: String,
    step: Interval,
    sourceLocation: SourceLocation = #_sourceLocation,
    handle: (MarbleEvent, inout MarbleRun) -> Void
  ) {
    do throws(MarbleError) {
      let wanted = try MarbleLine(expected)
      let got = try output(of: MarbleLine(input), step: step, sourceLocation, handle)
      if let text = MarbleLine.mismatch(expected: wanted, got: got) {
        Issue.record("\(text)\ninput    \(input)", sourceLocation: sourceLocation)
      }
    } catch {
      Issue.record("column \(error.column): \(error.reason)", sourceLocation: sourceLocation)
    }
  }

  private static func output(
    of line: MarbleLine,
    step: Interval,
    _ sourceLocation: SourceLocation,
    _ handle: (MarbleEvent, inout MarbleRun) -> Void
  ) -> MarbleLine {
    var run = MarbleRun(length: line.ticks.count, step: step)
    for (tick, events) in line.ticks.enumerated() {
      run.now = .zero + step * Int64(tick)
      for event in events { handle(.marble(event), &run) }
      while let due = run.takeTimer() {
        if due.ticks % step.ticks != 0 {
          Issue.record("a timer at \(due.ticks) misses the ticks", sourceLocation: sourceLocation)
        }
        handle(.timer, &run)
      }
    }
    return MarbleLine(ticks: run.output, isEnded: line.isEnded)
  }

  private mutating func takeTimer() -> Instant? {
    guard let next = timers.indices.min(by: { timers[$0] < timers[$1] }) else { return nil }
    return timers[next] <= now ? timers.remove(at: next) : nil
  }
}
