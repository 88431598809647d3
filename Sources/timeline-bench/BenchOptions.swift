internal import BenchmarkKit
internal import ChatScenarios

/// What `bench` was asked to do.
struct BenchOptions {
  /// The options that `bench` understands.
  static let specs = [
    OptionSpec(
      "--case",
      value: "PATTERN",
      isRepeatable: true,
      "Measures only cases of this name; * stands for any text."
    ),
    OptionSpec(
      "--tier",
      value: "TIER",
      isRepeatable: true,
      "Measures only this: timed, counted or instructions; default: timed and counted."
    ),
    OptionSpec(
      "--require",
      value: "TIER",
      isRepeatable: true,
      "Ends with exit code 5 if counted or instructions is not possible here."
    ),
    OptionSpec(
      "--compare",
      value: "BASE",
      "Compares with a revision, another timeline-bench or a saved file."
    ),
    OptionSpec("--threshold", value: "P%", "The smallest change of time that counts; default: 5%."),
    OptionSpec(
      "--seconds",
      value: "S",
      "Ends a set of rounds after so long; default: 60."
    ),
    OptionSpec("--strict", "Ends with 2 if time got worse, with 6 if it cannot be told."),
    OptionSpec("--seed", value: "N", "Starts orders and intervals from another seed."),
    OptionSpec("--json", "Prints the record instead of the table."),
    OptionSpec("--quiet", "Prints no progress."),
    OptionSpec(
      "--progress",
      value: "FORMAT",
      "Prints progress as text or as json, an object a line, to standard error."
    ),
    OptionSpec("--samples", value: "N", "Takes so many samples of a case; default: 15."),
    OptionSpec(
      "--repeat-work",
      value: "N",
      "Does each operation N times: a slowdown that a comparison has to notice."
    ),
    OptionSpec("--lenient", "Leaves out cases that this build does not have."),
    OptionSpec("--watched", "Does a case's operations once, for a tool that watches the process."),
    OptionSpec("--scenarios", value: "DIR", "Takes the catalogue from a folder of your own."),
  ]

  /// The names of suites.
  var suites: [String]
  /// What names of cases have to match; empty for all.
  var patterns: [ScenarioPattern]
  /// What is measured.
  var tiers: [BenchmarkTier]
  /// What has to be possible.
  var required: [BenchmarkTier]
  /// What is compared with.
  var base: String?
  /// The smallest change of time that counts as a share; `nil` for the default.
  var threshold: Double?
  /// The seconds after which a set of rounds ends.
  var seconds: Double
  /// Whether times decide about the exit code.
  var isStrict: Bool
  /// The seed of orders and intervals.
  var seed: UInt64
  /// Whether the record is printed instead of the table.
  var printsJSON: Bool
  /// Whether no progress is printed.
  var isQuiet: Bool
  /// Whether progress is printed as JSON.
  var printsProgressAsJSON: Bool
  /// The number of samples of a case.
  var samples: Int
  /// How often the work of an operation is done.
  var repetitions: Int
  /// Whether cases that are not there are left out.
  var isLenient: Bool
  /// Whether a case's operations are done once, and nothing is printed.
  var isWatched: Bool
  /// The folder of the catalogue, if one was given.
  var catalogFolder: String?
  /// The options that change what a comparison of a case gives, as arguments that repeat it.
  var reproducing: [String]

  /// Reads the arguments.
  ///
  /// - Throws: `UsageError` for anything that cannot be meant.
  init(_ arguments: [String]) throws(UsageError) {
    let parsed = try ParsedArguments(arguments, options: BenchOptions.specs)
    suites = parsed.operands
    patterns = parsed.values("--case").map(ScenarioPattern.init)
    let asked = try BenchOptions.tiers(parsed, "--tier")
    tiers = asked.isEmpty ? [.timed, .counted] : asked
    required = try BenchOptions.tiers(parsed, "--require")
    for tier in required where !tiers.contains(tier) { tiers.append(tier) }
    base = parsed.value("--compare")
    threshold = try parsed.value("--threshold").map(BenchOptions.share)
    seconds = Double(try BenchOptions.number(parsed, "--seconds", 1...86_400) ?? 60)
    isStrict = parsed.has("--strict")
    seed = UInt64(try BenchOptions.number(parsed, "--seed", 0...Int.max) ?? 1)
    printsJSON = parsed.has("--json")
    isQuiet = parsed.has("--quiet")
    printsProgressAsJSON = try BenchOptions.isJSON(parsed.value("--progress") ?? "text")
    samples = try BenchOptions.number(parsed, "--samples", 1...10_000) ?? 15
    repetitions = try BenchOptions.number(parsed, "--repeat-work", 1...1_000) ?? 1
    isLenient = parsed.has("--lenient")
    isWatched = parsed.has("--watched")
    catalogFolder = parsed.value("--scenarios")
    reproducing = parsed.arguments(
      of: BenchOptions.specs,
      besides: ["--case", "--compare", "--json", "--quiet", "--progress", "--watched"]
    )
    if base == nil {
      for name in ["--threshold", "--strict", "--seconds"] where parsed.has(name) {
        throw UsageError("\(name) is about a comparison; --compare BASE says with what")
      }
    }
  }

  private static func tiers(
    _ parsed: ParsedArguments,
    _ option: String
  ) throws(UsageError) -> [BenchmarkTier] {
    var tiers: [BenchmarkTier] = []
    for word in parsed.values(option) {
      guard let tier = BenchmarkTier(rawValue: word), tier != .exact else {
        let names = BenchmarkTier.allCases.filter { $0 != .exact }.map(\.rawValue)
        throw UsageError(
          "\(option): there is no tier \(word)" + NearestNames.hint(for: word, among: names)
        )
      }
      if !tiers.contains(tier) { tiers.append(tier) }
    }
    return tiers
  }

  private static func isJSON(_ format: String) throws(UsageError) -> Bool {
    guard format == "text" || format == "json" else {
      throw UsageError("--progress: there is no format \(format); text or json")
    }
    return format == "json"
  }

  /// A share such as `5%`.
  private static func share(_ text: String) throws(UsageError) -> Double {
    let digits = text.utf8.last == UInt8(ascii: "%") ? String(text.dropLast()) : text
    guard let percent = Double(digits), percent >= 0.1, percent <= 100 else {
      throw UsageError("--threshold: \(text) is no share from 0.1% to 100%")
    }
    return percent / 100
  }

  private static func number(
    _ parsed: ParsedArguments,
    _ option: String,
    _ range: ClosedRange<Int>
  ) throws(UsageError) -> Int? {
    guard let text = parsed.value(option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(option): \(text) is no whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }
}
