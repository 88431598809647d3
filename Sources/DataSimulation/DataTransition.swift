/// What the seeds have to reach: every row of the tables of loading, live events and snapshots.
///
/// Source: DST-9, R-6.
public enum DataTransition: Int, CaseIterable, Sendable {
  /// H-HOST-3: a selection is staged; H-HOST-4: a newer one replaces it.
  case selectionStaged, selectionReplaced
  /// H-HOST-5: a host is released; its chat is opened again.
  case hostReleased, hostOpenedAgain
  /// H-HOST-8: a parked host comes back.
  case hostReturned
  /// H-LEASE-1: the lease is renewed; H-LEASE-2: a parked host does not hear blocks.
  case leaseTaken, leaseRenewed, parkedHostUnheard
  /// H-CATCH-1: a tick of either class.
  case catchUpIdle, catchUpBusy
  /// H-SCHED-3, H-SCHED-4: a request waits behind a load, or as a mark of a parked host.
  case requestWaits, parkedMark
  /// H-SCHED-6: an answer applies after parking.
  case appliedWhileParked
  /// H-SCHED-7: a load is orphaned.
  case loadOrphaned
  /// H-SCHED-8, H-SCHED-9, H-SCHED-11, H-SNAP-2: the ways to fail.
  case loadFailed, loadLostLink, loadTimedOut, answerInvalid
  /// H-SCHED-9: a pending request outlives the loss of the link.
  case requestOutlivesLink
  /// H-SNAP-1: an answer whose notes do not hold.
  case answerDropped
  /// H-STALE-1 to H-STALE-14: what a load was for.
  case staleRunFinished, staleRunFailed, staleRunAborted, staleRunCancelled,
    staleRecovered, staleForeground, staleTarget, staleRefresh, staleSelected,
    staleUpdated, staleCatchUp, staleRefused, staleConflict, staleFailure
  /// H-OVER-1 to H-OVER-5: what becomes of a live event.
  case eventDropped, eventRefused, eventRefusedUnloaded, eventAdopted, eventIgnored,
    eventRepeated, eventConflict
  /// H-OVER-6: a run starts or ends.
  case runStarted, runEnded
  /// H-SNAP-3 to H-SNAP-6: what becomes of a snapshot.
  case snapshotConflict, snapshotUnavailable, snapshotStaleLive,
    overlayAdopted, overlayIgnored, overlayRefused
  /// H-SNAP-7: an echo is confirmed.
  case echoConfirmed
  /// H-SNAP-8: a snapshot changes something, or nothing.
  case snapshotChanged, snapshotUnchanged
  /// H-SNAP-10, H-SNAP-11: the windows meet, or do not.
  case windowMerged, windowReplaced
  /// H-EPOCH-2: its three causes.
  case epochReplaced, epochEmpty, epochThread
  /// H-THREAD-1, H-THREAD-3: a viewer opens, loads and closes.
  case threadOpened, threadLoaded, threadClosed
  /// H-OLDER-5, H-OLDER-6: a page applies, or does not.
  case pageApplied, pageDropped
}
