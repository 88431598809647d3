import Testing

@testable import TimelineTrace

@Suite struct TraceTagTests {
  @Test func `The number of a record never changes`() {
    let pinned: [(TraceTag, UInt8)] = [
      (.began, 1), (.viewport, 2), (.input, 3), (.covered, 4), (.mounted, 5), (.modelUpdated, 6),
      (.rendered, 7), (.held, 8), (.heldApplied, 9), (.snapshotApplied, 10), (.reconfigured, 11),
      (.preparing, 12), (.prepared, 13), (.guarded, 14), (.measured, 15), (.layout, 16),
      (.settlePass, 17), (.revealed, 18), (.olderRequested, 19), (.olderEnded, 20),
      (.restoreBegan, 21), (.restoreEnded, 22), (.followSwitched, 23), (.followLink, 24),
      (.bottomPass, 25), (.bottomEnded, 26), (.placed, 27), (.left, 28), (.frame, 29),
      (.fault, 30), (.ended, 31), (.late, 32), (.refreshed, 33), (.waited, 34),
      (.textWork, 48), (.dataBegan, 49), (.loadEnded, 50), (.hostReleased, 51), (.leaseRenewed, 52),
      (.liveWithheld, 53), (.liveUnheard, 54), (.liveShown, 55), (.sent, 56), (.stored, 57),
      (.confirmed, 58), (.chunkStored, 59),
    ]
    #expect(pinned.map(\.0) == TraceTag.allCases)
    for (tag, number) in pinned { #expect(tag.rawValue == number) }
  }

  @Test func `No number reaches the bit that says "at the same time"`() {
    for tag in TraceTag.allCases { #expect(tag.rawValue & TraceByteWriter.sameTime == 0) }
  }
}
