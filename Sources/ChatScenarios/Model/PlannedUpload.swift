public import TimelineUnits

/// A file that the user attaches, on its way to the desktop.
public struct PlannedUpload: Equatable, Sendable {
  /// When the upload begins.
  public var at: Instant
  /// How many chunks the file has.
  public var chunks: Int
  /// After how many stored chunks the phone's process ends; the next one sends the file again.
  public var killedAfter: Int?

  /// Creates an upload.
  public init(at: Instant, chunks: Int, killedAfter: Int? = nil) {
    self.at = at
    self.chunks = chunks
    self.killedAfter = killedAfter
  }
}
