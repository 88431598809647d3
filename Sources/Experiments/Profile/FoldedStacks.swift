internal import BenchmarkKit
internal import TimelineUnits

/// Stacks with their weights, one a line, as flame graph tools read them: `a;b;c 42`.
///
/// The frames of a stack are the run, what was done, the phase and the step. Weights are whole
/// microseconds; they are cut so that those of one phase add up to the phase's own, rounded.
///
/// Source: BM-CG-4, BM-FEAT-12.
public struct FoldedStacks {
  /// The clock that weights come from.
  public enum Clock: String, CaseIterable, Sendable {
    /// This machine's.
    case host
    /// The model's.
    case virtual
  }

  private var lines: [(stack: String, microseconds: Int64)] = []

  /// Creates a collection without stacks.
  public init() {}

  /// Adds the stacks of a run.
  ///
  /// - Complexity: O(*e* · *s*), where *e* is the number of events and *s* that of steps.
  public mutating func add(_ profile: RunProfile, clock: Clock) {
    switch clock {
    case .host: addHost(profile)
    case .virtual: addVirtual(profile)
    }
  }

  /// The lines, each with its line feed.
  public var text: String { lines.map { "\($0.stack) \($0.microseconds)\n" }.joined() }

  /// All weights together, in microseconds.
  public var total: Int64 { lines.reduce(0) { $0 + $1.microseconds } }

  private mutating func addHost(_ profile: RunProfile) {
    let occasions = profile.log.events.map { Int($0.occasion.rawValue) }
    for part in ProfilePart.all {
      var weights: [(frames: [String], nanoseconds: Double)] = []
      for occasion in WorkOccasion.allCases {
        for (slot, step) in FoldedStacks.slots(of: part) {
          var sum: Int64 = 0
          for event in occasions.indices where occasions[event] == Int(occasion.rawValue) {
            sum += profile.host.reading(ofEvent: event, slot: slot)
          }
          weights.append((["\(occasion)", part.name] + step, Double(sum)))
        }
      }
      add(weights, of: profile.title)
    }
  }

  private mutating func addVirtual(_ profile: RunProfile) {
    for phase in WorkPhase.allCases {
      let steps = WorkStep.allCases.filter { $0.phase == phase }
      var weights: [(frames: [String], nanoseconds: Double)] = []
      for occasion in WorkOccasion.allCases {
        for step in steps {
          var ticks: Int64 = 0
          for (event, value) in profile.log.events.enumerated() where value.occasion == occasion {
            ticks += profile.log.charges[event * ProfileLog.steps + Int(step.rawValue)]
          }
          let time = Interval(ticks: ticks)
          weights.append((["\(occasion)", "\(phase)", "\(step)"], time.seconds * 1e9))
        }
      }
      for step in steps {
        let time = profile.log.preparations.reduce(Interval.zero) { sum, charge in
          profile.log.shares(of: charge).reduce(sum) {
            $1.step == step ? $0 + $1.time : $0
          }
        }
        weights.append((["background", "\(phase)", "\(step)"], time.seconds * 1e9))
      }
      add(weights, of: profile.title)
    }
  }

  private static func slots(of part: ProfilePart) -> [(slot: Int, step: [String])] {
    guard case .phase(let phase) = part else { return [(0, [])] }
    return WorkStep.allCases.filter { $0.phase == phase }.map {
      (ProfileMeter.slot(of: $0), ["\($0)"])
    }
  }

  /// Adds the stacks of one phase; what is cut off of one is given to the next.
  private mutating func add(
    _ weights: [(frames: [String], nanoseconds: Double)],
    of title: String
  ) {
    var sum = 0.0
    var given: Int64 = 0
    for weight in weights {
      sum += weight.nanoseconds
      let end = Int64((sum / 1_000).rounded())
      defer { given = end }
      guard end > given else { continue }
      let stack = ([title] + weight.frames).map(FoldedStacks.frame).joined(separator: ";")
      lines.append((stack, end - given))
    }
  }

  /// A name as a frame: nothing in it ends the frame, the line or the stack.
  public static func frame(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { scalar in
          scalar == ";" || scalar.properties.generalCategory == .control
            || scalar.properties.isWhitespace ? "_" : scalar
        }
      )
    )
  }
}
