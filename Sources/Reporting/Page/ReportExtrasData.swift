internal import Experiments
internal import StrictJSON

/// What a report shows besides the runs, as data of the page.
struct ReportExtrasData {
  private let extras: ReportExtras
  private let runs: [ReportRun]

  init(_ extras: ReportExtras, of runs: [ReportRun]) {
    self.extras = extras
    self.runs = runs
  }

  /// The data as JSON in UTF-8; what there is none of is left out.
  func json() -> [UInt8] {
    var writer = JSONWriter(.compact)
    writer.object { writer in
      writer.member("notes") { writer in
        writer.array { writer in
          for note in extras.notes { writer.value(note) }
        }
      }
      writer.member("tiers") { writer in
        writer.array { writer in
          for tier in ReportTier.all(of: runs, extras.bench) { tier.write(&writer) }
        }
      }
      if !extras.bench.isEmpty {
        writer.member("bench") { ReportBenchData(extras.bench).write(&$0) }
      }
      if let profile = extras.profile { writer.member("profile") { profile.write(&$0) } }
      if let commit = extras.baseRevision?.commit { writer.member("baseCommit", commit) }
      if let history = extras.history { writer.member("history") { history.write(&$0) } }
      if let sweep = extras.sweep { writer.member("sweep") { SweepView(sweep).write(&$0) } }
      if let stacks = extras.stacks { writer.member("stacks") { stacks.write(&$0) } }
    }
    return writer.finish()
  }
}
