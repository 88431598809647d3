/// The live state that a load carries beside its history.
///
/// Source: H-OVL-1 to H-OVL-4.
public struct LiveOverlay: Equatable, Sendable {
  /// The epoch that the revision counts in; never negative.
  public var settlementEpoch: Int64
  /// The version within the epoch; 0 has no blocks.
  public var revision: Int64
  /// The live rows, in display order.
  public var blocks: [HistoryRow]

  /// Creates an overlay; the default is the one of a chat in which nothing runs.
  public init(settlementEpoch: Int64 = 0, revision: Int64 = 0, blocks: [HistoryRow] = []) {
    self.settlementEpoch = settlementEpoch
    self.revision = revision
    self.blocks = blocks
  }
}
