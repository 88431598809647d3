internal import Synchronization

/// What a sampler found out beside the figure: how the first thing that a case measures went.
///
/// A case that compares two things measures the one that it is about first.
public final class SampleLog: Sendable {
  private let state = Mutex<(samples: SampleRecord?, counts: OperationCounts?, isUsed: Bool)>(
    (nil, nil, false)
  )

  /// Creates an empty log.
  public init() {}

  /// How the samples came about; `nil` if none were taken.
  public var samples: SampleRecord? { state.withLock { $0.samples } }

  /// What was counted; `nil` if nothing was.
  public var counts: OperationCounts? { state.withLock { $0.counts } }

  /// Keeps the first record.
  func add(_ record: SampleRecord) {
    state.withLock { if $0.samples == nil { $0.samples = record } }
  }

  /// Keeps the counts of the work that came first.
  func add(_ counts: OperationCounts) { state.withLock { $0.counts = counts } }

  /// Whether this is the first work that asks.
  func take() -> Bool {
    state.withLock { state in
      defer { state.isUsed = true }
      return !state.isUsed
    }
  }
}
