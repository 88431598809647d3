/// What the data side of the phone wants done, and what it did.
public enum WorkspaceEffect: Equatable, Sendable {
  /// Send a load of the latest window (`run.codexChatLoad`, `run.codexChatLoadThread`).
  case load(LoadTicket, of: TimelineIdentity, target: Int)
  /// Send a request for older rows.
  case loadOlder(PageTicket, of: TimelineIdentity, target: Int)
  /// Run the task of a selection after the view update; H-HOST-3.
  case commitSelection(Int)
  /// Take or renew the lease; H-LEASE-1.
  case renewLease(HostKey, target: Int)
  /// Another chat is on screen, or none.
  case mounted(HostKey?)
  /// A view model was released; H-HOST-5, H-THREAD-3.
  case released(instance: Int)
  /// The rows of a timeline on screen, or their epoch, changed.
  case changed(instance: Int)
  /// The history confirms these operations; H-SNAP-7.
  case confirmed(HostKey, [[UInt8]])
  /// A load of the latest window ended.
  case loadEnded(LoadTicket, LoadEnd, SnapshotOutcome?)
  /// An answer arrived whose notes do not hold any more; H-SNAP-1.
  case answerDropped(LoadTicket)
  /// A live event was judged.
  case live(instance: Int, LiveEventOutcome)
  /// A live event of a chat that is not on screen was dropped; H-LEASE-2.
  case unheard(HostKey)
  /// A page of older rows arrived.
  case pageEnded(PageTicket, wasApplied: Bool)
}
