internal import BenchmarkKit

/// Two records of `bench`, compared as far as each tier allows.
///
/// Exact and counted figures are equal or they are not. Times of another run are told as ratios to
/// a fixed piece of work that both runs did, and hold nothing.
///
/// Source: BM-PRIN-2, BM-TIER-2, BM-STAT-3.
public struct BenchComparison {
  /// A change of instructions that counts is more than this share of the base.
  ///
  /// Source: BM-TIER, tier 2.
  public static let instructionShare = 0.01
  /// A change of instructions that counts is also more than so many instructions.
  public static let instructionFloor = 20_000

  /// A change of a count of memory that counts is more than this share of the base.
  ///
  /// How far an array grows depends on the block that the allocator had, and so on what the process
  /// did before: the same build gave 153,818 to 153,826 allocations for one case.
  public static let memoryShare = 0.000_5

  private let base: BenchRecord
  private let head: BenchRecord
  private let isOneJob: Bool

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - base: The record to compare with.
  ///   - head: The record that is judged.
  ///   - isOneJob: Whether both were made just now on this machine, so that instructions may be
  ///     compared and times were already, in pairs.
  public init(base: BenchRecord, head: BenchRecord, isOneJob: Bool) {
    self.base = base
    self.head = head
    self.isOneJob = isOneJob
  }

  /// What came out, case by case in the order of the head.
  ///
  /// - Complexity: O(*b* · *h*) for *b* and *h* cases.
  public var findings: [BenchFinding] {
    var findings: [BenchFinding] = []
    let counted = fieldAgainstCounts
    if let counted, head.entries.contains(where: { $0.memory != nil }) {
      findings.append(
        BenchFinding(
          name: "",
          what: "memory",
          tier: .counted,
          verdict: .notComparable(field: counted)
        )
      )
    }
    for entry in head.entries {
      guard let old = base.entry(entry.name) else {
        findings.append(missing(entry, "case"))
        continue
      }
      guard old.unit.utf8.elementsEqual(entry.unit.utf8), old.kind == entry.kind else {
        findings.append(missing(entry, "unit"))
        continue
      }
      if entry.kind == .count {
        findings += exact(old, entry)
      } else if !isOneJob {
        findings += [timed(old, entry)].compactMap(\.self)
      }
      if counted == nil { findings += memory(old, entry) }
      if isOneJob { findings += instructions(old, entry) }
    }
    return findings
  }

  /// The field by which counts of memory of the two cannot be compared.
  private var fieldAgainstCounts: String? {
    if !base.toolchain.utf8.elementsEqual(head.toolchain.utf8) { return "toolchain" }
    if !base.buildMode.utf8.elementsEqual(head.buildMode.utf8) { return "buildMode" }
    let isKnown = [base, head].allSatisfy { $0.hashMode.utf8.elementsEqual("deterministic".utf8) }
    return isKnown ? nil : "hashMode"
  }

  private func missing(_ entry: BenchEntry, _ field: String) -> BenchFinding {
    BenchFinding(
      name: entry.name,
      what: "figure",
      tier: entry.kind.tier,
      verdict: .notComparable(field: field)
    )
  }

  private func exact(_ old: BenchEntry, _ new: BenchEntry) -> [BenchFinding] {
    guard let before = old.figure, let after = new.figure else { return [] }
    let isMore = new.isHigherBetter ? after < before : after > before
    return [
      BenchFinding(
        name: new.name,
        what: "figure",
        tier: .exact,
        unit: new.unit,
        base: before,
        head: after,
        verdict: after == before ? .same : isMore ? .worse : .better
      )
    ]
  }

  private func timed(_ old: BenchEntry, _ new: BenchEntry) -> BenchFinding? {
    guard let before = old.cost, let after = new.cost else { return nil }
    var finding = BenchFinding(
      name: new.name,
      what: "time",
      tier: .timed,
      unit: BenchComparison.unit(of: new),
      verdict: .told
    )
    if new.kind == .ratio {
      (finding.base, finding.head) = (before, after)
    } else if !base.buildMode.utf8.elementsEqual(head.buildMode.utf8) {
      finding.verdict = .notComparable(field: "buildMode")
    } else if let left = base.referenceNanoseconds, let right = head.referenceNanoseconds,
      left > 0, right > 0
    {
      (finding.base, finding.head) = (before / left, after / right)
    } else {
      finding.verdict = .notComparable(field: "referenceNs")
    }
    return finding
  }

  /// What a time is told in; a ratio is one already.
  private static func unit(of entry: BenchEntry) -> String {
    guard entry.kind == .ratio else { return "× reference" }
    return entry.isHigherBetter ? "1 / (\(entry.unit))" : entry.unit
  }

  private func memory(_ old: BenchEntry, _ new: BenchEntry) -> [BenchFinding] {
    guard let before = old.memory, let after = new.memory else { return [] }
    guard before.operations == after.operations else {
      return [missing(new, "operations")]
    }
    var pairs = [
      ("allocations", before.counts.allocations, after.counts.allocations),
      ("requestedBytes", before.counts.requestedBytes, after.counts.requestedBytes),
    ]
    if let left = before.counts.references, let right = after.counts.references {
      pairs += [
        ("retains", left.retains, right.retains), ("releases", left.releases, right.releases),
        ("objects", left.objects, right.objects),
      ]
    }
    return pairs.map { what, left, right in
      BenchFinding(
        name: new.name,
        what: what,
        tier: .counted,
        base: Double(left),
        head: Double(right),
        verdict: BenchComparison.verdict(left, right)
      )
    }
  }

  private static func verdict(_ base: Int, _ head: Int) -> BenchFinding.Verdict {
    guard Double(abs(head - base)) > Double(base) * memoryShare else { return .same }
    return head > base ? .worse : .better
  }

  private func instructions(_ old: BenchEntry, _ new: BenchEntry) -> [BenchFinding] {
    guard let before = old.instructions, let after = new.instructions,
      before.operations == after.operations
    else { return [] }
    let change = after.instructions - before.instructions
    let share = Double(before.instructions) * BenchComparison.instructionShare
    let counts = abs(change) > BenchComparison.instructionFloor && Double(abs(change)) > share
    return [
      BenchFinding(
        name: new.name,
        what: "instructions",
        tier: .instructions,
        base: Double(before.instructions),
        head: Double(after.instructions),
        verdict: !counts ? .same : change > 0 ? .worse : .better
      )
    ]
  }
}
