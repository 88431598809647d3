/// What has to be remembered from before an event, to tell which transition it was.
struct CoverageMemory {
  /// The view model of the thread that was open.
  var thread: Int?
  /// The chats in the cache, newest first.
  var order: [Int] = []
  /// The chats that were released and not opened since.
  var released: [Int] = []
  /// The chat whose lease was taken last.
  var leased: Int?
  /// The presentation epoch of every view model that was written down; looked up, never walked.
  var epochs: [Int: Int] = [:]
}
