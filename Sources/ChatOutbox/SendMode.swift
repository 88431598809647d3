/// How a message reaches the run of its chat.
///
/// Source: H-STORE-3.
public enum SendMode: Equatable, Sendable {
  /// It waits for its turn.
  case queue
  /// It steers a running turn, named by the UTF-8 id of its run.
  case steer(run: [UInt8])
}
