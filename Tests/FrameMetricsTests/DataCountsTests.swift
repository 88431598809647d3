import FrameMetrics
import Testing
import TimelineTrace
import TimelineUnits

@Suite struct DataCountsTests {
  private let counts: [Metric] = [
    .dataOverlayRollbacks, .dataDuplicateSends, .dataSnapshotDrops, .dataHostEvictions, .dataLoads,
    .dataLeaseRenewals, .dataLiveWithheld, .dataLiveUnheard, .dataMissingFiles,
    .dataDuplicateChunks,
  ]

  private func value(_ metric: Metric, _ facts: [DataFact]) throws -> Double? {
    var run = RunBuilder()
    run.add(.data(.began))
    for fact in facts {
      run.wait(ms: 10)
      run.add(.data(fact))
    }
    return try run.value(metric)
  }

  /// M-DATA-1, M-DATA-2.
  @Test func `A trace without a data side has no values, so that a budget on one is missed`()
    throws
  {
    var run = RunBuilder()
    run.add(.data(.hostReleased))
    let measurements = try Measurements(run.trace())
    for metric in counts + [.dataTimeToConfirm] {
      #expect(measurements[metric] == nil)
      #expect(try #require(Budget(metric, .equals, value: 0)).judge(measurements).isMet == false)
    }
    for metric in counts { #expect(try value(metric, []) == 0) }
    #expect(try value(.dataTimeToConfirm, []) == nil)
  }

  /// M-DATA-1.
  @Test func `Live text that got older counts each step back, and never across rows`() throws {
    let row = { (id: UInt32, epoch: Int, revision: Int) in
      DataFact.liveShown(ItemID(rawValue: id), epoch: epoch, revision: revision)
    }
    #expect(
      try value(.dataOverlayRollbacks, [row(1, 1, 41), row(1, 1, 42), row(1, 1, 42)]) == 0
    )
    #expect(try value(.dataOverlayRollbacks, [row(1, 1, 42), row(2, 1, 41), row(1, 2, 1)]) == 0)
    #expect(
      try value(.dataOverlayRollbacks, [row(1, 1, 42), row(1, 1, 41), row(1, 1, 40)]) == 2
    )
    #expect(try value(.dataOverlayRollbacks, [row(1, 2, 1), row(1, 1, 42)]) == 1)
  }

  /// M-DATA-1.
  @Test func `A message that is stored three times was doubled twice`() throws {
    let facts: [DataFact] = [
      .sent(operation: 0, files: 2), .stored(operation: 0, files: 2),
      .stored(operation: 0, files: 1),
      .stored(operation: 1, files: 0), .stored(operation: 0, files: 0),
    ]
    #expect(try value(.dataDuplicateSends, facts) == 2)
    #expect(try value(.dataMissingFiles, facts) == 3)
  }

  /// M-DATA-2.
  @Test func `Late, contradicting and unreadable answers are drops, and late ones end no load`()
    throws
  {
    let facts = LoadFate.allCases.map { DataFact.loadEnded($0) }
    #expect(try value(.dataSnapshotDrops, facts) == 3)
    #expect(try value(.dataLoads, facts) == Double(LoadFate.allCases.count - 1))
  }

  @Test func `Releases, renewals and events without a hearer are counted each by itself`() throws {
    let facts: [DataFact] = [
      .hostReleased, .leaseRenewed, .leaseRenewed, .liveWithheld, .liveWithheld, .liveWithheld,
      .liveUnheard, .chunkStored(file: 0, chunk: 1), .chunkStored(file: 1, chunk: 1),
      .chunkStored(file: 0, chunk: 1),
    ]
    #expect(try value(.dataHostEvictions, facts) == 1)
    #expect(try value(.dataLeaseRenewals, facts) == 2)
    #expect(try value(.dataLiveWithheld, facts) == 3)
    #expect(try value(.dataLiveUnheard, facts) == 1)
    #expect(try value(.dataDuplicateChunks, facts) == 1)
  }

  /// M-DATA-2.
  @Test func `The longest way of a message counts, and one that waits counts up to the end`()
    throws
  {
    let facts: [DataFact] = [
      .sent(operation: 0, files: 0), .sent(operation: 1, files: 0), .confirmed(operation: 1),
      .confirmed(operation: 0), .confirmed(operation: 7),
    ]
    #expect(try value(.dataTimeToConfirm, facts) == 30)
    #expect(try value(.dataTimeToConfirm, facts + [.sent(operation: 2, files: 0)]) == 30)
    let waiting: [DataFact] = [.sent(operation: 2, files: 0)] + facts
    #expect(try value(.dataTimeToConfirm, waiting) == 50)
  }

  @Test func `More rows than a screen can hold are refused`() {
    let facts = (0...16_384).map {
      DataFact.liveShown(ItemID(rawValue: UInt32($0)), epoch: 0, revision: 0)
    }
    #expect(throws: TraceError.self) { try value(.dataOverlayRollbacks, facts) }
  }
}
