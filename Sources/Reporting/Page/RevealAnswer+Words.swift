internal import FrameMetrics
internal import TimelineFilm
internal import TimelineTrace
internal import TimelineUnits

extension RevealAnswer {
  /// The answer in sentences.
  ///
  /// - Parameter kind: What the row is, such as `answer`; `nil` if that is not known.
  /// - Returns: How long it took, what delayed it, and what to turn.
  func sentences(kind: String?) -> [String] {
    [headline, rowSentence(kind), turnSentence].compactMap(\.self)
  }

  private var headline: String {
    guard let reveal else { return "The cover was never lifted in this run." }
    let end = span.cause == .deadline ? "at the deadline" : "at rest"
    return "Revealed after \(RevealAnswer.text(reveal)), \(end), at pass \(span.passes)."
  }

  private func rowSentence(_ kind: String?) -> String? {
    guard let delay else { return "No row delayed it: " + (wait ?? RevealAnswer.rest) + "." }
    let look = [kind, height.map(RevealAnswer.text)].compactMap(\.self).joined(separator: ", ")
    let start = wait.map { "Before all rows, \($0). Then row" } ?? "Row"
    var text = "\(start) \(delay.item.rawValue)\(look.isEmpty ? "" : " (\(look))") delayed it by "
    if let revealWithoutRow, let reveal, revealWithoutRow < reveal {
      text += RevealAnswer.text(reveal - revealWithoutRow)
    } else {
      text += RevealAnswer.text(delay.time)
    }
    text += ": \(because(delay))."
    if let revealWithoutRow {
      text +=
        reveal == revealWithoutRow
        ? " With this row ready at once another one would have delayed it as long."
        : " With this row ready at once the reveal comes after "
          + RevealAnswer.text(revealWithoutRow) + "."
    }
    return text
  }

  private func because(_ delay: CoverDelay) -> String {
    let passes = delay.passes == 1 ? "one pass" : "\(delay.passes) passes"
    switch delay.reason {
    case .preparing:
      let ready = readyAfter.map { ", and was ready after \(RevealAnswer.text($0))" } ?? ""
      return "its content was being prepared in \(passes)\(ready)"
    case .rowHeight: return "its height changed in \(passes)"
    case .rowTop: return "it moved in \(passes)"
    case .visibleRows: return "it came into view or left it in \(passes)"
    default: return "it spoiled \(passes) (\(delay.reason.name))"
    }
  }

  private static let rest =
    "what remains is reveal.stillPasses × reveal.passDelay and the pass before them"

  /// What else the cover waited for, if that took longer than any row.
  private var wait: String? {
    let reasons: [(reason: SettleReason, words: String)] = [
      (.olderPage, "an older page was outstanding"), (.firstLoad, "the first load was outstanding"),
      (.applying, "a list update was being applied"),
    ]
    var longest: (time: Interval, words: String)?
    for (reason, words) in reasons {
      let time = span.waits[Int(reason.rawValue)]
      if time > (longest?.time ?? delay?.time ?? .zero) { longest = (time, words) }
    }
    return longest.map { "\($0.words) for \(RevealAnswer.text($0.time))" }
  }

  private var turnSentence: String? {
    guard hasTried else { return nil }
    guard let turn = turns.first else {
      return "No constant of reveal.*, layout.* or older.*, halved or doubled, lifts it sooner."
    }
    let sooner = reveal.map { ", \(RevealAnswer.text($0 - turn.reveal)) sooner" } ?? ""
    let unrest = turn.isAtRest ? "" : ", but still at the deadline"
    let miss = turn.miss.map { ", but then \($0)" } ?? ""
    return "Turn \(turn.key) from \(turn.from) to \(turn.to): revealed after "
      + "\(RevealAnswer.text(turn.reveal))\(sooner)\(unrest)\(miss)."
  }

  /// A missed budget in words.
  static func text(_ finding: BudgetFinding) -> String {
    let value = finding.measured.map(NumberText.rounded) ?? "not measured"
    let limit = NumberText.rounded(finding.budget.limit)
    return "\(finding.budget.metric.name) is \(value), must be "
      + "\(finding.budget.bound.symbol) \(limit)"
  }

  /// A time in milliseconds with at most one digit behind the point.
  static func text(_ time: Interval) -> String {
    tenths(time.ticks, of: Interval.milliseconds(1).ticks) + " ms"
  }

  /// A length in points with at most one digit behind the point.
  static func text(_ length: Length) -> String {
    tenths(length.units, of: Length.unitsPerPoint) + " pt"
  }

  private static func tenths(_ value: Int64, of unit: Int64) -> String {
    let tenths = (value.magnitude * 10 + unit.magnitude / 2) / unit.magnitude
    let rest = tenths % 10
    return (value < 0 ? "−" : "") + String(tenths / 10) + (rest == 0 ? "" : ".\(rest)")
  }
}
