/// What is broken on purpose, so that a checker can prove that it sees it.
///
/// Empty in every product; only the simulator sets anything.
///
/// Source: DST-10.
package struct DataDefects: OptionSet, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// A live event replaces blocks of a newer revision.
  package static let olderRevisionWins = DataDefects(rawValue: 1 << 0)
  /// A snapshot's live parts count whatever came since its load started.
  package static let counterIgnored = DataDefects(rawValue: 1 << 1)
  /// A refused event asks for two loads.
  package static let reloadsTwice = DataDefects(rawValue: 1 << 2)
  /// An answer applies although its operation is not the active one.
  package static let operationIgnored = DataDefects(rawValue: 1 << 3)
  /// An answer applies although the target changed since its load started.
  package static let generationIgnored = DataDefects(rawValue: 1 << 4)
  /// A full cache releases the host that was selected last.
  package static let evictsSelected = DataDefects(rawValue: 1 << 5)
  /// The lease is taken and never renewed.
  package static let leaseNotRenewed = DataDefects(rawValue: 1 << 6)
  /// A canonical row of equal text settles a live row.
  package static let settlesByText = DataDefects(rawValue: 1 << 7)
  /// Contradicting overlays of one version count as equal.
  package static let conflictIgnored = DataDefects(rawValue: 1 << 8)
  /// A parked host starts loads.
  package static let parkedLoads = DataDefects(rawValue: 1 << 9)
  /// A lost link forgets the pending request.
  package static let pendingLost = DataDefects(rawValue: 1 << 10)
  /// A snapshot that changes anything counts as two changes.
  package static let revisionTwice = DataDefects(rawValue: 1 << 11)
  /// The end of a load leaves the running wait of the catch-up.
  package static let waitNotRedrawn = DataDefects(rawValue: 1 << 12)
  /// An answer without history empties the window.
  package static let unavailableClears = DataDefects(rawValue: 1 << 13)
  /// A merge forgets the pages before the snapshot.
  package static let olderRowsDropped = DataDefects(rawValue: 1 << 14)
  /// A window without overlap keeps the presentation epoch.
  package static let epochKept = DataDefects(rawValue: 1 << 15)
  /// A live event of a coming epoch is adopted.
  package static let futureEpochAdopted = DataDefects(rawValue: 1 << 16)
  /// A snapshot's overlay replaces a newer one of its epoch.
  package static let snapshotOverlayWins = DataDefects(rawValue: 1 << 17)
  /// An event that changes nothing counts as a change.
  package static let revisionWithoutChange = DataDefects(rawValue: 1 << 18)
  /// Adopted blocks leave the counter of live events as it was.
  package static let counterStands = DataDefects(rawValue: 1 << 19)
  /// Blocks on their way to a parked host are taken.
  package static let parkedHears = DataDefects(rawValue: 1 << 20)
  /// A failed load empties the window.
  package static let failureClears = DataDefects(rawValue: 1 << 21)
  /// A load never ends without an answer.
  package static let noTimeout = DataDefects(rawValue: 1 << 22)
  /// A host that comes back does not load.
  package static let returnWithoutLoad = DataDefects(rawValue: 1 << 23)
  /// A second load starts while one is active.
  package static let loadsOverlap = DataDefects(rawValue: 1 << 24)
  /// The last row of every snapshot is lost: a defect that most seeds show.
  package static let lastRowLost = DataDefects(rawValue: 1 << 25)
}
