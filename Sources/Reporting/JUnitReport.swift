internal import ChatScenarios
internal import Experiments
internal import FrameMetrics

/// JUnit XML: a suite for each run, a test case for each budget and one for its repeatability.
///
/// There is no time of the host in a record, so all times are 0; virtual times are the values that
/// the cases are about.
///
/// Source: BM-EXP-3, the reports of Apache Ant and Jenkins.
enum JUnitReport {
  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    mutating func add(_ other: Counts) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
    }

    var attributes: String {
      "tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
    }
  }

  /// The document; each run that was compared with a baseline has a case for that as well.
  static func xml(of record: RunRecord, _ baseline: ComparedBaseline = .none) -> [UInt8] {
    var total = Counts()
    var lines: [String] = []
    for (run, label) in zip(record.runs, RunLabels.of(record.runs)) {
      let (counts, suite) = suite(run, label, baseline.findings(of: run))
      total.add(counts)
      lines += suite
    }
    let (counts, suite) = suite(of: baseline)
    total.add(counts)
    lines += suite
    let head = "<testsuites name=\"timeline-bench\" \(total.attributes) time=\"0\">"
    let all = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", head] + lines + ["</testsuites>", ""]
    return Array(all.joined(separator: "\n").utf8)
  }

  private static func suite(
    _ run: RunEntry,
    _ label: String,
    _ findings: [BaselineFinding]?
  ) -> (Counts, [String]) {
    var counts = Counts()
    var lines = ["    <properties>"]
    for (name, value) in properties(of: run) {
      lines.append("      <property name=\"\(name)\" value=\"\(XMLText.escaped(value))\"/>")
    }
    lines.append("    </properties>")
    let command = ReproduceCommand.text(of: run)
    counts.tests += 1
    if run.isRepeatable {
      lines.append(element(run, "two runs give the same trace", nil))
    } else {
      counts.errors += 1
      let fault = fault("error", "digest", "two runs gave different traces", command)
      lines.append(element(run, "two runs give the same trace", fault))
    }
    if run.verdict.findings.isEmpty {
      counts.tests += 1
      counts.skipped += 1
      lines.append(element(run, "budgets", "<skipped message=\"there is no budget\"/>"))
    }
    for finding in run.verdict.findings {
      counts.tests += 1
      let metric = finding.budget.metric.name.description
      let bound = "\(finding.budget.bound.symbol) \(NumberText.rounded(finding.budget.limit))"
      let value = finding.measured.map(NumberText.rounded) ?? "not measured"
      let message = "\(metric) is \(value), must be \(bound)"
      if !finding.isMet { counts.failures += 1 }
      var content = finding.isMet ? nil : fault("failure", "budget", message, command)
      if finding.isSkipped {
        counts.skipped += 1
        content = "<skipped message=\"the run lacks what the budget needs\"/>"
      }
      lines.append(element(run, "\(metric) \(bound)", content))
    }
    if let findings {
      let fault = fault(of: findings, command)
      counts.tests += 1
      if findings.contains(where: \.isRegression) {
        counts.failures += 1
      } else if fault != nil {
        counts.errors += 1
      }
      lines.append(element(run, "equal to the baseline", fault))
    }
    let head = "  <testsuite name=\"\(XMLText.escaped(label))\" \(counts.attributes) time=\"0\">"
    return (counts, [head] + lines + ["  </testsuite>"])
  }

  /// What a case of the baseline holds: the worst of the findings decides what it is.
  private static func fault(of findings: [BaselineFinding], _ command: String) -> String? {
    let message = findings.map(\.message).joined(separator: "; ")
    if findings.contains(where: \.isRegression) {
      return fault("failure", "regression", message, command)
    }
    let isIncomparable = findings.contains(where: \.isIncomparable)
    return isIncomparable ? fault("error", "baseline", message, command) : nil
  }

  /// The suite of what is wrong with the baseline itself; none if nothing is.
  private static func suite(of baseline: ComparedBaseline) -> (Counts, [String]) {
    var cases = baseline.stale.map { finding in
      (
        "\(finding.scenario.family).\(finding.scenario.slug)",
        fault("error", "baseline", finding.message, "timeline-bench gate")
      )
    }
    if baseline == .absent {
      let fault = fault("error", "baseline", "there is no baseline", "timeline-bench gate")
      cases.append(("baseline", fault))
    }
    guard !cases.isEmpty else { return (Counts(), []) }
    let counts = Counts(tests: cases.count, errors: cases.count)
    let lines = cases.map { name, fault in
      "    <testcase classname=\"\(name)\" name=\"there\" time=\"0\">\(fault)</testcase>"
    }
    let head = "  <testsuite name=\"baseline\" \(counts.attributes) time=\"0\">"
    return (counts, [head, "    <properties></properties>"] + lines + ["  </testsuite>"])
  }

  private static func properties(of run: RunEntry) -> [(String, String)] {
    var properties = [
      ("device", run.device), ("seed", String(run.seed)),
      ("digest", HexDigits.text(of: run.digest)),
    ]
    for (metric, measure) in MeasuredValues.of(run) {
      properties.append((metric.name.description, NumberText.text(measure.value)))
    }
    return properties
  }

  private static func fault(
    _ kind: String,
    _ type: String,
    _ message: String,
    _ command: String
  ) -> String {
    "<\(kind) type=\"\(type)\" message=\"\(XMLText.escaped(message))\">"
      + XMLText.escaped(command) + "</\(kind)>"
  }

  private static func element(_ run: RunEntry, _ name: String, _ content: String?) -> String {
    let family = run.family
    let start =
      "    <testcase classname=\"\(family).\(run.slug)\""
      + " name=\"\(XMLText.escaped(name))\" time=\"0\""
    return content.map { start + ">" + $0 + "</testcase>" } ?? start + "/>"
  }
}
