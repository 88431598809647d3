import TestSupport
import ChatScenarios
import TestSupport
import Testing
import TimelineRecorder
import TimelineTrace

/// A recording of an app, judged like a scenario.
@Suite struct VerifyCommandTests {
  private let folder = TemporaryFolder()
  private let command = CommandProcess()

  /// What an app records that opens a chat: a number of settle passes, and frames of five rows.
  private func recording(passes: Int, delay: Double = 0.032, jumpPt: Double = 0) -> String {
    let screen = RecordedScreen(widthPt: 390, heightPt: 700)
    let recorder = AppRecorder(screen: screen, startedAt: 77.5)
    var now = 77.5
    recorder.covered(at: now)
    recorder.mounted(rows: 5, at: now)
    for index in 1...passes {
      now += delay
      let isStill = index > passes - 3
      recorder.settlePass(isStill ? .still : .moved, because: isStill ? .none : .rowHeight, at: now)
    }
    recorder.revealed(.still, at: now)
    for frame in 0..<30 {
      let rows = (0..<5).map { row in
        let jump = frame > 10 && row == 2 ? jumpPt : 0
        return RecordedRow(id: "row-\(row)", topPt: Double(row) * 120 + jump, heightPt: 120)
      }
      now += 1.0 / 60
      recorder.frame(offsetPt: 0, contentHeightPt: 600, rows: rows, state: .following, at: now)
    }
    return folder.write("app.trace", recorder.finish(at: now))
  }

  /// What an app records that sends a message, and learns so often that it was stored.
  private func recordingOfMessage(stored times: Int) -> String {
    let recorder = AppRecorder(screen: RecordedScreen(widthPt: 390, heightPt: 700), startedAt: 5)
    recorder.dataBegan(at: 5)
    recorder.sent(message: 0, at: 5.5)
    for second in 0..<times { recorder.stored(message: 0, at: 6 + Double(second)) }
    return folder.write("message-\(times).trace", recorder.finish(at: 9))
  }

  @Test func `A recording that opens in 7 passes keeps the budgets`() {
    let result = command.run("verify", "--trace", recording(passes: 7))
    #expect(result.code == 0 && result.complaints.isEmpty)
    #expect(result.output.contains("\nverify: 4 budgets kept, 0 missed\n"))
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("reveal.ms") && $0.contains(" 224 ms  ≤ 2016 ms  pass") })
  }

  @Test func `A recording that needs 70 passes misses them with exit code 2 and the command`() {
    let path = recording(passes: 70)
    let result = command.run("verify", "--trace", path)
    #expect(result.code == 2)
    #expect(
      result.lines == [
        "timeline-bench: \(path): reveal.ms is 2240 ms, must be ≤ 2016 ms; timeline-bench verify "
          + "--trace \(path)",
        "timeline-bench: \(path): reveal.passes is 70, must be ≤ 63; timeline-bench verify --trace "
          + path,
      ]
    )
  }

  @Test func `A row that jumps after the reveal misses the budget of the residual`() {
    let result = command.run("verify", "--trace", recording(passes: 7, jumpPt: 300))
    #expect(result.code == 2)
    #expect(result.complaints.contains("reveal.residual is "))
  }

  @Test func `Own budgets are judged, for every trace and for one`() {
    let budgets = folder.write(
      "own.json",
      #"""
      {"schema": "timelinebench.budgets/1", "everyScenario": {"reveal.ms": {"atMost": 300}},
       "scenarios": {"open": {"reveal.passes": {"equals": 8}}}}
      """#
    )
    let path = recording(passes: 7)
    #expect(command.run("verify", "--trace", path, "--budgets", budgets).code == 0)
    let one = command.run("verify", "--trace", path, "--budgets", budgets, "--as", "open")
    #expect(one.code == 2 && one.complaints.contains("reveal.passes is 7, must be = 8"))
    let none = command.run("verify", "--trace", path, "--budgets", budgets, "--as", "opn")
    #expect(none.code == 1 && none.complaints.contains("there are no budgets of opn"))
    #expect(none.complaints.contains("; nearest: open"))
  }

  /// M-DATA-1.
  @Test func `A recorded message that is stored twice misses its budget with exit code 2`() {
    let budgets = folder.write(
      "data.json",
      #"""
      {"schema": "timelinebench.budgets/1",
       "everyScenario": {"data.duplicateSends": {"equals": 0}}}
      """#
    )
    for (times, code) in [(1, 0), (2, 2)] as [(Int, Int32)] {
      let path = recordingOfMessage(stored: times)
      let result = command.run("verify", "--trace", path, "--budgets", budgets)
      #expect(result.code == code)
      let line =
        "timeline-bench: \(path): data.duplicateSends is 1, must be = 0; timeline-bench verify "
        + "--trace \(path) --budgets \(budgets)"
      #expect(result.lines == (code == 0 ? [] : [line]))
    }
    // Without a record of the data side nothing is known, which keeps no budget.
    let silent = command.run("verify", "--trace", recording(passes: 7), "--budgets", budgets)
    #expect(silent.code == 2)
    #expect(silent.complaints.contains("data.duplicateSends is not measured, must be = 0"))
  }

  @Test func `A trace of the model is judged as in its run, in both forms`() {
    let out = folder.path + "/run"
    #expect(command.run("run", "reveal/rows-settle", "--quiet", "--out", out).code == 0)
    let budgets = CommandProcess.root + "/Benchmarks/Budgets/reveal.json"
    let golden = CommandProcess.root + "/Tests/Golden/reveal-rows-settle.txt"
    for trace in [out + "/traces/reveal/rows-settle.trace", golden] {
      let result = command.run(
        "verify",
        "--trace",
        trace,
        "--budgets",
        budgets,
        "--as",
        "rows-settle"
      )
      #expect(result.code == 0)
      #expect(result.output.contains("\nverify: 8 budgets kept, 0 missed\n"))
    }
  }

  @Test func `A trace with a flaw is told with its place`() {
    let path = folder.write("x.trace", "timelinetrace/1\n0 beban\n")
    let result = command.run("verify", "--trace", path)
    #expect(result.code == 1)
    #expect(
      result.complaints
        == "timeline-bench: \(path): byte 18: BM-TIER-1: there is no such record\n"
    )
    #expect(command.run("verify").complaints.contains("verify what? --trace FILE"))
    #expect(command.run("verify", "x").complaints.contains("verify takes no x"))
  }
}
