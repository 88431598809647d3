import BenchmarkKit
import Experiments
import Testing

@Suite struct BenchComparisonTests {
  private static func entry(
    _ figure: Double,
    kind: FigureKind = .time,
    isHigherBetter: Bool = false,
    allocations: Int = 10,
    instructions: Int? = nil
  ) -> BenchEntry {
    BenchEntry(
      name: "a/b",
      unit: kind == .count ? "nodes" : "µs",
      kind: kind,
      isHigherBetter: isHigherBetter,
      figure: figure,
      memory: OperationCounts(
        operations: 2,
        counts: AllocationCounts(
          allocations: allocations,
          requestedBytes: 100,
          frees: 10,
          peakBytes: 50,
          references: ReferenceCounts(retains: 1, releases: 2, objects: 3)
        )
      ),
      instructions: instructions.map { InstructionCount(operations: 2, instructions: $0) }
    )
  }

  private static func record(_ entries: [BenchEntry]) -> BenchRecord {
    BenchRecord(
      toolchain: "swift-1_x86_64_glibc2",
      buildMode: "release",
      hashMode: "deterministic",
      referenceNanoseconds: 1_000,
      entries: entries
    )
  }

  private static func findings(
    _ base: BenchRecord,
    _ head: BenchRecord,
    isOneJob: Bool = false
  ) -> [BenchFinding] {
    BenchComparison(base: base, head: head, isOneJob: isOneJob).findings
  }

  /// BM-TIER-2.
  @Test func `Equal counts are the same, and one allocation more is worse`() {
    let base = Self.record([Self.entry(1)])
    let same = Self.findings(base, base).filter { $0.tier == .counted }
    #expect(
      same.map(\.what) == ["allocations", "requestedBytes", "retains", "releases", "objects"]
    )
    #expect(same.allSatisfy { $0.verdict == .same })
    let more = Self.findings(base, Self.record([Self.entry(1, allocations: 11)]))
    #expect(more.first { $0.what == "allocations" }?.verdict == .worse)
    let fewer = Self.findings(base, Self.record([Self.entry(1, allocations: 9)]))
    #expect(fewer.first { $0.what == "allocations" }?.verdict == .better)
  }

  /// BM-STAT-10.
  @Test func `8 allocations of 153,818 are what a build differs from itself; 100 are more`() {
    func verdict(_ allocations: Int) -> BenchFinding.Verdict? {
      let base = Self.record([Self.entry(1, allocations: 153_818)])
      let head = Self.record([Self.entry(1, allocations: allocations)])
      return Self.findings(base, head).first { $0.what == "allocations" }?.verdict
    }
    #expect(verdict(153_826) == .same && verdict(153_810) == .same)
    #expect(verdict(153_918) == .worse && verdict(153_718) == .better)
  }

  /// BM-STAT-3.
  @Test func `An exact figure is the same only if it is equal; more work is worse`() {
    func verdict(_ base: Double, _ head: Double) -> BenchFinding.Verdict? {
      let records = [base, head].map { Self.record([Self.entry($0, kind: .count)]) }
      return Self.findings(records[0], records[1]).first { $0.tier == .exact }?.verdict
    }
    #expect(verdict(30, 30) == .same)
    #expect(verdict(30, 31) == .worse)
    #expect(verdict(30, 29) == .better)
  }

  /// BM-TIER-2.
  @Test func `Another toolchain, build or order of hashes is not comparable and names the field`() {
    let base = Self.record([Self.entry(1)])
    func field(_ change: (inout BenchRecord) -> Void) -> BenchFinding.Verdict? {
      var head = base
      change(&head)
      return Self.findings(base, head).first { $0.what == "memory" }?.verdict
    }
    #expect(field { _ in } == nil)
    #expect(
      field { $0.toolchain = "swift-2" } == .notComparable(field: "toolchain")
    )
    #expect(field { $0.buildMode = "debug" } == .notComparable(field: "buildMode"))
    #expect(field { $0.hashMode = "random" } == .notComparable(field: "hashMode"))
  }

  @Test func `A time of another run is told in multiples of the reference, never judged`() throws {
    let base = Self.record([Self.entry(2_000)])
    var head = Self.record([Self.entry(6_000)])
    head.referenceNanoseconds = 1_500
    let finding = try #require(Self.findings(base, head).first { $0.tier == .timed })
    #expect(finding.base == 2 && finding.head == 4 && finding.ratio == 2)
    #expect(finding.verdict == .told && finding.unit == "× reference")
    head.referenceNanoseconds = nil
    let missing = Self.findings(base, head).first { $0.tier == .timed }
    #expect(missing?.verdict == .notComparable(field: "referenceNs"))
  }

  @Test func `A speed is turned into a cost, and a ratio needs no reference`() throws {
    let speeds = [100.0, 50].map { Self.record([Self.entry($0, isHigherBetter: true)]) }
    let slower = try #require(Self.findings(speeds[0], speeds[1]).first { $0.tier == .timed })
    #expect(slower.ratio == 2)
    var ratios = [0.5, 0.25].map { Self.record([Self.entry($0, kind: .ratio)]) }
    ratios[0].referenceNanoseconds = nil
    let faster = try #require(Self.findings(ratios[0], ratios[1]).first { $0.tier == .timed })
    #expect(faster.ratio == 0.5)
    #expect(faster.unit == Self.entry(1, kind: .ratio).unit)
  }

  /// BM-STAT-2.
  @Test func `A figure of 0 has no ratio and is left out`() {
    let findings = Self.findings(Self.record([Self.entry(0)]), Self.record([Self.entry(1)]))
    #expect(!findings.contains { $0.tier == .timed })
  }

  /// BM-BASE-1.
  @Test func `Instructions count in one job only, from 1 % and 20,000 on`() {
    func verdict(_ base: Int, _ head: Int, isOneJob: Bool = true) -> BenchFinding.Verdict? {
      let records = [base, head].map { Self.record([Self.entry(1, instructions: $0)]) }
      return Self.findings(records[0], records[1], isOneJob: isOneJob)
        .first { $0.tier == .instructions }?.verdict
    }
    #expect(verdict(10_000_000, 10_100_000) == .same)
    #expect(verdict(10_000_000, 10_100_001) == .worse)
    #expect(verdict(10_000_000, 9_800_000) == .better)
    #expect(verdict(1_000_000, 1_020_000) == .same)
    #expect(verdict(1_000_000, 1_020_001) == .worse)
    #expect(verdict(1_000_000, 9_000_000, isOneJob: false) == nil)
  }

  @Test func `A case that the base lacks, another unit and other operations are not comparable`() {
    let base = Self.record([Self.entry(1)])
    let lacking = Self.findings(Self.record([]), base)
    #expect(lacking.map(\.verdict) == [.notComparable(field: "case")])
    var unit = Self.entry(1)
    unit.unit = "ms"
    #expect(
      Self.findings(base, Self.record([unit])).first?.verdict == .notComparable(field: "unit")
    )
    var operations = Self.entry(1)
    operations.memory?.operations = 3
    #expect(
      Self.findings(base, Self.record([operations])).last?.verdict
        == .notComparable(field: "operations")
    )
  }
}
