internal import ChatScenarios
internal import Experiments
internal import FrameMetrics
internal import TimelineUnits

/// What `tune` was asked to do, checked as far as that goes without reading files.
struct TuneOptions {
  /// The options of `run` that `tune` understands, too.
  private static let shared = RunOptions.specs.filter { spec in
    [
      "--input", "--scenarios", "--device", "--set", "--cost", "--metrics", "--reduce-motion",
      "--jobs",
    ]
    .contains(spec.name)
  }

  /// The options that `tune` understands.
  static let specs =
    [
      OptionSpec(
        "--vary",
        value: "KEY=V1,V2,…",
        isRepeatable: true,
        "Gives a constant or a price these values; LOW..HIGH:N stands for N steps."
      ),
      OptionSpec(
        "--objective",
        value: "METRIC,…",
        "What counts, the most important first; METRIC:worst, :sum, :p95 or :p50."
      ),
      OptionSpec("--grid", "Tries every combination of the values; the default."),
      OptionSpec("--points", value: "FILE", "Tries the points of a file: lines of KEY=VALUE …"),
      OptionSpec("--random", value: "N", "Tries N combinations drawn at random, none twice."),
      OptionSpec("--seed", value: "N", "Starts these draws from another seed; default: 1."),
      OptionSpec("--sensitivity", "Varies one constant at a time; without --vary each there is."),
      OptionSpec(
        "--seeds",
        value: "N|A..B,…",
        "Runs each scenario also with seeds 1 to N, or with these."
      ),
      OptionSpec(
        "--shard",
        value: "I/N",
        "Tries one of N parts of the points; 'merge' joins them."
      ),
      OptionSpec("--resume", value: "FILE", "Goes on from the file of an interrupted sweep."),
      OptionSpec("--all", "Prints every point and not only those that no other beats."),
    ]
    + shared + [
      OptionSpec("--out", value: "DIR", "Writes tune.json into this folder; default: out/tune."),
      OptionSpec("--json", "Prints the record instead of the table."),
      OptionSpec("--quiet", "Prints no progress and no table."),
      Progress.option,
    ]

  /// How points come about, before files are read.
  enum Source: Equatable {
    case grid
    case list(String)
    case random(Int, seed: UInt64)
    case sensitivity
  }

  /// What chooses the scenarios and how they run.
  var run: RunOptions
  /// The varied constants.
  var axes: [SweepAxis]
  /// How points come about.
  var source: Source
  /// What the sweep looks at.
  var objectives: [SweepObjective]
  /// Seeds that scenarios run with beside their own.
  var seeds: [UInt64]
  /// The part of the points that is tried.
  var shard: SweepShard
  /// The file to go on from.
  var resume: String?
  /// The folder of the record.
  var out: String
  /// Whether every point is printed.
  var printsAll: Bool
  /// Whether the record is printed.
  var printsJSON: Bool
  /// Whether nothing but errors is printed.
  var isQuiet: Bool
  /// How progress is told.
  var progress: Progress.Style

  /// Reads the arguments of `tune`.
  ///
  /// - Throws: `UsageError` or `InputError` for the first argument that is wrong.
  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: TuneOptions.specs)
    axes = []
    for text in parsed.values("--vary") {
      let axis = try SweepAxis(parsing: text)
      guard !axes.contains(where: { $0.key.utf8.elementsEqual(axis.key.utf8) }) else {
        throw UsageError("--vary: \(axis.key) is varied twice")
      }
      axes.append(axis)
    }
    source = try TuneOptions.source(parsed)
    objectives =
      try parsed.value("--objective").map(TuneOptions.objectives) ?? SweepObjective.standard
    seeds = try parsed.value("--seeds").map(SweepSeeds.parse) ?? []
    shard = try parsed.value("--shard").map(TuneOptions.shard) ?? .whole
    resume = parsed.value("--resume")
    out = parsed.value("--out") ?? "out/tune"
    printsAll = parsed.has("--all")
    printsJSON = parsed.has("--json")
    isQuiet = parsed.has("--quiet")
    progress = try Progress.style(parsed)
    run = try RunOptions(parsed, understanding: TuneOptions.shared)
    try check()
  }

  /// Whether the options fit one another.
  private func check() throws(UsageError) {
    switch source {
    case .list:
      if !axes.isEmpty {
        throw UsageError("--points holds the values itself, so --vary has no place")
      }
    case .sensitivity: break
    case .grid, .random:
      if axes.isEmpty {
        throw UsageError(
          "vary what? --vary KEY=VALUE,VALUE,…; 'timeline-bench list keys' names keys"
        )
      }
    }
    for setting in run.settings + run.prices
    where axes.contains(where: { $0.key.utf8.elementsEqual(setting.key.utf8) }) {
      throw UsageError("--set \(setting.key) would hold for all points, and --vary changes it")
    }
  }

  private static func source(_ parsed: ParsedArguments) throws -> Source {
    let modes = ["--grid", "--points", "--random", "--sensitivity"].filter(parsed.has)
    guard modes.count <= 1 else {
      throw UsageError("\(modes[0]) and \(modes[1]) exclude each other")
    }
    if parsed.has("--seed"), !parsed.has("--random") {
      throw UsageError("--seed goes with --random")
    }
    if let file = parsed.value("--points") { return .list(file) }
    if parsed.has("--sensitivity") { return .sensitivity }
    guard let number = try parsed.number("--random", in: 1...SweepPoints.most) else {
      return .grid
    }
    let seed = try parsed.number("--seed", in: 0...Int(Limits.safeInteger)) ?? 1
    return .random(number, seed: UInt64(seed))
  }

  private static func objectives(_ text: String) throws(UsageError) -> [SweepObjective] {
    var objectives: [SweepObjective] = []
    for part in text.utf8.split(separator: UInt8(ascii: ",")) {
      let word = String(decoding: part, as: UTF8.self)
      guard let objective = SweepObjective(parsing: word) else { throw unknown(word) }
      guard !objectives.contains(objective) else {
        throw UsageError("--objective: \(word) is there twice")
      }
      objectives.append(objective)
    }
    guard !objectives.isEmpty else { throw UsageError("--objective names no metric") }
    return objectives
  }

  /// Why a word is no objective.
  private static func unknown(_ word: String) -> UsageError {
    let name = String(decoding: word.utf8.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)
    if let metric = Metric.named(name.utf8) {
      if metric.definition.polarity == .neutral {
        return UsageError("--objective: \(name) only describes a run, nothing of it is better")
      }
      let words = SweepObjective.Summary.allCases.map(\.rawValue).joined(separator: ", ")
      return UsageError("--objective: \(word) ends in no summary; there are \(words)")
    }
    let names = Metric.allCases.filter { $0.definition.polarity != .neutral }
    return UsageError(
      "--objective: unknown metric \(name)"
        + NearestNames.hint(for: name, among: names.map(\.name.description), orSee: "list metrics")
    )
  }

  private static func shard(_ text: String) throws(UsageError) -> SweepShard {
    guard let shard = SweepShard(text) else {
      throw UsageError("--shard: \(text) is no part such as 1/4 or 4/4")
    }
    return shard
  }
}
