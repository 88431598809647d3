/// What a benchmark's figure is, and therefore what it may be compared with.
///
/// Source: BM-PRIN-2.
public enum FigureKind: String, Equatable, Sendable, CaseIterable {
  /// Time of this machine, or a speed.
  case time
  /// Time as a multiple of other work of the same process.
  case ratio
  /// An amount of work: the same on every machine.
  case count

  /// The kind that a unit stands for, or `nil` for a unit that no suite has.
  public init?(unit: String) {
    switch unit {
    case "ns", "µs", "ms", "s", "s per 100 MB", "MB/s", "seeds/s", "steps/s", "× real time":
      self = .time
    case "dictionaries", "compares", "differences", "look-ups", "times", "×", "× faster", "× full",
      "× parse", "× ten answers":
      self = .ratio
    case "bytes", "blocks", "calls", "elements", "MB", "nodes", "submits", "words": self = .count
    default: return nil
    }
  }

  /// The tier that the kind belongs to.
  public var tier: BenchmarkTier { self == .count ? .exact : .timed }
}
