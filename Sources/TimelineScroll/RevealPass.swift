/// One settle pass under the cover: its number, what it found and what follows.
public struct RevealPass: Equatable, Sendable {
  /// The number of the pass since the mount, from 1.
  public var index: Int
  /// What the pass found.
  public var outcome: SettleOutcome
  /// What follows.
  public var decision: RevealDecision

  /// Creates a pass.
  public init(index: Int, outcome: SettleOutcome, decision: RevealDecision) {
    self.index = index
    self.outcome = outcome
    self.decision = decision
  }
}
