internal import ChatScenarios
internal import TimelineUnits

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// What `run` was asked to do, checked as far as that goes without reading files.
struct RunOptions {
  /// The options that `run` understands.
  static let specs = [
    OptionSpec(
      "--input",
      value: "FILE|DIR",
      isRepeatable: true,
      "Runs over rows of your own: .json envelope, .md file, folder of .md."
    ),
    OptionSpec("--scenarios", value: "DIR", "Takes the catalogue from a folder of your own."),
    OptionSpec("--device", value: "NAME", "Runs on another device; 'list devices' names them."),
    OptionSpec(
      "--set",
      value: "KEY=VALUE",
      isRepeatable: true,
      "Changes a constant of the app or a price of work; 'list keys' names them."
    ),
    OptionSpec(
      "--cost",
      value: "FILE|PROFILE",
      "Takes prices from a file or a shipped profile; 'list costs' shows those."
    ),
    OptionSpec(
      "--metrics",
      value: "FILE",
      "Measures rows of text with a file of metrics before it uses fonts."
    ),
    OptionSpec("--reduce-motion", "Runs with Reduce Motion on."),
    OptionSpec("--seed", value: "N", "Starts random draws from another seed."),
    OptionSpec("--jobs", value: "N", "Runs so many scenarios at once; default: one per processor."),
    OptionSpec("--out", value: "DIR", "Writes run.json into this folder; default: out/latest."),
    OptionSpec("--json", "Prints the record instead of the table."),
    OptionSpec("--quiet", "Prints no progress and no table."),
    OptionSpec("--include-text", "Puts the text of the rows into the record."),
    Progress.option,
  ]

  /// Names, patterns and files of scenarios.
  var scenarios: [String]
  /// Paths of inputs.
  var inputs: [String]
  /// The folder of the catalogue, if one was given.
  var catalogFolder: String?
  /// The device that replaces the scenarios' own.
  var device: String?
  /// Constants that replace the scenarios' own.
  var settings: [ConstantSetting]
  /// The file or profile of prices that replaces the scenarios' own.
  var cost: String?
  /// Prices that replace the scenarios' own, and those of the file or profile.
  var prices: [ConstantSetting]
  /// The path of a metrics file, if one was given.
  var metrics: String?
  /// Whether Reduce Motion is on.
  var reducesMotion: Bool
  /// The seed that replaces the scenarios' own.
  var seed: UInt64?
  /// How many scenarios run at once.
  var jobs: Int
  /// The folder of the record.
  var out: String
  /// Whether the record is printed.
  var printsJSON: Bool
  /// Whether nothing but errors is printed.
  var isQuiet: Bool
  /// How progress is told.
  var progress: Progress.Style
  /// Whether the record holds the text of rows.
  var includesText: Bool

  /// Reads the arguments of `run`.
  ///
  /// - Throws: `UsageError` or `InputError` for the first argument that is wrong.
  init(_ arguments: [String]) throws {
    try self.init(ParsedArguments(arguments, options: RunOptions.specs))
  }

  /// Takes what `run` understands from arguments that may hold other options as well.
  ///
  /// - Throws: `UsageError` or `InputError` for the first value that is wrong.
  init(_ parsed: ParsedArguments) throws {
    scenarios = parsed.operands
    inputs = parsed.values("--input")
    catalogFolder = parsed.value("--scenarios")
    device = try parsed.value("--device").map(RunOptions.device)
    let texts = parsed.values("--set")
    settings = try texts.filter { !CostTable.isPrice($0) }.map(ConstantTable.setting)
    cost = parsed.value("--cost")
    prices = try texts.filter(CostTable.isPrice).map(CostTable.setting)
    metrics = parsed.value("--metrics")
    reducesMotion = parsed.has("--reduce-motion")
    seed = try parsed.number("--seed", in: 0...Int(Limits.safeInteger)).map { UInt64($0) }
    jobs = try parsed.jobs()
    out = parsed.value("--out") ?? "out/latest"
    printsJSON = parsed.has("--json")
    isQuiet = parsed.has("--quiet")
    progress = try Progress.style(parsed)
    includesText = parsed.has("--include-text")
  }

  /// Takes from the arguments of another subcommand the options of `run` that it understands in the
  /// same way, and leaves out others that only have the same name.
  ///
  /// - Throws: `UsageError` or `InputError` for the first value that is wrong.
  init(_ parsed: ParsedArguments, understanding shared: [OptionSpec]) throws {
    try self.init(parsed.arguments(of: shared) + ["--"] + parsed.operands)
  }

  /// The options that change what a run gives, as arguments that repeat it.
  var reproducing: [String] {
    var arguments: [String] = []
    if let catalogFolder { arguments += ["--scenarios", catalogFolder] }
    if let device { arguments += ["--device", device] }
    for setting in settings + prices {
      arguments += ["--set", setting.key + "=" + setting.text]
    }
    if let cost { arguments += ["--cost", cost] }
    if let metrics { arguments += ["--metrics", metrics] }
    if reducesMotion { arguments.append("--reduce-motion") }
    if let seed { arguments += ["--seed", String(seed)] }
    return arguments
  }

  private static func device(_ name: String) throws(UsageError) -> String {
    if let device = DeviceTable.device(like: name) { return device.name }
    let hint = NearestNames.hint(for: name, among: DeviceTable.names, orSee: "list devices")
    throw UsageError("--device: unknown device \(name)" + hint)
  }

  /// How many processors the machine has.
  static var processors: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

  /// The whole number that the value of an option stands for.
  ///
  /// - Throws: `UsageError` for anything else and for a number outside the range.
  static func number(
    _ text: String,
    of option: String,
    in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    let isNumber = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber, let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(option): \(text) is no whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }
}
