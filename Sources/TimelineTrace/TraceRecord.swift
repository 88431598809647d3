public import TimelineUnits

/// One thing that happened in a run: the closed set that metrics, reports and replays read.
///
/// No record holds text of a row. Lengths are in 1/192 pt; tops of rows are in content coordinates.
/// Rows are named by `ItemID`; which outside id that was is not part of a trace.
public enum TraceRecord: Equatable, Sendable {
  /// The run began; always the first record.
  case began(RunSetup)
  /// The viewport has a new size or new insets from here on.
  case viewport(size: Size, insets: EdgeInsets)
  /// Something reached the screen side from outside.
  case input(InputKind, item: ItemID?)
  /// The list was covered: hidden, touches ignored.
  case covered(epoch: Int)
  /// The list was filled anew without a difference (mount or new presentation epoch).
  case mounted(rows: Int)
  /// A change passed the overlay interval and reached the view model.
  case modelUpdated
  /// A render gave the coordinator rows; `changed` counts rows with new content.
  case rendered(RenderCause, changed: Int)
  /// A render's update waits because the user moves the list.
  case held
  /// The held update is due: the list rests. `since` is when the list came to rest.
  case heldApplied(restedAt: Instant)
  /// A list snapshot was applied.
  case snapshotApplied(inserted: Int, deleted: Int, moved: Int)
  /// A visible cell was filled again in place.
  case reconfigured(ItemID)
  /// A row's content is being prepared in the background.
  case preparing(ItemID)
  /// A row's content is ready to be measured.
  case prepared(ItemID)
  /// A row's text broke an input guard and is laid out as plain text; `rule` numbers the guard.
  case guarded(ItemID, rule: Int)
  /// A cell was measured and its height taken.
  case measured(ItemID, from: Length, to: Length, isFirst: Bool)
  /// One layout of the list ended; see `LayoutSummary`.
  case layout(LayoutSummary)
  /// One settle pass under the cover; see `SettlePassRecord`.
  case settlePass(SettlePassRecord)
  /// The cover was lifted.
  case revealed(RevealCause, pass: Int, creep: Length)
  /// An older page was asked for.
  case olderRequested(underCover: Bool)
  /// The wait for an older page ended.
  case olderEnded(OlderOutcome, rows: Int)
  /// A prepend restore began: `anchor` stood at `screenY` below the viewport's top edge.
  case restoreBegan(anchor: ItemID, screenY: Length)
  /// The prepend restore ended.
  case restoreEnded(RestoreEnd)
  /// Following the bottom was switched on or off.
  case followSwitched(on: Bool, FollowReason)
  /// The follow display link started or paused.
  case followLink(running: Bool)
  /// One bottom settle pass.
  case bottomPass(index: Int, gap: Length, isStable: Bool)
  /// The bottom settle ended.
  case bottomEnded(BottomEnd)
  /// A row is on screen from this frame on, or its frame changed; written before the frame.
  case placed(ItemID, top: Length, height: Length, isEstimated: Bool)
  /// A row has left the screen; written before the frame.
  case left(ItemID)
  /// A frame was committed.
  case frame(FrameRecord)
  /// The frame before was shown later than the refresh it was meant for.
  case late(by: Interval)
  /// The display refreshes at another rate from here on.
  case refreshed(Interval)
  /// The input before had waited so long for the main thread.
  case waited(Interval)
  /// The platform would have raised an exception.
  case fault(FaultKind, value: Int)
  /// The Markdown of a row was prepared, as a cell came to show it: how often its text was parsed,
  /// and how many words were looked up for their widths.
  case textWork(ItemID, parses: Int, shapes: Int)
  /// The data side did something; see `DataFact`.
  case data(DataFact)
  /// The run ended; always the last record.
  case ended
}
