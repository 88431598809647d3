internal import ChatData

/// A named defect of the data side that the checkers have to find.
///
/// Source: DST-10, R-5.
public enum DataMutant: String, CaseIterable, Sendable {
  /// A live event replaces blocks of a newer revision; breaks H-OVER-4.
  case olderRevisionWins
  /// A snapshot's live parts count whatever came since its load started; breaks H-SNAP-5.
  case counterIgnored
  /// Adopted blocks leave the counter of live events as it was; breaks H-OVER-3.
  case counterStands
  /// A refused event asks for two loads; breaks H-OVER-2.
  case reloadsTwice
  /// The answer of a load that ended applies; breaks H-SNAP-1.
  case operationIgnored
  /// A stale load applies to another target; breaks H-SCHED-7.
  case generationIgnored
  /// A full cache releases the selected host; breaks H-HOST-4.
  case evictsSelected
  /// The lease is taken and never renewed; breaks H-LEASE-1.
  case leaseNotRenewed
  /// A live row settles by its text; breaks H-OVER-8.
  case settlesByText
  /// Contradicting overlays of one version count as equal; breaks H-OVER-5, H-SNAP-3.
  case conflictIgnored
  /// A parked host loads; breaks H-SCHED-4.
  case parkedLoads
  /// A lost link forgets the pending request; breaks H-SCHED-9.
  case pendingLost
  /// One change counts twice; breaks H-SNAP-8.
  case revisionTwice
  /// What changes nothing counts as a change; breaks H-SNAP-8.
  case revisionWithoutChange
  /// The end of a load leaves the running wait; breaks H-CATCH-2.
  case waitNotRedrawn
  /// An answer without history empties the window; breaks H-SNAP-4.
  case unavailableClears
  /// A failed load empties the window; breaks H-SCHED-8.
  case failureClears
  /// A merge forgets the pages before the snapshot; breaks H-SNAP-10.
  case olderRowsDropped
  /// A replaced window keeps the presentation epoch; breaks H-SNAP-9.
  case epochKept
  /// A live event of a coming epoch is adopted; breaks H-OVER-2.
  case futureEpochAdopted
  /// A snapshot's overlay replaces a newer one; breaks H-SNAP-6.
  case snapshotOverlayWins
  /// Blocks on their way to a parked host are taken; breaks H-LEASE-2.
  case parkedHears
  /// A load never ends without an answer; breaks H-SCHED-11.
  case noTimeout
  /// A host that comes back does not load; breaks H-HOST-8.
  case returnWithoutLoad
  /// A second load starts while one is active; breaks H-SCHED-1.
  case loadsOverlap
  /// The canary: the last row of every snapshot is lost, which most seeds have to show.
  case canary

  var defects: DataDefects {
    switch self {
    case .olderRevisionWins: .olderRevisionWins
    case .counterIgnored: .counterIgnored
    case .counterStands: .counterStands
    case .reloadsTwice: .reloadsTwice
    case .operationIgnored: .operationIgnored
    case .generationIgnored: .generationIgnored
    case .evictsSelected: .evictsSelected
    case .leaseNotRenewed: .leaseNotRenewed
    case .settlesByText: .settlesByText
    case .conflictIgnored: .conflictIgnored
    case .parkedLoads: .parkedLoads
    case .pendingLost: .pendingLost
    case .revisionTwice: .revisionTwice
    case .revisionWithoutChange: .revisionWithoutChange
    case .waitNotRedrawn: .waitNotRedrawn
    case .unavailableClears: .unavailableClears
    case .failureClears: .failureClears
    case .olderRowsDropped: .olderRowsDropped
    case .epochKept: .epochKept
    case .futureEpochAdopted: .futureEpochAdopted
    case .snapshotOverlayWins: .snapshotOverlayWins
    case .parkedHears: .parkedHears
    case .noTimeout: .noTimeout
    case .returnWithoutLoad: .returnWithoutLoad
    case .loadsOverlap: .loadsOverlap
    case .canary: .lastRowLost
    }
  }
}
