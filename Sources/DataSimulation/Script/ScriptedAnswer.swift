/// What a desktop answers to a load of the latest window.
public struct ScriptedAnswer: Equatable, Sendable {
  /// The settled rows.
  public var rows: [ScriptedRow]
  /// The live state that was read with them.
  public var overlay: ScriptedOverlay
  /// The run that was going on, if there was one.
  public var run: String?
  /// Whether the history could be read.
  public var isAvailable = true

  /// Creates an answer.
  public init(
    rows: [ScriptedRow],
    overlay: ScriptedOverlay = ScriptedOverlay(),
    run: String? = nil
  ) {
    self.rows = rows
    self.overlay = overlay
    self.run = run
  }
}
