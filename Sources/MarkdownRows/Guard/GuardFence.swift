/// The fence that the input guard believes to be open, or that the current line may open.
struct GuardFence: Sendable {
  /// The backtick or tilde of the fence.
  var character: UInt8 = 0
  /// The length of the opening run; 0 when no fence is open.
  var openLength = 0
  /// The length of the run in the current line.
  var run = 0

  /// Whether lines are excused.
  var isOpen: Bool { openLength > 0 }
}
