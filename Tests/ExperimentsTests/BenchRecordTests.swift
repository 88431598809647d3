import BenchmarkKit
import ChatScenarios
import Experiments
import StrictJSON
import Testing

@Suite struct BenchRecordTests {
  private static let record = BenchRecord(
    toolchain: ToolchainKey.current,
    valgrind: "3.19.0",
    buildMode: "release",
    hashMode: "deterministic",
    revision: SourceRevision(commit: String(repeating: "a", count: 40), isDirty: false),
    cores: 2,
    loadAverages: [0.5, 1.25],
    referenceNanoseconds: 1_234.5,
    entries: [
      BenchEntry(
        name: "layout/stream-1000",
        unit: "µs",
        kind: .time,
        bar: .atMost(0.2),
        figure: 0.125,
        samples: SampleRecord(
          cpu: Samples([120, 130, 125]),
          wall: Samples([121, 131, 126]),
          operations: 64,
          warmUpBlocks: 2,
          isWarm: true
        ),
        memory: OperationCounts(
          operations: 1_000,
          counts: AllocationCounts(
            allocations: 3,
            requestedBytes: 300,
            frees: 2,
            peakBytes: 200,
            references: ReferenceCounts(retains: 5, releases: 6, objects: 1)
          )
        ),
        instructions: InstructionCount(operations: 1_000, instructions: 123_456)
      ),
      BenchEntry(
        name: "reveal/all-ready",
        unit: "× real time",
        kind: .time,
        bar: .atLeast(2_000),
        isHigherBetter: true
      ),
    ]
  )

  @Test func `A record is read back as it was written`() throws {
    let bytes = Self.record.json()
    #expect(try BenchRecord(bytes, at: "x") == Self.record)
    #expect(try BenchRecord(bytes, at: "x").json() == bytes)
  }

  /// BM-STAT-2.
  @Test func `What was not measured is null or absent, never 0`() throws {
    var record = Self.record
    record.referenceNanoseconds = nil
    record.entries[0].samples?.cpu = Samples([])
    record.entries[0].memory?.counts.references = nil
    let root = try JSONDocument(record.json()).root
    #expect(try root.member("referenceNs")?.isNull == true)
    let cases = Array(try #require(try root.member("cases")).elements())
    let samples = try #require(try cases[0].member("samples"))
    for key in ["meanNs", "p50Ns", "p99Ns", "maxNs"] {
      let values = try samples.members().filter { String(decoding: $0.key, as: UTF8.self) == key }
      #expect(values.map(\.value.isNull) == [true], "\(key)")
    }
    let memory = try #require(try cases[0].member("memory"))
    #expect(try memory.member("retains")?.isNull == true)
    #expect(try cases[1].member("figure")?.isNull == true)
    #expect(try cases[1].member("memory") == nil)
    #expect(try BenchRecord(record.json(), at: "x") == record)
  }

  @Test func `A record of another version and a broken one are refused with file and place`() {
    #expect(throws: InputError.self) { try BenchRecord(Array("{}".utf8), at: "x") }
    #expect(throws: InputError.self) {
      try BenchRecord(Array(#"{"schema":"timelinebench.bench/2","cases":[]}"#.utf8), at: "x")
    }
    let broken = Self.record.json().dropLast(20)
    #expect(throws: InputError.self) { try BenchRecord(Array(broken), at: "x") }
  }
}
