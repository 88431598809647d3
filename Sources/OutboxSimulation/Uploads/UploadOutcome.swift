/// What the simulated upload of a file came to.
public struct UploadOutcome: Equatable, Sendable {
  /// How often the desktop has the whole file.
  public var wholeFiles: Int
  /// How many chunks the desktop stored.
  public var storedChunks: Int
  /// How many chunks the file has.
  public var chunks: Int
  /// How many calls were sent.
  public var calls: Int
  /// How often the phone's process ended.
  public var kills: Int
}
