public import TimelineTrace

/// What a mark of a film is about; the kinds of the player's lanes.
public enum FilmMark: UInt8, CaseIterable, Sendable {
  /// Something came from outside; `a` is its `InputKind`.
  case input
  /// The list was covered; `a` is the presentation epoch.
  case covered
  /// The list was filled anew; `a` counts its rows.
  case mounted
  /// A change passed the overlay interval.
  case model
  /// A render; `a` is its `RenderCause`, `b` counts rows with new content.
  case render
  /// A render's update waits for the reader.
  case held
  /// The held update was taken over; `a` is when the list came to rest.
  case heldApplied
  /// A list snapshot was applied; `a` rows inserted, `b` deleted, `c` moved.
  case snapshot
  /// A cell was filled again in place.
  case reconfigured
  /// A row's content is being prepared.
  case preparing
  /// A row's content is ready.
  case prepared
  /// A row broke an input guard; `a` numbers it.
  case guarded
  /// A row was measured; from `a` to `b`, `c` is 1 the first time.
  case measured
  /// A settle pass; `a` its number, `b` its kind, `c` the reason, `d` the difference.
  case pass
  /// The cover was lifted; `a` is the cause, `b` the pass, `c` the creep.
  case revealed
  /// An older page was asked for; `a` is 1 under the cover.
  case olderAsked
  /// The wait for it ended; `a` is the outcome, `b` counts rows.
  case olderEnded
  /// A restore began; the anchor stood `a` below the top.
  case restoreBegan
  /// A restore ended; `a` says how.
  case restoreEnded
  /// Following was switched; `a` is 1 for on, `b` the reason.
  case follow
  /// The follow display link started (`a` is 1) or paused.
  case followLink
  /// A bottom settle pass; `a` its number, `b` the gap, `c` is 1 if stable.
  case bottomPass
  /// The bottom settle ended; `a` says how.
  case bottomEnded
  /// The viewport changed to `a` × `b` with the insets `c` and `d`.
  case viewport
  /// The display refreshes every `a` ticks.
  case refreshed
  /// The platform would have raised an exception; `a` is its kind, `b` its value.
  case fault
  /// A load of the latest window ended; `a` is its `LoadFate`.
  case loadEnded
  /// The rows of a chat were dropped.
  case hostReleased
  /// The lease was taken or renewed.
  case leaseRenewed
  /// A live event was not sent, for want of a lease.
  case liveWithheld
  /// A live event came for a chat that is not on screen.
  case liveUnheard
  /// A row shows live text; `a` is its epoch, `b` its revision.
  case liveShown
  /// The user sent message `a` with `b` files.
  case sent
  /// The desktop stored message `a` with `b` files.
  case stored
  /// A row of the history confirms message `a`.
  case confirmed
  /// The desktop stored piece `b` of file `a`.
  case chunkStored
}

extension FilmMark: TraceName {
  /// The name in the player.
  public var name: StaticString {
    switch self {
    case .input: "input"
    case .covered: "covered"
    case .mounted: "mounted"
    case .model: "model"
    case .render: "render"
    case .held: "held"
    case .heldApplied: "heldApplied"
    case .snapshot: "snapshot"
    case .reconfigured: "reconfigured"
    case .preparing: "preparing"
    case .prepared: "prepared"
    case .guarded: "guarded"
    case .measured: "measured"
    case .pass: "pass"
    case .revealed: "revealed"
    case .olderAsked: "olderAsked"
    case .olderEnded: "olderEnded"
    case .restoreBegan: "restoreBegan"
    case .restoreEnded: "restoreEnded"
    case .follow: "follow"
    case .followLink: "followLink"
    case .bottomPass: "bottomPass"
    case .bottomEnded: "bottomEnded"
    case .viewport: "viewport"
    case .refreshed: "refreshed"
    case .fault: "fault"
    case .loadEnded: "loadEnded"
    case .hostReleased: "hostReleased"
    case .leaseRenewed: "leaseRenewed"
    case .liveWithheld: "liveWithheld"
    case .liveUnheard: "liveUnheard"
    case .liveShown: "liveShown"
    case .sent: "sent"
    case .stored: "stored"
    case .confirmed: "confirmed"
    case .chunkStored: "chunkStored"
    }
  }
}
