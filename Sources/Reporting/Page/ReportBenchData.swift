internal import BenchmarkKit
internal import Experiments
internal import StrictJSON
internal import TimelineUnits

/// What `bench` found out as data of the page: samples, apart from all measurements.
///
/// Source: BM-PRIN-2, BM-STAT-3 to BM-STAT-6, BM-STAT-11.
struct ReportBenchData {
  private let bench: ReportBench

  init(_ bench: ReportBench) {
    self.bench = bench
  }

  /// How much a change matters: its logarithm as a multiple of the smallest one that counts.
  ///
  /// Source: the change table's order, BM-STAT-5.
  static func relevance(of ratio: Double, delta: Double) -> Double {
    let change = ElementaryFunctions.naturalLogarithm(of: ratio).magnitude
    let least = ElementaryFunctions.naturalLogarithm(of: 1 + max(delta, 0.000_1))
    return (change / least * 1e6).rounded(.toNearestOrEven) / 1e6
  }

  /// A change in percent, rounded to a thousandth of one.
  static func percent(of ratio: Double) -> Double {
    ((ratio - 1) * 100_000).rounded(.toNearestOrEven) / 1_000
  }

  /// Timed cases, the most relevant first; those without an interval come last.
  ///
  /// - Complexity: O(*p* log *p*), where *p* is the number of cases.
  static func ordered(_ pairs: [PairedResult]) -> [PairedResult] {
    let weights = pairs.map { pair in
      pair.change.map { relevance(of: $0.ratio, delta: pair.delta) } ?? -1
    }
    return pairs.indices.sorted {
      weights[$0] != weights[$1] ? weights[$0] > weights[$1] : $0 < $1
    }.map { pairs[$0] }
  }

  /// Counted figures that changed or cannot be compared, the largest change first.
  ///
  /// - Complexity: O(*f* log *f*), where *f* is the number of findings.
  static func changed(_ findings: [BenchFinding]) -> [BenchFinding] {
    let told = findings.filter { $0.verdict != .same }
    let weights = told.map { $0.ratio.map { relevance(of: $0, delta: 0.01) } ?? .infinity }
    return told.indices.sorted {
      weights[$0] != weights[$1] ? weights[$0] > weights[$1] : $0 < $1
    }.map { told[$0] }
  }

  func write(_ writer: inout JSONWriter) {
    writer.object { writer in
      if let comparison = bench.comparison {
        writer.member("comparison") { write(comparison, &$0) }
      }
      if let record = bench.record { writer.member("record") { write(record, &$0) } }
    }
  }

  private func write(_ comparison: BenchComparisonReport, _ writer: inout JSONWriter) {
    writer.object { writer in
      head(comparison.head, &writer)
      writer.member("baseRevision", comparison.base.revision.commit)
      writer.member("same", comparison.findings.count { $0.verdict == .same })
      writer.member("pairs") { writer in
        writer.array { writer in
          for pair in ReportBenchData.ordered(comparison.pairs) { write(pair, &writer) }
        }
      }
      writer.member("counts") { writer in
        writer.array { writer in
          for finding in ReportBenchData.changed(comparison.findings) { write(finding, &writer) }
        }
      }
      writer.member("means") { writer in
        writer.array { writer in
          for group in comparison.means where group.ratios.count > 1 {
            guard let mean = group.mean else { continue }
            writer.object { writer in
              writer.member("unit", group.unit)
              writer.member("count", group.ratios.count)
              writer.member("ratio", mean)
            }
          }
        }
      }
    }
  }

  private func head(_ record: BenchRecord, _ writer: inout JSONWriter) {
    writer.member("toolchain", record.toolchain)
    writer.member("valgrind", record.valgrind)
    writer.member("buildMode", record.buildMode)
    writer.member("hashMode", record.hashMode)
    writer.member("revision", record.revision.commit)
    writer.member("isDirty", record.revision.isDirty)
    writer.member("loadAverages", record.loadAverages)
  }

  private func write(_ pair: PairedResult, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("case", pair.name)
      ReportBenchData.interval("change", pair.change, &writer)
      ReportBenchData.interval("twin", pair.twin, &writer)
      ReportBenchData.interval("confirmation", pair.confirmation, &writer)
      writer.member("percent", pair.change.map { ReportBenchData.percent(of: $0.ratio) })
      writer.member("wall", pair.wall)
      writer.member("pairs", pair.pairs)
      writer.member("undefined", pair.undefined)
      writer.member("delta", pair.delta)
      writer.member("isBelowFloor", pair.isBelowFloor)
      writer.member("needed", pair.needed)
      writer.member("verdict", pair.verdict.rawValue)
    }
  }

  private static func interval(
    _ key: String,
    _ interval: RatioInterval?,
    _ writer: inout JSONWriter
  ) {
    writer.member(key) { writer in
      guard let interval else { return writer.value(Int?.none) }
      writer.value([interval.low, interval.ratio, interval.high])
    }
  }

  private func write(_ finding: BenchFinding, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("case", finding.name)
      writer.member("what", finding.what)
      writer.member("tier", finding.tier.rawValue)
      writer.member("unit", finding.unit)
      writer.member("base", finding.base)
      writer.member("head", finding.head)
      writer.member("percent", finding.ratio.map { ReportBenchData.percent(of: $0) })
      writer.member("verdict", finding.verdict.name)
      if let field = finding.verdict.field { writer.member("field", field) }
    }
  }

  private func write(_ record: BenchRecord, _ writer: inout JSONWriter) {
    writer.object { writer in
      head(record, &writer)
      writer.member("cases") { writer in
        writer.array { writer in
          for entry in record.entries { write(entry, &writer) }
        }
      }
    }
  }

  private func write(_ entry: BenchEntry, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("case", entry.name)
      writer.member("unit", entry.unit)
      writer.member("figure", entry.figure)
      switch entry.bar {
      case .atMost(let bound): writer.member("atMost", bound)
      case .atLeast(let bound): writer.member("atLeast", bound)
      case .none: break
      }
      if let samples = entry.samples?.cpu {
        writer.member("ns", [50, 95, 100].compactMap(samples.percentile))
      }
      if let memory = entry.memory, memory.operations > 0 {
        let share = { (count: Int) in Double(count) / Double(memory.operations) }
        writer.member("allocations", share(memory.counts.allocations))
        writer.member("bytes", share(memory.counts.requestedBytes))
        writer.member("retains", memory.counts.references.map { share($0.retains) })
      }
      if let counted = entry.instructions, counted.operations > 0 {
        writer.member("instructions", Double(counted.instructions) / Double(counted.operations))
      }
    }
  }
}
