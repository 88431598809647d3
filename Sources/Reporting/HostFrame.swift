internal import Experiments
public import TimelineUnits

/// What a frame of a profiled run cost on the machine that ran it: a sample.
///
/// Source: BM-CT-7, BM-PRIN-2.
public struct HostFrame: Equatable, Sendable {
  /// The virtual time of the frame.
  public var at: Instant
  /// The cost in nanoseconds.
  public var nanoseconds: Int64
  /// The cost of its parts, together that of the frame.
  public var parts: [Part]

  /// What a part of a frame cost.
  public struct Part: Equatable, Sendable {
    /// The name of the part.
    public var name: String
    /// The cost in nanoseconds.
    public var nanoseconds: Int64

    /// Creates a part.
    public init(name: String, nanoseconds: Int64) {
      self.name = name
      self.nanoseconds = nanoseconds
    }
  }

  /// Creates the cost of a frame.
  public init(at: Instant, nanoseconds: Int64, parts: [Part]) {
    self.at = at
    self.nanoseconds = nanoseconds
    self.parts = parts
  }

  /// The costs of a profiled run's frames, each with everything since the frame before.
  ///
  /// - Complexity: O(*e*), where *e* is the number of events.
  static func all(in profile: RunProfile) -> [HostFrame] {
    profile.frames.map { frame in
      HostFrame(
        at: frame.at,
        nanoseconds: frame.hostNanoseconds,
        parts: profile.costs(in: frame).map {
          Part(name: $0.part.name, nanoseconds: $0.nanoseconds)
        }
      )
    }
  }
}
