/// How a sweep gets its points.
public enum SweepMode: Equatable, Sendable {
  /// Every combination of the values.
  case grid
  /// The points of a list.
  case list([[String]])
  /// So many combinations drawn with a seed, none twice.
  case random(count: Int, seed: UInt64)
  /// Each constant by itself, the others as they are.
  case sensitivity

  /// The mode in words, as plans state it.
  public var name: String {
    switch self {
    case .grid: "grid"
    case .list: "list"
    case .random(let count, let seed): "random \(count) from seed \(seed)"
    case .sensitivity: "one constant at a time"
    }
  }
}
