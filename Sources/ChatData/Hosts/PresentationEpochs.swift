/// The last presentation epoch of every timeline that was open, so that numbers only grow.
///
/// Source: H-EPOCH-1.
public struct PresentationEpochs: Sendable {
  private var last: [TimelineIdentity: Int] = [:]

  /// Creates an empty table.
  public init() {}

  /// The last epoch of a timeline, 0 for one that was never open.
  ///
  /// - Complexity: O(1).
  public func last(of identity: TimelineIdentity) -> Int { last[identity] ?? 0 }

  /// Keeps the epoch of a timeline that is closed.
  ///
  /// - Complexity: O(1).
  public mutating func keep(_ epoch: Int, of identity: TimelineIdentity) {
    last[identity] = max(epoch, last(of: identity))
  }
}
