public import BenchmarkKit
import TimelineCoordinator
import TimelineSimulation
import TimelineTrace
import TimelineUnits

/// What one frame and one message cost the screen, by the length of the history.
///
/// Each figure is the difference of two runs that differ in nothing but the number of frames or
/// messages, so that the mount, which has to look at every row, cancels out.
public enum SimulationSuite {
  /// The suite.
  public static var suite: BenchmarkSuite {
    BenchmarkSuite(
      name: "simulation",
      summary: "A streamed chat, frames at rest and in motion, a message, by length of history.",
      cases: [streamedChat, growth, growthInMotion]
        + [1_000, 10_000, 100_000].flatMap { rows in
          [
            BenchmarkCase(name: "simulation/idle-frame-\(rows)", unit: "µs", bar: .atMost(4)) {
              sampler in
              perUnit(
                2_000,
                cost(sampler, rows: rows, frames: 2_060),
                cost(sampler, rows: rows, frames: 60)
              )
            },
            BenchmarkCase(name: "simulation/message-\(rows)", unit: "µs", bar: .atMost(100)) {
              sampler in
              perUnit(400, cost(sampler, rows: rows, messages: 400), cost(sampler, rows: rows))
            },
          ]
        }
    )
  }

  /// 60 s of a chat of 500 rows whose last one is streamed, at 120 Hz: 7,200 frames and a trace.
  private static var streamedChat: BenchmarkCase {
    BenchmarkCase(
      name: "simulation/streamed-chat-120hz",
      unit: "× real time",
      bar: .atLeast(2_000)
    ) { sampler in
      let rows = (0..<500).map { RowContent(height: .points(Int64(40 + 53 * $0 % 361))) }
      let last = ItemID(rawValue: 499)
      let events = (1...1_160).map { revision in
        let content = RowContent(height: .points(Int64(60 + revision)))
        return TimedInput(
          at: .zero + .seconds(1) + .milliseconds(50) * Int64(revision),
          event: .live(changes: [RowChange(item: last, content: content)], appended: [])
        )
      }
      var device = Device.plain
      device.refresh = .period(hertz: 120)
      let input = SimulationInput(
        device: device,
        rows: rows,
        initial: rows.indices.map { ItemID(rawValue: UInt32($0)) },
        events: events,
        duration: .seconds(60)
      )
      return cost(sampler, of: input).map { input.duration.seconds * 1e9 / $0 }
    }
  }

  /// What an idle frame costs at 1,000,000 rows, as a multiple of one at 1,000.
  private static var growth: BenchmarkCase {
    ratio(named: "simulation/idle-frame-1000000-to-1000") { sampler, rows, frames in
      cost(sampler, rows: rows, frames: frames)
    }
  }

  /// The same for a frame in which a finger moves the list by 3 pt.
  private static var growthInMotion: BenchmarkCase {
    ratio(named: "simulation/dragged-frame-1000000-to-1000") { sampler, rows, frames in
      cost(sampler, rows: rows, frames: frames, isDragged: true)
    }
  }

  /// So many frames that the mount of the long list, whose cost varies by more than a frame's,
  /// falls below a tenth of the bar's width.
  private static func ratio(
    named name: String,
    _ cost: @escaping @Sendable (Sampler, Int, Int64) -> Double?
  ) -> BenchmarkCase {
    BenchmarkCase(name: name, unit: "×", bar: .atMost(1.2), countedOperations: 0) {
      sampler in
      func frame(_ rows: Int) -> Double? {
        perUnit(200_000, cost(sampler, rows, 200_060), cost(sampler, rows, 60))
      }
      guard let long = frame(1_000_000), let short = frame(1_000), short > 0 else { return nil }
      return long / short
    }
  }

  private static func perUnit(_ count: Double, _ long: Double?, _ short: Double?) -> Double? {
    guard let long, let short else { return nil }
    return max(0, long - short) / count / 1_000
  }

  private static func cost(
    _ sampler: Sampler,
    rows: Int,
    frames: Int64 = 600,
    messages: Int = 0,
    isDragged: Bool = false
  ) -> Double? {
    let all = [RowContent](repeating: RowContent(height: .points(80)), count: rows + messages)
    let sends = (0..<messages).map { number in
      TimedInput(
        at: .zero + .seconds(1) + Device.plainRefresh * Int64(number),
        event: .send(appended: [ItemID(rawValue: UInt32(rows + number))])
      )
    }
    let input = SimulationInput(
      rows: all,
      initial: (0..<rows).map { ItemID(rawValue: UInt32($0)) },
      events: sends + (isDragged ? drag(frames: frames) : []),
      duration: Device.plainRefresh * frames
    )
    return cost(sampler, of: input)
  }

  /// A finger that moves the list up and down by 600 pt, 3 pt in every frame after the first 30.
  private static func drag(frames: Int64) -> [TimedInput] {
    (30..<frames).map { frame in
      let phase = (frame - 30) % 400
      let y = Length.points(60 + 3 * min(phase, 400 - phase))
      return TimedInput(
        at: .zero + Device.plainRefresh * frame,
        event: frame == 30 ? .touchDown(y: y) : .touchMoved(y: y)
      )
    }
  }

  /// The CPU time of a run in nanoseconds, the smallest of five.
  private static func cost(_ sampler: Sampler, of input: SimulationInput) -> Double? {
    var bytes = 0
    let samples = sampler.measureWhole(times: 5) { bytes += Simulation.run(input).bytes.count }
    return bytes > 0 ? samples.minimum : nil
  }
}

extension Device {
  /// The refresh of the plain device: 1/60 s.
  fileprivate static var plainRefresh: Interval { .period(hertz: 60) }
}
