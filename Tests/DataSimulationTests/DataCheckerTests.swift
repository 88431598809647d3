import ChatData
import Testing
import TimelineUnits

@testable import DataSimulation

/// Covers `OneLoadChecker`, `ServedRequestChecker`, `ScreenLoadChecker`, `VersionChecker`,
/// Covers `CounterChecker`, `NewestRowChecker`, `CanonicalRowChecker`, `ReloadChecker`,
/// Covers `RevisionChecker`, `OlderRowChecker`, `EpochChecker`, `BlockChecker`, `CacheChecker`,
/// Covers `LeaseChecker`, `CatchUpChecker`, `LoadTimeChecker`, `OwnRowChecker`, `ParkedChecker`,
/// Covers `ConvergenceChecker`, `ReturnChecker`, `RunChecker`.
@Suite struct DataCheckerTests {
  @Test(
    arguments: [
      (.olderRevisionWins, ["H-OVER-4"]), (.counterIgnored, ["H-SNAP-5"]),
      (.counterStands, ["H-OVER-3"]), (.reloadsTwice, ["H-OVER-2"]),
      (.operationIgnored, ["H-SCHED-1"]), (.generationIgnored, ["H-SCHED-1"]),
      (.evictsSelected, ["H-HOST-5"]), (.leaseNotRenewed, ["H-LEASE-1"]),
      (.settlesByText, ["H-LEASE-3"]), (.conflictIgnored, ["H-OVER-4"]),
      (.parkedLoads, ["H-SCHED-4"]), (.pendingLost, ["H-SCHED-9"]),
      (.revisionTwice, ["H-SNAP-8"]), (.revisionWithoutChange, ["H-SNAP-8"]),
      (.waitNotRedrawn, ["H-CATCH-2"]), (.unavailableClears, ["H-SNAP-4", "H-SNAP-5"]),
      (.failureClears, ["H-SNAP-4", "H-SNAP-5"]), (.olderRowsDropped, ["H-SNAP-10"]),
      (.epochKept, ["H-SNAP-9"]), (.futureEpochAdopted, ["H-OVER-4"]),
      (.snapshotOverlayWins, ["H-OVER-4"]), (.parkedHears, ["H-LEASE-2"]),
      (.noTimeout, ["H-SCHED-11"]), (.returnWithoutLoad, ["H-HOST-8", "H-SCHED-9"]),
      (.loadsOverlap, ["H-SCHED-1"]), (.canary, ["H-LEASE-3"]),
    ] as [(DataMutant, [String])]
  )
  func `Each of 26 mutants is killed within 80 seeds by the checker of its rule`(
    mutant: DataMutant,
    rules: [String]
  ) {
    let killed = (0..<80 as Range<UInt64>).lazy.compactMap { seed in
      DataSimulator.run(seed: seed, mutant: mutant).violation
    }.first
    #expect(
      killed.map { rules.contains($0.rule) } == true,
      "\(mutant) \(String(describing: killed))"
    )
  }

  @Test func `There are 26 mutants`() {
    #expect(DataMutant.allCases.count == 26)
  }

  private var mark: HostMark {
    var phone = ChatWorkspace(random: RandomSource(seed: 1))
    _ = phone.handle(.selected(DataRun.key(3)), at: .zero)
    _ = phone.handle(.selectionCommitted(1), at: .zero)
    let envelope = HistoryEnvelope(
      boundaryToken: [65],
      rows: [
        HistoryRow(type: .user, id: Array("c3t0r1".utf8), sourceOrder: [1], timestamp: 0),
        HistoryRow(type: .user, id: Array("c3t0r2".utf8), sourceOrder: [2], timestamp: 0),
      ]
    )
    let ticket = LoadTicket(
      instance: 1,
      generation: 0,
      number: 1,
      counter: 0,
      startedAt: .zero,
      reasons: .selected
    )
    _ = phone.handle(.answered(ticket, envelope.encode()), at: .zero)
    let host = phone.cache.hosts[0]
    return HostMark(host, chat: 3, isMounted: true)
  }

  /// H-OVER-8, H-PROJ-1.
  @Test func `A block that is not on screen, and a row that is there twice, are found`() {
    var checker = BlockChecker()
    #expect(checker.check(.host(mark), at: .zero) == nil)
    var lost = mark
    lost.blocks = [1]
    #expect(checker.check(.host(lost), at: .zero)?.contains("not on screen") == true)
    var twice = mark
    twice.shown.append(twice.shown[0])
    #expect(checker.check(.host(twice), at: .zero)?.contains("twice") == true)
  }

  /// H-SCHED-7.
  @Test func `A row of another chat, or of a former target, is found`() {
    var checker = OwnRowChecker()
    #expect(mark.shown.count == 2)
    #expect(checker.check(.host(mark), at: .zero) == nil)
    var foreign = mark
    foreign.chat = 2
    #expect(checker.check(.host(foreign), at: .zero) != nil)
    var former = mark
    former.target = 1
    #expect(checker.check(.host(former), at: .zero) != nil)
    former.isConfirmed = false
    #expect(checker.check(.host(former), at: .zero) == nil)
  }

  /// H-SNAP-5.
  @Test func `A row that falls back to an older form is found`() {
    var checker = NewestRowChecker()
    var newer = mark
    newer.shown[0].version = 4
    #expect(checker.check(.host(newer), at: .zero) == nil)
    newer.shown[0].version = 3
    #expect(checker.check(.host(newer), at: .zero)?.contains("from version 4 to 3") == true)
  }
}
