import DataSimulation
import FaultSimulation
import Testing

/// Covers `DesktopChat`, `DesktopChat+Wire`, `DesktopRow`, `WireText`, `RelayLease`,
/// Covers `ModelledDesktop`, `DataLink`, `DataPlan`, `RowMark`, `HostMark`, `PhoneMark`,
/// Covers `WordHash`, `DataRecord`, `DataLog`, `DataRun`, `DataRun+Steps`, `DataRun+Messages`,
/// Covers `DataRun+Phone`, `DataRun+Coverage`, `DataStep+Words`.
@Suite struct DataSimulatorTests {
  @Test func `The seeds that found something once hold`() {
    for seed in DataSimulator.pastSeeds {
      #expect(DataSimulator.run(seed: seed).violation == nil, "seed=\(seed)")
    }
    #expect(!DataSimulator.pastSeeds.isEmpty)
  }

  @Test
  func `A hundred seeds hold every invariant, come to rest and reach nearly every transition`() {
    var coverage = DataSimulator.run(seed: 0).coverage
    for seed in 1..<100 as Range<UInt64> {
      let outcome = DataSimulator.run(seed: seed)
      #expect(outcome.violation == nil, "seed=\(seed)")
      #expect(outcome.events < 1_000, "seed=\(seed)")
      coverage.add(outcome.coverage)
    }
    // A repeated event needs a duplicate with nothing between: 8 in 1,000 seeds.
    #expect(coverage.missing(below: 1).allSatisfy { $0 == .eventRepeated })
  }

  @Test func `Equal seeds give equal digests in two processes, other seeds other ones`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      for seed in 0..<20 as Range<UInt64> { print("digest \(DataSimulator.run(seed: seed).hash)") }
    }
    let here = (0..<20 as Range<UInt64>).map { DataSimulator.run(seed: $0).hash }
    #expect(Set(here).count == 20)
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let there = text.split(separator: "\n").filter { $0.hasPrefix("digest ") }
    #expect(there.map { UInt64($0.dropFirst(7)) } == here)
  }

  @Test func `The canary fails on each of 20 seeds`() {
    for seed in 0..<20 as Range<UInt64> {
      #expect(DataSimulator.run(seed: seed, mutant: .canary).violation != nil, "seed=\(seed)")
    }
  }

  @Test(
    arguments: [
      (DataMutant.counterIgnored, 12), (.pendingLost, 6), (.olderRevisionWins, 29),
    ] as [(DataMutant, UInt64)]
  )
  func `A failing seed shrinks to 12 steps at most that break the same rule`(
    mutant: DataMutant,
    seed: UInt64
  ) {
    let rule = DataSimulator.run(seed: seed, mutant: mutant).violation?.rule
    #expect(rule != nil)
    let kept = DataSimulator.shrink(seed: seed, mutant: mutant)
    #expect(kept.count <= 12)
    let shrunk = DataSimulator.run(seed: seed, mutant: mutant, keeping: kept)
    #expect(shrunk.violation?.rule == rule)
    #expect(DataSimulator.lines(seed: seed, of: kept).count == kept.count)
    // All steps of a seed in words, none of them in the names of the code.
    for line in DataSimulator.lines(seed: seed, of: Array(0..<200)) {
      #expect(!line.contains("DataSimulation."))
    }
    #expect(DataSimulator.run(seed: seed, keeping: kept).violation == nil)
  }

  @Test func `A seed that holds has nothing to shrink`() {
    #expect(DataSimulator.shrink(seed: 1) == Array(0..<DataSimulator.shrink(seed: 1).count))
    #expect(DataSimulator.lines(seed: 1, of: [-1, 9_999]).isEmpty)
  }
}
