internal import ChatScenarios
internal import Experiments
internal import MarkdownRows

/// `timeline-bench doctor`: what is there and what is missing.
///
/// Source: BM-DOC-1.
struct DoctorCommand {
  /// The options that `doctor` understands.
  static let specs = [
    OptionSpec(
      "--require",
      value: "NAME",
      isRepeatable: true,
      "Ends with exit code 5 if this is missing; a name of the first column."
    ),
    OptionSpec("--scenarios", value: "DIR", "Looks for the catalogue in a folder of your own."),
    OptionSpec("--quick", "Leaves out what takes processes of its own: times, digests, hashes."),
    OptionSpec("--probe", value: "WHAT", "Measures in this process: hashes or time."),
  ]

  let console: Console

  /// Prints one line for each thing that runs or checks make use of.
  ///
  /// - Throws: `UsageError`.
  func run(_ arguments: [String]) throws -> ExitCode {
    let parsed = try ParsedArguments(arguments, options: DoctorCommand.specs)
    if let word = parsed.operands.first { throw UsageError("doctor takes no \(word)") }
    if let what = parsed.value("--probe") { return try probe(what) }
    var findings = DoctorCommand.findings(scenarios: parsed.value("--scenarios"))
    findings += DoctorFinding.machine(
      isQuick: parsed.has("--quick"),
      scenarios: parsed.value("--scenarios")
    )
    for name in parsed.values("--require") {
      guard let index = findings.firstIndex(where: { $0.name == name }) else {
        let names = findings.map(\.name)
        throw UsageError(
          "--require: nothing is called \(name)" + NearestNames.hint(for: name, among: names)
        )
      }
      findings[index].isNeeded = true
    }
    var table = TextTable(header: ["what", "state", "which, or how to get it"])
    for finding in findings { table.add(finding.cells) }
    for line in table.text(within: console.width) { console.print(TerminalText.escaped(line)) }
    let lacking = findings.filter { $0.isNeeded && !$0.isGood }
    console.print("")
    console.print(
      sentence: lacking.isEmpty
        ? "doctor: everything that runs need is there"
        : "doctor: missing " + lacking.map(\.name).joined(separator: ", ")
    )
    return lacking.isEmpty ? .pass : .missing
  }

  private func probe(_ what: String) throws(UsageError) -> ExitCode {
    switch what {
    case "hashes": MachineProbe.printHashes(console)
    case "time": MachineProbe.printTime(console)
    default: throw UsageError("--probe: nothing is called \(what); hashes or time")
    }
    return .pass
  }

  private static func findings(scenarios: String?) -> [DoctorFinding] {
    let catalog = try? ScenarioCatalog.locate(given: scenarios)
    let metrics = catalog.flatMap { try? MetricsFile.read($0.metricsFile) }
    let fonts = try? InstalledFonts.load()
    let apt = "apt-get install "
    var findings = [
      DoctorFinding(
        "catalogue",
        catalog.map { CountText.text($0.names.count, "scenario") },
        "--scenarios DIR"
      ),
      DoctorFinding(
        "recorded metrics",
        metrics.map { "\($0.name), sha256 \($0.sha256.prefix(16))" },
        "Benchmarks/Metrics/corpus.json"
      ),
      DoctorFinding(
        "fonts",
        fonts.map { CountText.text($0.digests.count, "file") },
        apt + "fonts-inter fonts-jetbrains-mono"
      ),
      DoctorFinding("cmark-gfm", TextVersions.cmarkGFM, apt + "libcmark-gfm-dev"),
      DoctorFinding("HarfBuzz", TextVersions.harfBuzz, apt + "libharfbuzz-dev"),
      DoctorFinding(
        "ICU",
        TextVersions.icu + ", Unicode " + TextVersions.unicode,
        apt + "libicu-dev"
      ),
      DoctorFinding("Swift", RunEnvironment.swiftVersion, "https://swift.org/install"),
      DoctorFinding("build", RunEnvironment.buildMode, "swift build -c release"),
    ]
    for font in fonts?.digests ?? [] {
      findings.append(DoctorFinding(font.name, "sha256 \(font.sha256.prefix(16))", ""))
    }
    for tool in DoctorFinding.tools {
      findings.append(
        DoctorFinding(
          tool.name,
          InstalledTool.version(of: tool.command),
          tool.remedy,
          isNeeded: false,
          purpose: tool.purpose
        )
      )
    }
    return findings
  }
}
