internal import ChatScenarios
internal import Experiments
internal import TimelineUnits

/// What `profile` prints of one scenario, or of some taken together.
struct ProfileText {
  let plan: RunPlan
  let options: ProfileOptions

  /// The lines, without the text of rows unless it was asked for.
  func lines(of profiles: [RunProfile], runs: [PlannedRun]) -> [String] {
    let summary = ProfileSummary(profiles)
    var title = profiles.count == 1 ? profiles[0].title : "\(profiles.count) scenarios"
    if runs.count == 1, let name = runs[0].inputName {
      title += " (\(TerminalText.escaped(name)))"
    }
    var lines = [title, ""]
    lines += ProfileTable(summary).lines
    lines += ["", hostLine(profiles), virtualLine(summary)].flatMap(wrapped)
    lines += allocationLines(summary)
    if profiles.count > 1 { lines += [""] + scenarioLines(profiles) }
    lines += frameLines(summary, profiles, runs)
    lines += rowLines("by this machine", summary.dearestRows(options.rowCount), profiles)
    lines += rowLines("by virtual time", summary.dearestCharges(options.rowCount), profiles)
    return lines
  }

  private func hostLine(_ profiles: [RunProfile]) -> String {
    func milliseconds(_ part: (ProfileTotals) -> Int64) -> String {
      FigureText.text(Double(profiles.reduce(0) { $0 + part($1.totals) }) / 1e6) + " ms"
    }
    let rounds = CountText.text(options.rounds, "round")
    let marks = profiles.reduce(0) { $0 + $1.marks.count }
    return "this machine: the smallest of \(rounds) for every event; a call is all "
      + "that one event does in a phase. Without an observer: preparing "
      + milliseconds { $0.preparationCPU } + " CPU, " + milliseconds { $0.preparationWall }
      + " wall; running " + milliseconds { $0.runCPU } + " CPU, " + milliseconds { $0.runWall }
      + " wall. \(profiles.first?.marks.cost ?? 0) ns are taken off for each of "
      + CountText.text(marks, "mark") + "."
  }

  private func virtualLine(_ summary: ProfileSummary) -> String {
    guard summary.profiles.contains(where: \.scenario.hasCosts) else {
      return "virtual time: work on the main thread is free here, so only what is prepared in the "
        + "background is charged; --cost modelled-slow-phone charges it all."
    }
    return "virtual time: what the price list charges the main thread; parse, shape and fit are "
      + "charged to a worker in the background."
  }

  /// The allocations by phase, where they were counted.
  private func allocationLines(_ summary: ProfileSummary) -> [String] {
    let counted = ProfilePart.all.compactMap { part in
      summary.allocations(of: part).map { (part, $0) }
    }
    guard !counted.isEmpty else { return [] }
    var table = TextTable(header: ["phase", "allocations", "bytes"], numeric: [1, 2])
    for (part, sum) in counted where sum.calls > 0 {
      table.add([part.name, String(sum.calls), String(sum.bytes)])
    }
    return [""] + table.text
  }

  private func scenarioLines(_ profiles: [RunProfile]) -> [String] {
    var table = TextTable(
      header: ["scenario", "virtual ms", "machine µs", "share", "most of it"],
      numeric: [1, 2, 3]
    )
    let sum = Double(profiles.reduce(0) { $0 + $1.hostSum })
    for profile in profiles.sorted(by: { $0.hostSum > $1.hostSum }) {
      let parts = ProfilePart.all.map { ($0, profile.host.sum(of: $0)) }
      let dearest = parts.max { $0.1 < $1.1 }
      let share = ProfileTable.share(Double(dearest?.1 ?? 0), of: Double(profile.hostSum))
      table.add([
        profile.title,
        profile.chargedSum == .zero ? "-" : FigureText.text(profile.chargedSum.milliseconds),
        FigureText.text(Double(profile.hostSum) / 1_000),
        ProfileTable.share(Double(profile.hostSum), of: sum),
        (dearest?.0.name ?? "-") + " " + share,
      ])
    }
    return table.text(within: TextTable.width)
  }

  private func frameLines(
    _ summary: ProfileSummary,
    _ profiles: [RunProfile],
    _ runs: [PlannedRun]
  ) -> [String] {
    var lines = ["", "the frame that hurt most"]
    func tell(_ profile: RunProfile, _ frame: ProfiledFrame, _ words: String) {
      let place = profiles.count == 1 ? "" : profile.title + ", "
      let at = MeasureText.number((frame.at - .zero).milliseconds)
      lines += wrapped("  \(words): \(place)frame \(frame.number) at \(at) ms")
      lines += wrapped("    because: " + profile.cause(of: frame).text)
      if let index = profiles.firstIndex(where: { $0.title == profile.title }) {
        let command = plan.look(at: frame.at, of: runs[index])
        lines += WrappedText.command(command, after: "    look: ", within: TextTable.width)
      }
    }
    if let (profile, frame) = summary.dearestCharge {
      let parts = profile.charges(in: frame).map {
        "\($0.phase) \(FigureText.text($0.time.milliseconds))"
      }
      let sum = FigureText.text(frame.charge.milliseconds)
      tell(profile, frame, "virtual time, \(sum) ms (" + parts.joined(separator: ", ") + ")")
    }
    if let (profile, frame) = summary.dearestFrame {
      let parts = profile.costs(in: frame).map {
        "\($0.part.name) \(FigureText.text(Double($0.nanoseconds) / 1_000))"
      }
      let sum = FigureText.text(Double(frame.hostNanoseconds) / 1_000)
      tell(profile, frame, "this machine, \(sum) µs (" + parts.joined(separator: ", ") + ")")
    }
    return lines.count > 2 ? lines : []
  }

  private func rowLines(
    _ words: String,
    _ rows: [(profile: RunProfile, row: ProfiledRow)],
    _ profiles: [RunProfile]
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    var lines = ["", "the dearest rows \(words)"]
    for (profile, row) in rows {
      let texts = profile.scenario.texts
      let text = row.item.index < texts.count ? texts[row.item.index] : nil
      let place = profiles.count == 1 ? "" : ", " + profile.title
      let host = FigureText.text(Double(row.hostNanoseconds) / 1_000)
      let charge =
        row.charge == .zero ? "" : ", \(FigureText.text(row.charge.milliseconds)) ms virtual"
      let name = ProfileRowText.name(of: row, text: text)
      lines += wrapped("  \(name): \(host) µs\(charge)\(place)")
      let reasons = ProfileRowText.reasons(for: row, text: text)
      lines += wrapped("    " + reasons.joined(separator: ", "))
      if options.includesText, let text {
        let start = String(decoding: text.markdown.prefix(72), as: UTF8.self)
        lines.append("    " + TerminalText.escaped(start))
      }
    }
    return lines
  }

  /// A line, broken between words where it is too wide; what follows is indented as it is.
  private func wrapped(_ line: String) -> [String] {
    let indent = line.prefix { $0 == " " }.count
    return WrappedText.lines(line, within: TextTable.width, indent: indent)
  }
}
