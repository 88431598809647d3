internal import ChatScenarios
internal import Experiments
internal import Reporting

/// The folder of a baseline, with the pictures and tables that are drawn from it.
///
/// Only a folder whose README.md has the marks for them is drawn into, so that a baseline of one's
/// own stays a single file.
struct ResultsFolder {
  private let folder: String

  /// The folder of a baseline.
  init(of baseline: String) {
    folder = PathText.parent(of: baseline) ?? "."
  }

  private var page: String { folder + "/README.md" }

  /// Draws what differs from the files that are there.
  ///
  /// - Parameters:
  ///   - baseline: The accepted values.
  ///   - plan: The plan of the catalogue.
  ///   - costs: Pictures of costs; without them those that are there stay.
  /// - Returns: The paths that were written.
  /// - Throws: `InputError` if a file cannot be read or written.
  func write(
    _ baseline: Baseline,
    _ plan: RunPlan,
    _ costs: CostPictures?
  ) throws(InputError) -> [String] {
    var written: [String] = []
    for file in try drawn(baseline, plan, costs) where !isCurrent(file) {
      try OutputFile.write(file.bytes, to: file.path)
      written.append(file.path)
    }
    return written
  }

  /// Says whether the files are what is drawn from the baseline.
  ///
  /// - Throws: `InputError` if a file cannot be read.
  func check(
    _ baseline: Baseline,
    _ plan: RunPlan,
    _ console: Console
  ) throws(InputError) -> ExitCode {
    let files = try drawn(baseline, plan)
    let stale = files.filter { !isCurrent($0) }
    for file in stale {
      console.complain(
        "\(BaselineFile.shown(file.path)): not what the baseline gives; "
          + "timeline-bench accept --reason TEXT"
      )
    }
    guard !files.isEmpty else {
      console.complain("\(BaselineFile.shown(page)): there is no part to draw; nothing is checked")
      return .missing
    }
    console.print("accept: \(files.count - stale.count) of \(files.count) files are current")
    return stale.isEmpty ? .pass : .missing
  }

  /// The files that exact values give; none if the page has no place for them.
  private func drawn(
    _ baseline: Baseline,
    _ plan: RunPlan,
    _ costs: CostPictures? = nil
  ) throws(InputError) -> [(path: String, bytes: [UInt8])] {
    guard InputFile.kind(of: page) == .file, let folder = plan.catalogFolder else { return [] }
    let old = try InputFile.read(page, as: BaselineFile.shown(page))
    var text = MarkedText(String(decoding: old, as: UTF8.self))
    guard text.part("exact") != nil else { return [] }
    text.replace("exact", with: [""] + BaselineTable.markdown(of: baseline) + [""])
    if let costs { text.replace("costs", with: costs.page) }
    var pictures = try ExactPictures(of: ScenarioCatalog(folder: folder))
    return [(page, Array(text.text.utf8))]
      + (try pictures.files()).map { (self.folder + "/" + $0.name, $0.bytes) }
      + (costs?.files ?? []).map { (self.folder + "/" + $0.name, $0.bytes) }
  }

  private func isCurrent(_ file: (path: String, bytes: [UInt8])) -> Bool {
    guard let bytes = try? InputFile.read(file.path, as: file.path) else { return false }
    return bytes == file.bytes
  }
}
