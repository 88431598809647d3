/// The live state of a scripted chat at a version.
public struct ScriptedOverlay: Equatable, Sendable {
  /// The settlement epoch.
  public var epoch: Int64
  /// The revision within the epoch.
  public var revision: Int64
  /// The live rows.
  public var blocks: [ScriptedRow]

  /// Creates an overlay; the default is that of a chat in which nothing runs.
  public init(epoch: Int64 = 1, revision: Int64 = 0, blocks: [ScriptedRow] = []) {
    self.epoch = epoch
    self.revision = revision
    self.blocks = blocks
  }
}
