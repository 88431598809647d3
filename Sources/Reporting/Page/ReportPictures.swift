internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import TimelineTrace
internal import TimelineUnits

/// The pictures of `Results/README.md`, drawn by the same code from a report's runs and costs.
///
/// One run stands for its kind, so that a report of many runs stays small; each picture names what
/// it shows.
struct ReportPictures {
  /// The fewest reveals that are a picture; fewer are told as they are.
  static let leastReveals = 5
  /// The fewest changes that arrive in a run whose cadence is a picture.
  static let leastArrivals = 8
  /// How much of a run is shown of renders and of distances, in seconds.
  private static let cadenceWindow = 5.0
  private static let followWindow = 12.0

  private let runs: [ReportRun]
  private let record: BenchRecord?

  init(_ runs: [ReportRun], _ bench: ReportBench) {
    self.runs = runs
    record = bench.record
  }

  /// The pictures that there is data for, as parts of a page.
  ///
  /// - Complexity: O(*r*), where *r* is the number of records of all runs.
  var all: [String] {
    [reveal, cadence, follow].compactMap(\.self) + costs
  }

  private var reveal: String? {
    let revealed = runs.filter { $0.entry.measurements[.revealMs] != nil }
    let times = revealed.compactMap { $0.entry.measurements[.revealMs]?.value }
    guard times.count >= ReportPictures.leastReveals else { return nil }
    return RevealPicture.svg(
      times: times,
      pass: revealed.compactMap { ReportPictures.passDelay(of: $0.entry) }.min() ?? 1,
      subtitle: "The longest reveal of each of \(times.count) runs of this report",
      isAlone: false
    )
  }

  /// The time between two settle passes of a run, in milliseconds; `nil` for constants that this
  /// version does not know.
  private static func passDelay(of entry: RunEntry) -> Double? {
    let values = try? ConstantTable.values(of: ["reveal.passDelay"], with: entry.constants)
    return values?.first.flatMap { ConstantUnit.time(of: $0.text) }.map { $0.seconds * 1_000 }
  }

  /// The run in which the most changes arrive.
  private var cadence: String? {
    var best: (run: Int, arrivals: [Double], renders: [Double])?
    for (index, run) in runs.enumerated() where run.entry.measurements[.cadenceMax] != nil {
      let series = TraceSeries.cadence(in: run.trace)
      guard series.arrivals.count >= ReportPictures.leastArrivals, series.renders.count > 1,
        series.arrivals.count > best?.arrivals.count ?? 0
      else { continue }
      best = (index, series.arrivals, series.renders)
    }
    guard let best, let first = best.arrivals.first else { return nil }
    let start = first.rounded(.down)
    return CadencePicture.svg(
      arrivals: best.arrivals,
      renders: best.renders,
      floor: TraceSeries.renderInterval(in: runs[best.run].trace),
      window: start...(start + ReportPictures.cadenceWindow),
      subtitle: "The run in which the most changes arrive (\(runs[best.run].name))",
      isAlone: false
    )
  }

  /// The two runs that theory is known for, or else those that lag and follow the longest without a
  /// finger.
  private var follow: String? {
    let known = [
      ("follow/steady-growth-300", "growth in every frame"),
      ("follow/steady-growth-300-gated", "growth in steps, behind the render gate"),
    ].compactMap { name, words -> (place: Int, words: String)? in
      runs.firstIndex {
        $0.entry.scenario.description.utf8.elementsEqual(name.utf8)
          && !ReportPictures.isTurned($0.entry)
      }.map { ($0, words) }
    }
    guard known.count < 2 else {
      return follow(known, .growth300, "A reply grows by 300 pt/s at the bottom of a chat")
    }
    let lengths = runs.map { run in
      let lag = run.entry.measurements[.followLagMax]?.parts ?? 0
      return lag > 0 ? TraceSeries.followedFrames(in: run.trace) : 0
    }
    let longest = runs.indices.filter { lengths[$0] > 0 }
      .sorted { lengths[$0] != lengths[$1] ? lengths[$0] > lengths[$1] : $0 < $1 }.prefix(2)
    guard !longest.isEmpty else { return nil }
    let shown = longest.map { (place: $0, words: runs[$0].name) }
    return follow(shown, nil, "The runs that follow the longest without a finger")
  }

  /// Whether a run has other constants than the theory is about: of following, or of the time
  /// between two renders.
  private static func isTurned(_ entry: RunEntry) -> Bool {
    entry.constants.contains {
      $0.key.utf8.starts(with: "follow.".utf8) || $0.key.utf8.starts(with: "render.min".utf8)
    }
  }

  private func follow(
    _ shown: [(place: Int, words: String)],
    _ theory: FollowLagPicture.Theory?,
    _ subtitle: String
  ) -> String {
    FollowLagPicture.svg(
      series: shown.map { run in
        PictureSeries(
          name: run.words,
          points: TraceSeries.gaps(in: runs[run.place].trace, every: 2)
            .filter { $0.x <= ReportPictures.followWindow }
        )
      },
      theory: theory,
      subtitle: subtitle,
      isAlone: false
    )
  }

  private var costs: [String] {
    guard let record else { return [] }
    let figures = CostPicture.figures(of: record)
    let cores = record.cores.map { ", \($0) processors" } ?? ""
    let machine = "\(record.toolchain)\(cores), \(record.buildMode) build"
    return [
      CostPicture.layout(figures, machine: machine, isAlone: false),
      CostPicture.measuring(figures, machine: machine, isAlone: false),
    ].compactMap(\.self)
  }
}
