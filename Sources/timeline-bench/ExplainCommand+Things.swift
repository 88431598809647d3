internal import ChatScenarios
internal import TimelineCoordinator
internal import TimelineUnits

/// What scenarios are made of and run on: families, devices and prices.
extension ExplainCommand {
  /// The scenarios of a family, which may be named with the pattern that runs them; empty if there
  /// is no such family.
  func family(_ name: String, given folder: String?) -> [String] {
    let ending = ["/*", "/"].first { name.utf8.count > $0.utf8.count && name.hasSuffix($0) } ?? ""
    let family = String(name.dropLast(ending.count))
    guard let catalog = try? ScenarioCatalog.locate(given: folder) else { return [] }
    let names = catalog.names.filter { $0.family.utf8.elementsEqual(family.utf8) }
    guard !names.isEmpty else { return [] }
    let titles = names.map { name in
      "  \(name): " + ((try? catalog.load(name).title) ?? "a file that cannot be read")
    }
    let place = folder.map { ["--scenarios", $0] } ?? []
    let command = ["timeline-bench", "run", family + "/*"] + place
    return ["\(family): a family of scenarios"] + titles.map(TerminalText.escaped)
      + ["  run       " + ShellText.command(command)]
  }

  /// The screen of a device.
  func device(_ named: NamedDevice) -> [String] {
    let device = named.device
    let (size, insets) = (device.viewport, device.insets)
    let points = MeasureText.number
    return [
      "\(named.name): a device that scenarios run on",
      "  screen    \(points(size.width.points)) x \(points(size.height.points)) pt, "
        + "\(device.scale) pixels a point",
      "  safe area \(points(insets.top.points)) pt at the top, "
        + "\(points(insets.bottom.points)) pt at the bottom",
      "  refresh   \(points(1 / device.refresh.seconds)) Hz",
      "  run       " + ShellText.command(["timeline-bench", "run", "--device", named.name]),
    ]
  }

  /// The prices of a shipped profile.
  func profile(_ profile: CostProfile) -> [String] {
    let command = ["timeline-bench", "run", "hitch/*", "--cost", profile.name]
    return ["\(profile.name): a profile of prices of work, \(profile.source.word)"]
      + CostTable.all.map { "  \($0.text(in: profile.cost)) \($0.key): \($0.meaning)" }
      + ["  run       " + ShellText.command(command)]
  }
}
