/// How far a figure of a benchmark can be trusted, and therefore with what it may be compared.
///
/// Source: BM-PRIN-2, BM-TIER-1 to BM-TIER-3.
public enum BenchmarkTier: String, Equatable, Sendable, CaseIterable {
  /// An amount of work that the engine counts itself: equal on every machine.
  case exact
  /// Allocations and references: equal for one toolchain and architecture.
  case counted
  /// Instructions: equal for one build, nearly equal for the next.
  case instructions
  /// Time, or a speed: compared only as a ratio of pairs that ran side by side.
  case timed
}
